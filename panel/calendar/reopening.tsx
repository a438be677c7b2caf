import "./reopening.css";
import type { CloseAnswer } from "../../contract/panel/calls.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { type ApiError, call } from "../data/api.ts";
import { useChange } from "../data/use-change.ts";
import { fullDay } from "../words/day-words.ts";
import { type DayHours, openedInWords } from "../words/hours-in-words.ts";

/** A closing with its days in words, or hours of a day. */
export type ToOpen = { id: string; days: string[] } | DayHours;

/** Opens what is closed, as a change that can be taken back. */
export function useReopening(onReopened: () => void, onRefused?: (problem: ApiError) => void) {
  return useChange(
    async (opened: ToOpen) => {
      const { undo } = await ("id" in opened
        ? call<CloseAnswer>("DELETE", panelPaths.closing(opened.id))
        : call<CloseAnswer>("POST", panelPaths.reopen, opened));
      onReopened();
      // A second tap finds nothing to open, and must not cover the offer of the first.
      return undo && { text: openedInWords(opened), undo };
    },
    // Several hours may be opened in quick succession.
    { changes: "settings", mayOverlap: true, onRefused },
  );
}

/** A day's closed hours, each to be opened by itself. */
export function HourButtons({
  day,
  times,
  onOpen,
}: {
  day: string;
  times: string[];
  onOpen(time: string): void;
}) {
  return (
    <p className="hour-buttons">
      {times.map((time) => (
        <button
          key={time}
          type="button"
          aria-label={`${time} aç: ${fullDay(day)}`}
          onClick={() => onOpen(time)}
        >
          {time} <span>aç</span>
        </button>
      ))}
    </p>
  );
}
