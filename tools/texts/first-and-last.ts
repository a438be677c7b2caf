import { sentencesOf } from "./repetition.ts";
import type { Text } from "./texts.ts";

export function firstSentences({ passages }: Text, count: number): string[] {
  return sentencesOf(passages[0]?.text ?? "").slice(0, count);
}

export function lastSentence({ passages }: Text): string {
  return sentencesOf(passages.at(-1)?.text ?? "").at(-1) ?? "";
}
