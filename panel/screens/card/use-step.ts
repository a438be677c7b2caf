import { useRef } from "react";
import type { ChangeAnswer, PanelAppointment } from "../../../contract/panel/calls.ts";
import { call, type Refused } from "../../data/api.ts";
import { useSay } from "../../shell/toast.tsx";

/** Takes one step with an appointment as it is shown; says so and offers to take it back. */
export function useStep({ version }: PanelAppointment, onRefused: () => void) {
  const say = useSay();
  const isBusy = useRef(false);
  /**
   * Answers with the version that it left, or with what was refused: then the fresh card is asked for.
   * A second tap, while the first is on its way, answers nothing.
   */
  return async (
    path: string,
    wanted: object,
    words: string,
  ): Promise<number | Refused | undefined> => {
    if (isBusy.current) return undefined;
    isBusy.current = true;
    try {
      const answer = await call<ChangeAnswer>("POST", path, { version, ...wanted });
      say.done(words, answer.undo);
      return answer.appointment!.version;
    } catch (error) {
      onRefused();
      return error as Refused;
    } finally {
      isBusy.current = false;
    }
  };
}
