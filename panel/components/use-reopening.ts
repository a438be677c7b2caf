import type { CloseAnswer } from "../../contract/panel/calls.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { type ApiError, call } from "../data/api.ts";
import { useChange } from "../data/use-change.ts";
import { type DayHours, openedInWords } from "../words/hours-in-words.ts";

/** Opens closed hours, however many, as one change that can be taken back. */
export function useReopening(onReopened: () => void, onRefused?: (problem: ApiError) => void) {
  return useChange(
    async (days: DayHours[]) => {
      const { undo } = await call<CloseAnswer>("POST", panelPaths.reopen, { days });
      onReopened();
      // A second tap finds nothing to open, and must not cover the offer of the first.
      return undo && { text: openedInWords(days), undo };
    },
    // One hour after the other, as fast as they are tapped.
    { changes: "appointments", mayOverlap: true, onRefused },
  );
}
