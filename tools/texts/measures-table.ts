import { habitNames } from "./habits.ts";
import type { Likeness } from "./likeness.ts";
import { measuresOf } from "./measures.ts";
import { isShared } from "./moves.ts";
import type { Text } from "./texts.ts";

const heads = ["texts", "words", "± text", "item", "± item", ...habitNames, "moves", "alike"];

export const legend = `± text, ± item: how much lengths differ (standard deviation by mean); item: words of an item;
${habitNames.join(", ")}: per 1,000 words; moves: texts that share one with more
than a quarter of their kind; alike: passages with a near-duplicate.`;

/** A row for each kind or file and one for all. "sign guide" sums up "sign guide: Taşlar" and its like. */
export function measuresTable(texts: Text[], by: "kind" | "file", likeness: Likeness): string {
  const namesOf = ({ kind, name }: Text) =>
    by === "file" ? [name.split(" ")[0]!] : [...new Set([kind.split(":")[0]!, kind])];
  const names = new Set(texts.flatMap(namesOf));
  const rows = [
    [by, ...heads],
    ...[...names].map((name) => [
      name,
      ...cells(
        texts.filter((text) => namesOf(text).includes(name)),
        likeness,
      ),
    ]),
    ["all", ...cells(texts, likeness)],
  ];
  return aligned(rows);
}

function cells(texts: Text[], { moves, pairs }: Likeness): string[] {
  const measures = measuresOf(texts);
  const { textVariation, itemWords, itemVariation, perThousandWords } = measures;
  const moving = new Set(moves.filter(isShared).flatMap((move) => move.texts));
  const alike = new Set(pairs.flatMap(({ one, other }) => [one.passage, other.passage]));
  return [
    String(measures.texts),
    String(measures.words),
    digits(textVariation, 2),
    digits(itemWords, 1),
    digits(itemVariation, 2),
    ...habitNames.map((habit) => digits(perThousandWords[habit], 1)),
    String(texts.filter((text) => moving.has(text)).length),
    String(texts.flatMap(({ passages }) => passages.filter((part) => alike.has(part))).length),
  ];
}

const digits = (number: number | undefined, places: number) => number?.toFixed(places) ?? "–";

function aligned(rows: string[][]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows
    .map(([name, ...numbers]) =>
      [name!.padEnd(widths[0]!), ...numbers.map((cell, at) => cell.padStart(widths[at + 1]!))].join(
        "  ",
      ),
    )
    .join("\n");
}
