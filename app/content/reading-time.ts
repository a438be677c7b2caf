import { countWords } from "./text.ts";

/** Words a minute. */
const pace = 200;

export function readingMinutes(html: string): number {
  return Math.max(1, Math.ceil(countWords(html.replace(/<[^>]+>/g, " ")) / pace));
}
