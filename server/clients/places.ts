import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BirthPlace } from "../../booking/birth.ts";
import { fold } from "../../booking/fold-letters.ts";

const mostFound = 12;

type Known = {
  place: BirthPlace;
  /** Folded; abroad a place may have two. */
  names: string[];
  /** Name, il or state, and country, folded, with a blank before each word. */
  text: string;
  weight: number;
};

/** Places that begin with what was typed, or whose words do: the il, state or country may be typed as well. */
export function findPlaces(search: string): BirthPlace[] {
  const asked = plain(search).trim().split(" ").filter(Boolean);
  if (asked.length === 0) return [];
  const typed = asked.join(" ");
  return places()
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

let known: Known[] | undefined;

/** Read when first asked for: most days nobody is. */
function places(): Known[] {
  known ??= readTable(readFileSync(join(import.meta.dirname, "places.tsv"), "utf8"));
  return known;
}

/** Folded as a whole: a line at a time would hold everybody else for half a second. */
function readTable(table: string): Known[] {
  const countries = new Intl.DisplayNames("tr", { type: "region" });
  const folded = plain(table).split("\n");
  const read: Known[] = [];
  let country = "";
  let plainCountry = "";
  let zone = "";
  for (const [index, line] of table.split("\n").entries()) {
    const [name, area, latitude, longitude, weight] = line.split("\t");
    if (line.startsWith("@")) {
      const [code, zoneName] = line.slice(1).split(" ") as [string, string];
      country = countries.of(code) ?? code;
      plainCountry = plain(country);
      zone = zoneName;
    } else if (weight) {
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
  return read;
}

/** Letters without their marks, and a blank for whatever is neither letter nor figure. */
function plain(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}\t\n]+/gu, " ");
}
