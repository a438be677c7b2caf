import "./slot-choice.css";
import { useId } from "react";
import { addDays } from "../../booking/istanbul-time.ts";
import type { ListAnswer } from "../../contract/panel/calls.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { withQuery } from "../data/api.ts";
import { useNow } from "../data/clock.tsx";
import { useSettings } from "../data/settings.ts";
import { usePanelQuery } from "../data/use-panel-query.ts";
import { fullDay, monthInWords, shortWeekdayOf, weekOf } from "../words/day-words.ts";
import { DayField } from "./day-field.tsx";
import { daySlots } from "./day-slots.ts";
import { inEvenRows } from "./even-rows.ts";
import { PanelIcon, type PanelIconName } from "./panel-icon.tsx";
import { Problem } from "./states.tsx";

export type ChosenSlot = { day: string; timeSlot?: string };

/** The refusal if a day was chosen without an hour. */
export const hourNeeded = "Boş bir saat seçin.";

/** A day of a week, with how much of it is free, and one of its free slots. */
export function SlotChoice({
  chosen,
  onChoose,
  wrong,
}: {
  chosen: ChosenSlot;
  onChoose(slot: ChosenSlot): void;
  wrong?: string;
}) {
  const id = useId();
  const week = weekOf(chosen.day);
  const { data, isStale, problem, reload } = usePanelQuery<ListAnswer>(
    withQuery(panelPaths.appointments, { baslangic: week[0], bitis: week[6] }),
  );
  const now = useNow();
  const { hours } = useSettings();
  const known = isStale ? undefined : data;
  const slotsOf = (day: string) => daySlots(day, known ?? nothingKnown, { now, hours });
  const freeOf = (day: string) => slotsOf(day).filter(({ state }) => known && state === "free");
  // The slots are laid out before the answer arrives, so that nothing moves then.
  const slots = slotsOf(chosen.day).map(({ time, state }) => ({
    time,
    state: known || state !== "free" ? state : ("unknown" as const),
  }));
  const turn = (days: number) => onChoose({ day: addDays(chosen.day, days) });
  return (
    <div className="slot-choice">
      <div className="day-turner">
        <TurnButton label="Önceki hafta" icon="previous" onTurn={() => turn(-7)} />
        <DayField aria-label="Gün" day={chosen.day} onDay={(day) => day && onChoose({ day })} />
        <TurnButton label="Sonraki hafta" icon="next" onTurn={() => turn(7)} />
      </div>
      <fieldset className="day-choice">
        <legend className="visually-hidden">Gün</legend>
        {week.map((day) => (
          <label key={day}>
            <input
              type="radio"
              name={`${id}-day`}
              checked={day === chosen.day}
              onChange={() => onChoose({ day })}
            />
            <span>{shortWeekdayOf(day)}</span> <b>{Number(day.slice(8))}</b>
            <span className="visually-hidden">
              {" "}
              {monthInWords(day)}
              {known && `, ${freeOf(day).length} boş saat`}
            </span>
            <i data-free={freeOf(day).length > 0} />
          </label>
        ))}
      </fieldset>
      <fieldset
        className="time-choice"
        style={inEvenRows(slots.length)}
        aria-describedby={wrong ? `${id}-wrong` : undefined}
        aria-busy={!known && !problem}
      >
        <legend>{fullDay(chosen.day)}</legend>
        {slots.map(({ time, state }) => (
          <label key={time} data-state={state}>
            <input
              type="radio"
              name={`${id}-time`}
              disabled={state !== "free"}
              checked={time === chosen.timeSlot && state === "free"}
              onChange={() => onChoose({ day: chosen.day, timeSlot: time })}
            />
            <span>{time}</span>
            <small>
              {time === chosen.timeSlot && state === "free" ? "Seçildi" : stateWords[state]}
            </small>
          </label>
        ))}
        {known && freeOf(chosen.day).length === 0 && (
          <p className="none-free">Bu günde boş saat yok.</p>
        )}
      </fieldset>
      {problem && <Problem problem={problem} onRetry={reload} />}
      <p id={`${id}-wrong`} className="wrong" role="alert">
        {wrong}
      </p>
    </div>
  );
}

const nothingKnown = { appointments: [] };

const stateWords = {
  free: "Boş",
  taken: "Dolu",
  closed: "Kapalı",
  passed: "Geçti",
  unknown: "…",
} as const;

function TurnButton(turn: { label: string; icon: PanelIconName; onTurn(): void }) {
  return (
    <button type="button" aria-label={turn.label} onClick={turn.onTurn}>
      <PanelIcon name={turn.icon} />
    </button>
  );
}
