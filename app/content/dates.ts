import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { z } from "zod";
import { sourceTexts } from "./source-texts.ts";

export const datesFile = "content/dates.json";

const day = z.iso.date();
const textDates = z.strictObject({
  /** Of the text after its last change. */
  digest: z.string(),
  published: day,
  modified: day,
});

/** By address. */
export const datesSchema = z.strictObject({ texts: z.record(z.string(), textDates) });

export type TextDates = z.infer<typeof textDates>;
export type Dates = Record<string, TextDates>;

export const readDates = (): Dates =>
  datesSchema.parse(JSON.parse(readFileSync(datesFile, "utf8"))).texts;

export const readSourceTexts = () => sourceTexts((file) => readFileSync(file, "utf8"));

export function digestOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

/** New and changed texts get today's date; removed ones lose theirs. */
export function datesOn(today: string, texts: Map<string, string>, before: Dates): Dates {
  const entries = [...texts].map(([address, text]) => {
    const digest = digestOf(text);
    const old = before[address];
    const published = old?.published ?? today;
    return [address, old?.digest === digest ? old : { digest, published, modified: today }];
  });
  return Object.fromEntries(entries);
}

/** One line an address, so that changes of two people do not conflict in Git. */
export function datesInJson(dates: Dates): string {
  const lines = Object.entries(dates).map(
    ([address, entry]) => `${JSON.stringify(address)}: ${JSON.stringify(entry)}`,
  );
  return `{ "texts": {\n${lines.join(",\n")}\n} }\n`;
}
