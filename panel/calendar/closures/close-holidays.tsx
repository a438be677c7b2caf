import { useState } from "react";
import { type Holiday, holidays, slotsOfHoliday } from "../../../booking/holidays.ts";
import { closingsOf, dayGrid } from "../../../booking/hours.ts";
import { slotsOf } from "../../../booking/slots.ts";
import type { ClosedAnswer, PanelAppointment } from "../../../contract/panel/calls.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { Field } from "../../components/field.tsx";
import { Form } from "../../components/form.tsx";
import { Sheet } from "../../components/sheet.tsx";
import { ApiError, call } from "../../data/api.ts";
import { useNow } from "../../data/clock.tsx";
import { useSettings } from "../../data/settings.ts";
import { fullDay, todayInIstanbul } from "../../words/day-words.ts";
import { closedInWords } from "../../words/hours-in-words.ts";
import { publicHoliday } from "./public-holidays.ts";

/** The year's public holidays, closed together. */
export function CloseHolidays({
  onLeave,
  onBooked,
}: {
  onLeave(): void;
  onBooked(booked: PanelAppointment[]): void;
}) {
  const today = todayInIstanbul(useNow());
  const coming = holidays.filter(({ day }) => day >= today);
  const years = [...new Set(coming.map(({ day }) => day.slice(0, 4)))];
  const { hours } = useSettings();
  const [year, setYear] = useState(years[0]);
  const [leftOut, setLeftOut] = useState<string[]>([]);
  const isClosed = (holiday: Holiday) => {
    const grid = dayGrid({ day: holiday.day, hours });
    const ofHoliday = slotsOfHoliday(holiday, hours);
    return grid.every(
      ({ slot, closing }) => !ofHoliday.includes(slot) || (closing && closing.weekday === null),
    );
  };
  const ofYear = coming.filter(({ day }) => day.slice(0, 4) === year);
  const chosen = ofYear.filter((holiday) => !isClosed(holiday) && !leftOut.includes(holiday.day));
  async function onSend() {
    if (chosen.length === 0) throw new ApiError(0, { message: "En az bir gün seçin." });
    const days = chosen.map((holiday) => {
      const { day } = holiday;
      const times = slotsOfHoliday(holiday, hours);
      return times.length < slotsOf({ day, hours }).length ? { day, times } : { day };
    });
    const body = { closings: closingsOf(days, hours.step), reason: publicHoliday };
    const answer = await call<ClosedAnswer>("POST", panelPaths.closed, body);
    onLeave();
    onBooked(answer.booked);
    return { text: closedInWords(answer, true), undo: answer.undo };
  }
  function toggle(day: string) {
    const others = leftOut.filter((other) => other !== day);
    setLeftOut(leftOut.includes(day) ? others : [...leftOut, day]);
  }
  return (
    <Sheet title="Resmî tatiller" onClose={onLeave}>
      <Form submit={`${chosen.length} günü kapat`} changes="settings" send={onSend}>
        {() => (
          <>
            <Field label="Yıl">
              <select value={year} onChange={({ target }) => setYear(target.value)}>
                {years.map((option) => (
                  <option key={option}>{option}</option>
                ))}
              </select>
            </Field>
            <fieldset className="holiday-choice">
              <legend>Kapatılacak günler</legend>
              {ofYear.map((holiday) => (
                <label key={holiday.day} data-closed={isClosed(holiday)}>
                  <input
                    type="checkbox"
                    disabled={isClosed(holiday)}
                    checked={isClosed(holiday) || !leftOut.includes(holiday.day)}
                    onChange={() => toggle(holiday.day)}
                  />
                  <span>
                    <b>{holiday.name}</b>
                    <small>
                      {fullDay(holiday.day)}
                      {holiday.isHalf && " · yarım gün, 13:00’ten sonra"}
                      {isClosed(holiday) && " · zaten kapalı"}
                    </small>
                  </span>
                </label>
              ))}
            </fieldset>
          </>
        )}
      </Form>
    </Sheet>
  );
}
