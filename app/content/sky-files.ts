import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { moonCalendarSchema } from "./sky.ts";
import { readSkyTable } from "./sky-table.ts";

/** For build steps outside of the pages' loaders. */
export function readSkyFiles(folder = "content/sky") {
  const text = (name: string) => readFileSync(`${folder}/${name}`, "utf8");
  return {
    moons: moonCalendarSchema.parse(parse(text("moon.yaml"))).events,
    sky: readSkyTable(JSON.parse(text("table.json"))),
  };
}
