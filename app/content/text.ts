import { z } from "zod";

export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** One line of plain text. */
export const line = z
  .string()
  .min(1)
  .refine(
    (text) => text === text.trim() && !/\s{2,}|\n/.test(text),
    "stray spaces or a line break",
  );

/** A page's title without the academy's name. */
export const pageTitle = line.max(60);

/** A page's meta description. */
export const pageDescription = line.min(60).max(165);

export const titled = z.strictObject({ title: line, description: line });

/** The beginning of a text, cut at a word, as a page's description. */
export function opening(text: string, most = 155): string {
  const flat = text.replace(/\s+/g, " ").trim();
  if (flat.length <= most) return flat;
  return `${flat.slice(0, flat.lastIndexOf(" ", most)).replace(/[,;:.–-]+$/, "")}…`;
}

/** The first sentence. Ordinal numbers, as in “7. ev” or “III. Murad”, do not end it. */
export function firstSentence(text: string): string {
  return /^.+?(?<!\d|(?<!\p{L})[IVX]+)[.!?…]”?(?=\s[\p{Lu}\p{N}“(]|$)/u.exec(text)?.[0] ?? text;
}
