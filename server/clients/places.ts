import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import type { BirthPlace } from "../../booking/birth.ts";
import { fold } from "../../booking/fold-letters.ts";

const mostFound = 12;
/** Lines read before other work runs: all of them at once would block it for a third of a second. */
const linesAtOnce = 4000;

type Country = { country: string; plainCountry: string; zone: string };

type Known = {
  place: BirthPlace;
  /** Folded. Places abroad may have two. */
  names: string[];
  /** Name, province or state, and country, folded, with a space before each word. */
  text: string;
  weight: number;
};

/** Places of which every typed word is the beginning of a word of name, province or country. */
export async function findPlaces(search: string): Promise<BirthPlace[]> {
  const typedWords = plain(search).trim().split(" ").filter(Boolean);
  if (typedWords.length === 0) return [];
  const typed = typedWords.join(" ");
  return (await places())
    .filter(({ text }) => typedWords.every((word) => text.includes(` ${word}`)))
    .map((known) => ({
      ...known,
      rank: Math.min(...known.names.map((name) => rankOf(name, typed, typedWords))),
    }))
    .sort((one, other) => one.rank - other.rank || other.weight - one.weight)
    .slice(0, mostFound)
    .map(({ place }) => place);
}

/** 0: the whole name, 1: its beginning, 2: only the first typed word begins the name, 3: anything else. */
function rankOf(name: string, typed: string, [first]: string[]): number {
  if (name === typed) return 0;
  if (name.startsWith(typed)) return 1;
  return name.startsWith(first!) ? 2 : 3;
}

let known: Promise<Known[]> | undefined;

/** Read on first use. */
function places(): Promise<Known[]> {
  known ??= readTable().catch((error) => {
    known = undefined;
    throw error;
  });
  return known;
}

async function readTable(): Promise<Known[]> {
  const table = await readFile(join(import.meta.dirname, "places.tsv"), "utf8");
  const lines = table.split("\n");
  const read: Known[] = [];
  let within: Country = { country: "", plainCountry: "", zone: "" };
  for (let start = 0; start < lines.length; start += linesAtOnce) {
    await setImmediate();
    within = readLines(lines.slice(start, start + linesAtOnce), within, read);
  }
  return read;
}

const countries = new Intl.DisplayNames("tr", { type: "region" });

/** Adds the places of these lines. Returns the country to which the next lines belong. */
function readLines(lines: string[], before: Country, read: Known[]): Country {
  let within = before;
  // Folding all lines together is faster than one by one.
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

/** Folded, with a space for everything that is neither letter nor digit. */
function plain(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}\t\n]+/gu, " ");
}
