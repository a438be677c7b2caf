import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BirthPlace } from "../../booking/birth.ts";
import { fold } from "../../booking/fold-letters.ts";

const mostFound = 12;

/** Abroad a place may have two names. */
type Known = { place: BirthPlace; names: string[]; words: string[]; weight: number };

/** Places that begin with what was typed, or whose words do: the il, state or country may be typed as well. */
export function findPlaces(search: string): BirthPlace[] {
  const asked = wordsOf(search);
  if (asked.length === 0) return [];
  const typed = asked.join(" ");
  const found: (Known & { rank: number })[] = [];
  for (const known of places()) {
    if (!asked.every((word) => known.words.some((own) => own.startsWith(word)))) continue;
    const ranks = known.names.map((name) => rankOf(name, typed, asked));
    found.push({ ...known, rank: Math.min(...ranks) });
  }
  return found
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

function readTable(table: string): Known[] {
  const countries = new Intl.DisplayNames("tr", { type: "region" });
  const read: Known[] = [];
  let country = "";
  let zone = "";
  for (const line of table.trim().split("\n").slice(1)) {
    if (line.startsWith("@")) {
      const [code, name] = line.slice(1).split(" ") as [string, string];
      [country, zone] = [countries.of(code) ?? code, name];
      continue;
    }
    const [name, area, latitude, longitude, weight] = line.split("\t") as string[];
    const region = [area, country].filter(Boolean).join(", ");
    read.push({
      place: {
        name: name!,
        region,
        latitude: Number(latitude),
        longitude: Number(longitude),
        zone,
      },
      names: name!.split("(").map((one) => wordsOf(one).join(" ")),
      words: wordsOf(`${name} ${region}`),
      weight: Number(weight),
    });
  }
  return read;
}

function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
