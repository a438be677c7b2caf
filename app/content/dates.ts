import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { z } from "zod";
import { sourceTexts } from "./source-texts.ts";

export const datesFile = "content/dates.json";

const day = z.iso.date();
const textDates = z.strictObject({
  /** Of the text as it was on the day of its last change. */
  digest: z.string(),
  published: day,
  modified: day,
});

/** For each address, since when its text exists and when it last changed. */
export const datesSchema = z.strictObject({ texts: z.record(z.string(), textDates) });

export type TextDates = z.infer<typeof textDates>;
export type Dates = Record<string, TextDates>;

export const readDates = (): Dates =>
  datesSchema.parse(JSON.parse(readFileSync(datesFile, "utf8"))).texts;

export const readSourceTexts = () => sourceTexts((file) => readFileSync(file, "utf8"));

export function digestOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

/** What is new or has changed gets today's date; what is gone is forgotten. */
export function datesOn(today: string, texts: Map<string, string>, before: Dates): Dates {
  const entries = [...texts].map(([address, text]) => {
    const digest = digestOf(text);
    const old = before[address];
    const published = old?.published ?? today;
    return [address, old?.digest === digest ? old : { digest, published, modified: today }];
  });
  return Object.fromEntries(entries);
}

/** A line for each, so that two people's changes meet in no line. */
export function datesInJson(dates: Dates): string {
  const lines = Object.entries(dates).map(
    ([address, entry]) => `${JSON.stringify(address)}: ${JSON.stringify(entry)}`,
  );
  return `{ "texts": {\n${lines.join(",\n")}\n} }\n`;
}
