import { type Finding, quoted } from "./finding.ts";
import { maskedWords } from "./mask.ts";
import type { Text } from "./texts.ts";

const shortestSentence = 5;
const runLength = 4;
const mostShared = 0.1;

const segmenter = new Intl.Segmenter("tr-TR", { granularity: "sentence" });

export function sentencesOf(text: string): string[] {
  return [...segmenter.segment(text)].map(({ segment }) => segment.trim()).filter(Boolean);
}

/** Sentences that occur twice once signs, planets, houses and numbers are masked. */
export function repeatedSentences(texts: Text[]): Finding[] {
  const first = new Map<string, string>();
  return texts
    .flatMap(({ passages }) => passages)
    .flatMap(({ file, line, text }) =>
      sentencesOf(text).flatMap((sentence): Finding[] => {
        const words = maskedWords(sentence);
        if (words.length < shortestSentence) return [];
        const key = words.join(" ");
        const place = first.get(key);
        first.set(key, place ?? `content/${file}:${line}`);
        if (!place) return [];
        return [
          {
            file,
            line,
            rule: "repeated sentence",
            message: `${quoted(sentence)} also stands at ${place}`,
          },
        ];
      }),
    );
}

/** Pairs of texts of one kind that share more than a tenth of the shorter one's four-word runs. */
export function sharedRuns(texts: Text[]): Finding[] {
  const withRuns = texts.map((text) => ({ ...text, runs: runsOf(text) }));
  return withRuns.flatMap((one, index) =>
    withRuns.slice(index + 1).flatMap((other): Finding[] => {
      const least = Math.min(one.runs.size, other.runs.size);
      if (one.kind !== other.kind || least === 0) return [];
      const shared = [...one.runs.intersection(other.runs)];
      if (shared.length <= least * mostShared) return [];
      const { file, line } = other.passages[0]!;
      const message = `shares ${shared.length} of ${least} four-word runs with content/${one.name}, such as ${quoted(shared[0]!)}`;
      return [{ file, line, rule: "shared runs", message }];
    }),
  );
}

function runsOf({ passages }: Text): Set<string> {
  return new Set(
    passages.flatMap(({ text }) => {
      const words = maskedWords(text);
      return words
        .slice(runLength - 1)
        .map((_, index) => words.slice(index, index + runLength).join(" "));
    }),
  );
}
