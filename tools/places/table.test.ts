import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { placeTable } from "./table.ts";

const kept = readFileSync("server/clients/places.tsv", "utf8");

test("The committed table of places is what npm --prefix tools run places writes", () => {
  expect(placeTable() === kept).toBe(true);
});

test("It holds all 81 il and all 973 ilçe, each within its il", () => {
  const [, rest] = kept.split("@TR Europe/Istanbul\n");
  const rows = rest!
    .slice(0, rest!.indexOf("\n@"))
    .split("\n")
    .map((line) => line.split("\t"));
  const provinces = new Map(rows.filter(([, il]) => il === "").map((row) => [row[0]!, row]));
  const districts = rows.filter(([, il]) => il !== "");
  expect([provinces.size, districts.length]).toEqual([81, 973]);
  expect(new Set(districts.map(([name, il]) => `${name} ${il}`)).size).toBe(973);
  for (const [name, il, latitude, longitude] of districts) {
    const [, , north, east] = provinces.get(il!)!;
    const far =
      Math.hypot(Number(latitude) - Number(north), Number(longitude) - Number(east)) / 100;
    // In degrees: Anamur is that far from Mersin, and none farther from its own centre.
    expect(far, `${name} ${il}`).toBeLessThan(2);
  }
});
