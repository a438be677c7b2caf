import { maskedWords } from "./mask.ts";
import type { Pair, Said } from "./pair.ts";
import { sentencesOf } from "./repetition.ts";
import { stemOf } from "./stems.ts";
import type { Text } from "./texts.ts";

const fewestWords = 6;
/** Below this, two sentences on the same fact ("kare açı yapar") would be taken for one. */
const fewestShared = 4;
const mostAlike = 0.5;
/** People are listed by what they are known for. */
const facts = "sign guide: Ünlüler";

type Sentence = Said & { key: string; stems: Set<string> };

/** Sentences of any two texts that share half of what their words weigh, once names are masked. */
export function nearDuplicates(texts: Text[]): Pair[] {
  const sentences = texts.filter(({ kind }) => kind !== facts).flatMap(sentencesWithStems);
  const weigh = scaleOf(sentences);
  const containing = new Map<string, Sentence[]>();
  return sentences.flatMap((other): Pair[] => {
    const shared = new Map<Sentence, number>();
    for (const stem of other.stems) {
      const earlier = containing.get(stem) ?? [];
      for (const one of earlier) shared.set(one, (shared.get(one) ?? 0) + 1);
      containing.set(stem, earlier);
      earlier.push(other);
    }
    const one = [...shared.keys()].find((sentence) =>
      isAlike(sentence, other, shared.get(sentence)!, weigh),
    );
    return one ? [{ rule: "near-duplicate sentence", one, other }] : [];
  });
}

type Scale = (stems: Iterable<string>) => number;

/** What every other sentence says too (“yani”, “derece”, “karşısında”) weighs less than a barber. */
function scaleOf(sentences: Sentence[]): Scale {
  const frequency = new Map<string, number>();
  for (const { stems } of sentences)
    for (const stem of stems) frequency.set(stem, (frequency.get(stem) ?? 0) + 1);
  const rarity = (stem: string) => Math.log(1 + sentences.length / frequency.get(stem)!);
  return (stems) => [...stems].reduce((sum, stem) => sum + rarity(stem), 0);
}

/** Sentences that are equal word for word are reported as repeated sentences instead. */
function isAlike(one: Sentence, other: Sentence, count: number, weigh: Scale): boolean {
  if (count < fewestShared || one.key === other.key) return false;
  const both = weigh([...one.stems].filter((stem) => other.stems.has(stem)));
  return both / (weigh(one.stems) + weigh(other.stems) - both) >= mostAlike;
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
