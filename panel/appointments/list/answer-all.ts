import type { ChangeAnswer, PanelAppointment } from "../../../contract/panel/calls.ts";
import { isOutdated } from "../../components/outdated.ts";
import type { ApiError } from "../../data/api.ts";
import type { Done } from "../../data/use-toast.ts";

/** As many at once as a browser asks one server anyway. */
const atOnce = 6;

/**
 * Answers several requests, each as a change of its own: what somebody else was faster with is left alone
 * and said. One offer takes the others back. Where none could be answered, the refusal is thrown.
 */
export async function answerAll(
  appointments: PanelAppointment[],
  send: (appointment: PanelAppointment) => Promise<ChangeAnswer>,
) {
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
  const left = Map.groupBy(refusals, ({ problem }) =>
    isOutdated(problem) ? "; bu arada değişmiş." : `. ${problem.message}`,
  );
  const leftInWords = [...left].map(
    ([why, of]) => ` Yapılamayan: ${of.map(({ name }) => name).join(", ")}${why}`,
  );
  return {
    answers,
    told: (text: string): Done => ({
      text: text + leftInWords.join(""),
      undo: answers.map(({ undo }) => undo),
    }),
  };
}
