import type { ChangeAnswer, PanelAppointment } from "../../contract/panel/calls.ts";
import type { ApiError } from "../data/api.ts";
import type { Changed } from "../data/use-change.ts";
import { isOutdated } from "./outdated.ts";

/** Browsers send about as many requests to one server at a time. */
const atOnce = 6;

/**
 * Answers several requests, each with a change of its own. The text names those that were refused; one undo takes the
 * others back. If all were refused, the first refusal is thrown.
 */
export async function answerAll(
  appointments: PanelAppointment[],
  send: (appointment: PanelAppointment) => Promise<ChangeAnswer>,
  textOf: (count: number) => string,
): Promise<Changed> {
  const answers: ChangeAnswer[] = [];
  const refusals: { name: string | null; problem: ApiError }[] = [];
  const waiting = [...appointments];
  async function work() {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { name } = next;
      await send(next).then(
        (answer) => answers.push(answer),
        (problem: ApiError) => refusals.push({ name, problem }),
      );
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  if (answers.length === 0) throw refusals[0]!.problem;
  const refused = Map.groupBy(refusals, ({ problem }) =>
    isOutdated(problem) ? "; bu arada değişmiş." : `. ${problem.message}`,
  );
  const refusedInWords = [...refused].map(
    ([why, of]) => ` Yapılamayan: ${of.map(({ name }) => name).join(", ")}${why}`,
  );
  return {
    text: textOf(answers.length) + refusedInWords.join(""),
    undo: answers.map(({ undo }) => undo),
    appointments: answers.map(({ appointment }) => appointment!),
  };
}
