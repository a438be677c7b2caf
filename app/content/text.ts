import { z } from "zod";

export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** One line of plain text: an editor's stray break or space is a mistake worth naming. */
export const line = z
  .string()
  .min(1)
  .refine(
    (text) => text === text.trim() && !/\s{2,}|\n/.test(text),
    "stray spaces or a line break",
  );

/** A page title as a browser tab and a search result show it, without the academy's name. */
export const pageTitle = line.max(60);

/** What a search result shows below the title. */
export const pageDescription = line.min(60).max(165);

export const titled = z.strictObject({ title: line, description: line });

/** The opening of a longer text, cut at a word, for pages whose text is their own description. */
export function opening(text: string, most = 155): string {
  const flat = text.replace(/\s+/g, " ").trim();
  if (flat.length <= most) return flat;
  return `${flat.slice(0, flat.lastIndexOf(" ", most)).replace(/[,;:.–-]+$/, "")}…`;
}

/** The first sentence of a text. A number with a full stop, as in “7. ev” or “III. Murad”, ends none. */
export function firstSentence(text: string): string {
  return /^.+?(?<!\d|(?<!\p{L})[IVX]+)[.!?…]”?(?=\s[\p{Lu}\p{N}“(]|$)/u.exec(text)?.[0] ?? text;
}
