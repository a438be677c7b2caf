import "./slot-choice.css";
import { useId, useState } from "react";
import { addDays } from "../../booking/istanbul-time.ts";
import { typedTime } from "../../booking/typed-time.ts";
import type { ListAnswer } from "../../contract/panel/calls.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { withQuery } from "../data/api.ts";
import { useNow } from "../data/clock.tsx";
import { useLength, useSettings } from "../data/settings.ts";
import { usePanelQuery } from "../data/use-panel-query.ts";
import { fullDay, monthInWords, shortWeekdayOf, weekOf } from "../words/day-words.ts";
import { DayField } from "./day-field.tsx";
import { daySlots, type SlotState, slotState } from "./day-slots.ts";
import { inEvenRows } from "./even-rows.ts";
import { Field } from "./field.tsx";
import { PanelIcon, type PanelIconName } from "./panel-icon.tsx";
import { Problem } from "./states.tsx";

export type ChosenSlot = { day: string; timeSlot?: string; evenIfClosed?: true };

/** The refusal if a day was chosen without an hour. */
export const hourNeeded = "Boş bir saat seçin.";

/** A day of a week, with how much of it is free, and one of its slots that nobody has, or any other time. */
export function SlotChoice({
  consultation,
  moving,
  chosen,
  onChoose,
  wrong,
}: {
  /** Its slug, "" as long as none is chosen; it decides how long the time is. */
  consultation: string;
  /** The appointment that gets another time. */
  moving?: string;
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
  const length = useLength(consultation);
  const known = isStale ? undefined : data;
  const list = known ?? nothingKnown;
  const asked = { now, hours, length, moving };
  const slotsOf = (day: string) => daySlots(day, list, asked);
  const freeOf = (day: string) => slotsOf(day).filter(({ state }) => known && state === "free");
  // The slots are laid out before the answer arrives, so that nothing moves then.
  const slots = slotsOf(chosen.day).map((slot) => ({
    ...slot,
    state: known || slot.state !== "free" ? slot.state : ("unknown" as const),
  }));
  const isOnGrid = slots.some(({ time }) => time === chosen.timeSlot);
  const [typed, setTyped] = useState(isOnGrid ? "" : (chosen.timeSlot ?? ""));
  const shown =
    known && chosen.timeSlot ? slotState(chosen.day, chosen.timeSlot, list, asked) : undefined;
  const isPossible =
    shown?.state === "closed" ? chosen.evenIfClosed === true : shown?.state !== "taken";
  function choose(day: string, timeSlot: string | undefined) {
    if (!timeSlot) return onChoose({ day });
    const { state } = slotState(day, timeSlot, list, asked);
    onChoose({ day, timeSlot, ...(state === "closed" && { evenIfClosed: true }) });
  }
  /** A time that was typed is kept. */
  const toDay = (day: string) => choose(day, typedTime(typed));
  const turn = (days: number) => toDay(addDays(chosen.day, days));
  return (
    <div className="slot-choice">
      <div className="day-turner">
        <TurnButton label="Önceki hafta" icon="previous" onTurn={() => turn(-7)} />
        <DayField aria-label="Gün" day={chosen.day} onDay={(day) => day && toDay(day)} />
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
              onChange={() => toDay(day)}
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
        {slots.map(({ time, state }) => {
          const isChosen = shown?.time === time && isPossible;
          return (
            <label key={time} data-state={state}>
              <input
                type="radio"
                name={`${id}-time`}
                disabled={state === "taken" || state === "unknown"}
                checked={isChosen}
                onChange={() => {
                  setTyped("");
                  choose(chosen.day, time);
                }}
              />
              <span>{time}</span>
              <small>{isChosen ? "Seçildi" : stateWords[state]}</small>
            </label>
          );
        })}
        {known && freeOf(chosen.day).length === 0 && (
          <p className="none-free">Bu günde boş saat yok.</p>
        )}
      </fieldset>
      <Field
        label="Başka saat"
        hint="Çalışma saatlerinin dışında ya da geçmişte de olabilir; yalnızca başka bir randevuyla çakışamaz."
      >
        <input
          inputMode="numeric"
          autoComplete="off"
          placeholder="15:10"
          maxLength={5}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            choose(chosen.day, typedTime(target.value));
          }}
        />
      </Field>
      <p className="slot-words" role="status">
        {shown && wordsOf(shown)}
      </p>
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

/** What is to be known of the chosen time. */
function wordsOf(slot: SlotState): string {
  switch (slot.state) {
    case "taken":
      return `${slot.time} için yer yok: ${slot.appointment.timeSlot} randevusuyla çakışıyor.`;
    case "closed":
      return `${slot.time} kapalı${slot.reason && ` (${slot.reason})`}. Yine de bu randevuya veriyorsunuz; site için kapalı kalır.`;
    case "passed":
      return `${slot.time} geçti: bu randevu için danışana haber verilmez.`;
    case "free":
      return "";
  }
}

function TurnButton(turn: { label: string; icon: PanelIconName; onTurn(): void }) {
  return (
    <button type="button" aria-label={turn.label} onClick={turn.onTurn}>
      <PanelIcon name={turn.icon} />
    </button>
  );
}
