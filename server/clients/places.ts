import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import type { BirthPlace } from "../../booking/birth.ts";
import { fold } from "../../booking/fold-letters.ts";

const mostFound = 12;
/** Lines of the table. */
const atOnce = 4000;

type Country = { country: string; plainCountry: string; zone: string };

type Known = {
  place: BirthPlace;
  /** Folded; abroad a place may have two. */
  names: string[];
  /** Name, il or state, and country, folded, with a blank before each word. */
  text: string;
  weight: number;
};

/** Places that begin with what was typed, or whose words do: the il, state or country may be typed as well. */
export async function findPlaces(search: string): Promise<BirthPlace[]> {
  const asked = plain(search).trim().split(" ").filter(Boolean);
  if (asked.length === 0) return [];
  const typed = asked.join(" ");
  return (await places())
    .filter(({ text }) => asked.every((word) => text.includes(` ${word}`)))
    .map((known) => ({
      ...known,
      rank: Math.min(...known.names.map((name) => rankOf(name, typed, asked))),
    }))
    .sort((one, other) => one.rank - other.rank || other.weight - one.weight)
    .slice(0, mostFound)
    .map(({ place }) => place);
}

/** The whole name, its beginning, its first word with more of the region, anything else. */
function rankOf(name: string, typed: string, [first]: string[]): number {
  if (name === typed) return 0;
  if (name.startsWith(typed)) return 1;
  return name.startsWith(first!) ? 2 : 3;
}

let known: Promise<Known[]> | undefined;

/** Read when first asked for: most days nobody is. */
function places(): Promise<Known[]> {
  known ??= readTable().catch((error) => {
    known = undefined;
    throw error;
  });
  return known;
}

/** Some lines a turn: all of them at once would hold everybody else for a third of a second. */
async function readTable(): Promise<Known[]> {
  const table = await readFile(join(import.meta.dirname, "places.tsv"), "utf8");
  const lines = table.split("\n");
  const read: Known[] = [];
  let within: Country = { country: "", plainCountry: "", zone: "" };
  for (let start = 0; start < lines.length; start += atOnce) {
    await setImmediate();
    within = readLines(lines.slice(start, start + atOnce), within, read);
  }
  return read;
}

const countries = new Intl.DisplayNames("tr", { type: "region" });

/** Adds the places of these lines, and answers with the country that the next ones belong to. */
function readLines(lines: string[], before: Country, read: Known[]): Country {
  let within = before;
  // Folded together: one at a time takes longer.
  const folded = plain(lines.join("\n")).split("\n");
  for (const [index, line] of lines.entries()) {
    const [name, area, latitude, longitude, weight] = line.split("\t");
    if (line.startsWith("@")) {
      const [code, zone] = line.slice(1).split(" ") as [string, string];
      const country = countries.of(code) ?? code;
      within = { country, plainCountry: plain(country), zone };
    } else if (weight) {
      const { country, plainCountry, zone } = within;
      const [plainName, plainArea] = folded[index]!.split("\t") as [string, string];
      read.push({
        place: {
          name: name!,
          region: area ? `${area}, ${country}` : country,
          latitude: Number(latitude) / 100,
          longitude: Number(longitude) / 100,
          zone,
        },
        names: name!.includes("(") ? name!.split("(").map((one) => plain(one).trim()) : [plainName],
        text: ` ${plainName} ${plainArea} ${plainCountry}`,
        weight: Number(weight),
      });
    }
  }
  return within;
}

/** Letters without their marks, and a blank for whatever is neither letter nor figure. */
function plain(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}\t\n]+/gu, " ");
}
