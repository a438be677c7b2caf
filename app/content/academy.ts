import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { parse } from "yaml";
import { type Consultation, consultationsSchema } from "./consultation.ts";
import { parseMarked } from "./placeholders.ts";
import { readSite, type Site } from "./site.ts";

/** What the server has to know of content/: the shape is contract/academy.ts. */
export function academyOf(site: Site, types: Consultation[], placeholders: string[] = []) {
  return {
    name: site.name,
    firmId: site.firmId,
    consultations: types.map(({ slug, title, bookable, duration }) => ({
      slug,
      title,
      bookable,
      ...minutesIn(duration),
    })),
    placeholders,
  };
}

/** "20-25 dakika" may take 25. */
function minutesIn(duration = ""): { duration?: number } {
  const minutes = /(\d+) dakika$/.exec(duration)?.[1];
  return minutes ? { duration: Number(minutes) } : {};
}

export function academyOfSources() {
  const { site, placeholders } = readSite();
  const { types } = consultationsSchema.parse(
    parse(readFileSync("content/consultations.yaml", "utf8")),
  );
  return academyOf(site, types, [...placeholders, ...unconfirmed()]);
}

/** What /about says of the academy without its word, each statement by how it begins. */
function unconfirmed(): string[] {
  const { placeholders } = parseMarked(readFileSync("content/pages/about.yaml", "utf8"));
  return placeholders.map(({ text }) => `about.yaml: ${text.split(" ", 5).join(" ")}…`);
}

/** Written by the build, so that the server and the pages it serves never differ. */
export function writeAcademy(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(academyOfSources(), null, 2));
}
