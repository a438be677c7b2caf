import { holidays } from "../../../booking/holidays.ts";
import { slotsOf } from "../../../booking/slots.ts";
import type { CloseAnswer, ClosedSlot } from "../../../contract/panel/calls.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { call } from "../../data/api.ts";
import { useSettings } from "../../data/settings.tsx";
import { useChange } from "../../data/use-change.ts";
import { fullDay, shortDay } from "../../parts/day-words.ts";
import { publicHoliday } from "./days-to-close.ts";

/** One day with its closed hours, to be opened together or one by one. */
export function ClosedDay({
  day,
  slots,
  onReopened,
}: {
  day: string;
  slots: ClosedSlot[];
  /** The pressed button is about to go: the focus needs another place. */
  onReopened(): void;
}) {
  const { hours } = useSettings();
  const times = slots.map(({ timeSlot }) => timeSlot);
  const isWhole = slotsOf({ day, hours }).every((time) => times.includes(time));
  const reopening = useChange(
    async (opened: string[]) => {
      const { undo } = await call<CloseAnswer>("POST", panelPaths.reopen, { day, times: opened });
      onReopened();
      // A second tap finds nothing to open, and must not cover the offer of the first.
      if (!undo) return undefined;
      const hours = opened.length === 1 ? opened[0] : "saatler";
      return { text: `${shortDay(day)}: ${hours} açıldı.`, undo };
    },
    // One hour after the other, as fast as they are tapped.
    { changes: "appointments", mayOverlap: true },
  );
  return (
    <li className="closed-day">
      <div>
        <h2>{fullDay(day)}</h2>
        <p>{reasonsOf(day, slots)}</p>
      </div>
      <button
        type="button"
        className="button small ghost"
        aria-label={`${isWhole ? "Günü aç" : "Hepsini aç"}: ${fullDay(day)}`}
        onClick={() => reopening.start(times)}
      >
        {isWhole ? "Günü aç" : "Hepsini aç"}
      </button>
      <details>
        <summary>{isWhole ? "Bütün gün" : times.join(", ")}</summary>
        <p className="hour-buttons">
          {times.map((time) => (
            <button
              key={time}
              type="button"
              aria-label={`${time} saatini aç: ${fullDay(day)}`}
              onClick={() => reopening.start([time])}
            >
              {time} <span>aç</span>
            </button>
          ))}
        </p>
      </details>
    </li>
  );
}

/** A holiday by its own name. */
function reasonsOf(day: string, slots: ClosedSlot[]): string {
  const holiday = holidays.find((known) => known.day === day);
  const reasons = slots.map(({ reason }) =>
    holiday && reason === publicHoliday ? holiday.name : reason,
  );
  return [...new Set(reasons)].filter(Boolean).join(", ") || "Neden yazılmamış";
}
