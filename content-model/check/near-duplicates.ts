import { maskedWords } from "./mask.ts";
import type { Pair, Said } from "./pair.ts";
import { sentencesOf } from "./repetition.ts";
import { stemOf } from "./stems.ts";
import type { Text } from "./texts.ts";

const fewestWords = 6;
/** Below this, two sentences on the same fact ("kare açı yapar") would be taken for one. */
const fewestShared = 4;
const mostAlike = 0.6;
/** People are listed by what they are known for. */
const facts = "sign guide: Ünlüler";

type Sentence = Said & { key: string; stems: Set<string> };

/** Sentences of any two texts that share most of their content words once names are masked. */
export function nearDuplicates(texts: Text[]): Pair[] {
  const sentences = texts.filter(({ kind }) => kind !== facts).flatMap(sentencesWithStems);
  const containing = new Map<string, Sentence[]>();
  return sentences.flatMap((other): Pair[] => {
    const shared = new Map<Sentence, number>();
    for (const stem of other.stems) {
      const earlier = containing.get(stem) ?? [];
      for (const one of earlier) shared.set(one, (shared.get(one) ?? 0) + 1);
      containing.set(stem, earlier);
      earlier.push(other);
    }
    const one = [...shared.keys()].find((sentence) => isAlike(sentence, other, shared));
    return one ? [{ rule: "near-duplicate sentence", one, other }] : [];
  });
}

/** What is the same word for word is a repeated sentence, and is told as one. */
function isAlike(one: Sentence, other: Sentence, shared: Map<Sentence, number>): boolean {
  const count = shared.get(one)!;
  const either = one.stems.size + other.stems.size - count;
  return count >= fewestShared && count / either >= mostAlike && one.key !== other.key;
}

function sentencesWithStems({ passages }: Text): Sentence[] {
  return passages.flatMap((passage) =>
    sentencesOf(passage.text).flatMap((words) => {
      const masked = maskedWords(words);
      if (masked.length < fewestWords) return [];
      // Three letters carry "ve", "bir", "çok", "ile": what any sentence shares with any other.
      const content = masked.filter((word) => !word.startsWith("<") && word.length > 3);
      return { passage, words, key: masked.join(" "), stems: new Set(content.map(stemOf)) };
    }),
  );
}
