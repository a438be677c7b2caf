import { contrastsIn } from "./contrasts.ts";
import { excerpt } from "./finding.ts";
import { propsIn } from "./props.ts";
import { seriesIn } from "./series.ts";
import type { Passage, Text } from "./texts.ts";

/** What a text should season with and not live on. */
export const habits = {
  contrasts: contrastsIn,
  series: seriesIn,
  semicolons: (text: string) =>
    [...text.matchAll(/;/g)].map(({ index }) => excerpt(text, index, 1)),
  props: propsIn,
};

export type Habit = keyof typeof habits;
export const habitNames = Object.keys(habits) as Habit[];

export function foundIn({ passages }: Text, habit: Habit): { passage: Passage; found: string }[] {
  return passages.flatMap((passage) =>
    habits[habit](wholeOf(passage)).map((found) => ({ passage, found })),
  );
}

/** A passage as it is read, with its label. */
export function wholeOf({ label, text }: Passage): string {
  return label ? `${label}: ${text}` : text;
}

/** The habits of the texts of one file, each with its line, for whoever is rewriting it. */
export function habitList(texts: Text[], file: string): string {
  const own = texts.filter(({ passages }) => passages[0]?.file.startsWith(file));
  if (own.length === 0) return `No text in content/${file}.`;
  return habitNames
    .flatMap((habit) => {
      const lines = own
        .flatMap((text) => foundIn(text, habit))
        .map(({ passage, found }) => `  content/${passage.file}:${passage.line} ${found}`);
      return [`${habit}: ${lines.length}`, ...lines];
    })
    .join("\n");
}
