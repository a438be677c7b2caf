import { type Finding, quoted } from "./finding.ts";
import type { Passage } from "./texts.ts";

/** Two places that say nearly the same. */
export type Pair = {
  rule: "near-duplicate sentence" | "repeated label";
  one: Said;
  other: Said;
};
export type Said = { passage: Passage; words: string };

/** Named at the later of the two places. */
export function pairFinding({ rule, one, other }: Pair): Finding {
  const { file, line } = other.passage;
  const place = `content/${one.passage.file}:${one.passage.line}`;
  const same = one.words === other.words ? "" : ` as ${quoted(one.words)}`;
  return { file, line, rule, message: `${quoted(other.words)} also stands at ${place}${same}` };
}
