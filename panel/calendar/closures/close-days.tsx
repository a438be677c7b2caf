import { useState } from "react";
import { spansOf } from "../../../booking/hours.ts";
import { addDays, isDay } from "../../../booking/istanbul-time.ts";
import { slotsOf } from "../../../booking/slots.ts";
import type { ClosedAnswer, PanelAppointment } from "../../../contract/panel/calls.ts";
import { longestClosingReason } from "../../../contract/panel/lengths.ts";
import { mostDaysToClose } from "../../../contract/panel/limits.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { DayField } from "../../components/day-field.tsx";
import { Field } from "../../components/field.tsx";
import { Form } from "../../components/form.tsx";
import { Sheet } from "../../components/sheet.tsx";
import { ApiError, call } from "../../data/api.ts";
import { useNow } from "../../data/clock.tsx";
import { useSettings } from "../../data/settings.ts";
import { daysBetween, todayInIstanbul } from "../../words/day-words.ts";
import { closedInWords } from "../../words/hours-in-words.ts";

/** Keeps the browser from taking a year of five digits. */
const latest = "2099-12-31";

const nothing = (today: string) => ({
  first: today,
  last: "",
  isWhole: true,
  times: [] as string[],
  reason: "",
});

type Props = { onLeave(): void; onBooked(booked: PanelAppointment[]): void };

/** A day, or several in a row; all of it, or some of its hours. */
export function CloseDays({ onLeave, onBooked }: Props) {
  const today = todayInIstanbul(useNow());
  const { hours } = useSettings();
  const [choice, setChoice] = useState(() => nothing(today));
  const change = (changes: Partial<typeof choice>) => setChoice({ ...choice, ...changes });
  const { first, last, isWhole, times, reason } = choice;
  const until = last || first;
  // While a year is being typed, what is there may be no day, or a thousand years of them.
  const isNear = [first, until].every(isDay) && until <= addDays(first, mostDaysToClose);
  const days = isNear ? daysBetween(first, until) : [];
  const offered = [...new Set(days.flatMap((day) => slotsOf({ day, hours })))].sort();
  const chosen = times.filter((time) => offered.includes(time));
  function toggle(time: string) {
    const others = times.filter((other) => other !== time);
    change({ times: times.includes(time) ? others : [...times, time] });
  }
  async function onSend() {
    if (!isWhole && chosen.length === 0)
      throw new ApiError(0, { message: "En az bir saat seçin." });
    const spans = isWhole ? [{ from: "", to: "" }] : spansOf(chosen, hours.step);
    const closings = spans.map((span) => ({ firstDay: first, lastDay: until, ...span }));
    const answer = await call<ClosedAnswer>("POST", panelPaths.closed, { closings, reason });
    onLeave();
    onBooked(answer.booked);
    return { text: closedInWords(answer, isWhole), undo: answer.undo };
  }
  return (
    <Sheet title="Gün kapat" onClose={onLeave}>
      <Form
        submit={isWhole ? "Günü kapat" : "Saatleri kapat"}
        changes="settings"
        send={onSend}
        about={{ range_backwards: "last", closing_too_long: "last" }}
      >
        {(wrong) => (
          <>
            <div className="two-fields">
              <Field label="Gün">
                <DayField
                  day={first}
                  onDay={(first) => change({ first })}
                  min={today}
                  max={latest}
                  required
                />
              </Field>
              <Field label="Son gün" hint="Tek gün için boş bırakın." wrong={wrong("last")}>
                <DayField
                  name="last"
                  day={last}
                  onDay={(last) => change({ last })}
                  min={today}
                  max={latest}
                />
              </Field>
            </div>
            <fieldset className="choice">
              <legend>Ne kadarı</legend>
              <label>
                <input
                  type="radio"
                  name="extent"
                  checked={isWhole}
                  onChange={() => change({ isWhole: true })}
                />{" "}
                Bütün gün
              </label>
              <label>
                <input
                  type="radio"
                  name="extent"
                  checked={!isWhole}
                  onChange={() => change({ isWhole: false })}
                />{" "}
                Belirli saatler
              </label>
            </fieldset>
            {!isWhole && (
              <fieldset className="hour-choice">
                <legend>Saatler</legend>
                {offered.map((time) => (
                  <label key={time}>
                    <input
                      type="checkbox"
                      checked={times.includes(time)}
                      onChange={() => toggle(time)}
                    />
                    <span>{time}</span>
                  </label>
                ))}
              </fieldset>
            )}
            <Field label="Neden" hint="Yalnızca panelde görünür.">
              <input
                value={reason}
                onChange={({ target }) => change({ reason: target.value })}
                maxLength={longestClosingReason}
                autoComplete="off"
              />
            </Field>
          </>
        )}
      </Form>
    </Sheet>
  );
}
