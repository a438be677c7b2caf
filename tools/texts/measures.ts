import { countWords } from "../../content-model/text.ts";
import { foundIn, type Habit, habitNames, wholeOf } from "./habits.ts";
import type { Text } from "./texts.ts";

type Measures = {
  texts: number;
  words: number;
  /** How much lengths differ: standard deviation by mean. A text is held against those of its kind. */
  textVariation: number | undefined;
  itemWords: number | undefined;
  itemVariation: number | undefined;
  perThousandWords: Record<Habit, number>;
};

export function measuresOf(texts: Text[]): Measures {
  const words = sum(texts.map((text) => text.words));
  const items = texts
    .flatMap(({ passages }) => passages)
    .filter(({ item }) => item)
    .map((passage) => countWords(wholeOf(passage)));
  const perThousand = (habit: Habit) =>
    (sum(texts.map((text) => foundIn(text, habit).length)) / words) * 1000;
  return {
    texts: texts.length,
    words,
    textVariation: deviation(
      [...Map.groupBy(texts, ({ kind }) => kind).values()].flatMap((kind) =>
        byMean(kind.map((text) => text.words)),
      ),
    ),
    itemWords: items.length > 0 ? sum(items) / items.length : undefined,
    itemVariation: deviation(byMean(items)),
    perThousandWords: Object.fromEntries(
      habitNames.map((habit) => [habit, perThousand(habit)]),
    ) as Record<Habit, number>,
  };
}

/** Each length as a share of their mean; a single one has nothing to differ from. */
function byMean(lengths: number[]): number[] {
  if (lengths.length < 2) return [];
  const mean = sum(lengths) / lengths.length;
  return lengths.map((length) => length / mean);
}

function deviation(shares: number[]): number | undefined {
  if (shares.length === 0) return undefined;
  return Math.sqrt(sum(shares.map((share) => (share - 1) ** 2)) / shares.length);
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
