import { type Move, movesOf } from "./moves.ts";
import { nearDuplicates } from "./near-duplicates.ts";
import type { Pair } from "./pair.ts";
import { repeatedLabels } from "./repeated-labels.ts";
import type { Text } from "./texts.ts";

/** What the texts have in common, and should not. */
export type Likeness = { moves: Move[]; pairs: Pair[] };

export function likenessOf(texts: Text[]): Likeness {
  return { moves: movesOf(texts), pairs: [...nearDuplicates(texts), ...repeatedLabels(texts)] };
}
