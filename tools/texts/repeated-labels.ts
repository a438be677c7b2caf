import { maskedWords } from "./mask.ts";
import type { Pair, Said } from "./pair.ts";
import { stemOf } from "./stems.ts";
import type { Text } from "./texts.ts";

/** Their labels are names of things, and a thing has one name. */
const named = /^sign guide: (Taşlar|Renkler|Ünlüler)$/;

/** Items with the same label, in one file or two. */
export function repeatedLabels(texts: Text[]): Pair[] {
  const first = new Map<string, Said>();
  return texts
    .filter(({ kind }) => !named.test(kind))
    .flatMap(({ passages }) => passages.filter(({ item }) => item))
    .flatMap((passage): Pair[] => {
      const words = passage.label ?? "";
      if (isFact(words)) return [];
      const key = words.toLocaleLowerCase("tr-TR").split(" ").map(stemOf).join(" ");
      const one = first.get(key);
      if (one) return [{ rule: "repeated label", one, other: { passage, words } }];
      first.set(key, { passage, words });
      return [];
    });
}

/** One word names a subject ("Uyku"); signs, planets, houses and years say which ("Aslan’daki Mars"). */
function isFact(words: string): boolean {
  const masked = maskedWords(words);
  return (
    masked.length < 2 ||
    /\d/.test(words) ||
    masked.some((word) => word.startsWith("<") && word !== "<sayı>")
  );
}
