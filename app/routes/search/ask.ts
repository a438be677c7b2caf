import type { AnswerFile } from "./answer-file.ts";
import { answerTo, type Card } from "./answers.ts";
import { type Found, find } from "./find.ts";
import type { SearchIndex } from "./search-index.ts";

export type Answered = Found & {
  card?: Card;
  /** How the passage begins that says the same. */
  passage?: string;
  /** The results are not what was asked for, only the nearest that there is: the card says so. */
  near: boolean;
};

/** The results of a query and, where the site knows the answer, what it says before them. */
export function ask(
  site: { index: SearchIndex; answers: AnswerFile },
  query: string,
  now: Date,
): Answered {
  const answer = answerTo(site, query, now);
  const found = find(site.index, answer?.search ?? query, answer);
  const near = answer?.near ?? false;
  const { card, passage } = answer ?? {};
  return { ...found, near, ...(card && { card }), ...(passage && { passage }) };
}
