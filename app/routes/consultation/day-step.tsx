import type { KeyboardEvent } from "react";
import { type ChevronProps, DayPicker } from "react-day-picker";
import { tr } from "react-day-picker/locale/tr";
import { istanbulClock } from "../../../booking/istanbul-time.ts";
import { lastBookableDay } from "../../../booking/slots.ts";
import { Icon } from "../../components/icon.tsx";
import { calendarDate, dayOfCalendar } from "./calendar-day.ts";
import { Step, type StepProps } from "./step.tsx";

const components = { Chevron };
const classNames = {
  root: "calendar",
  nav: "calendar-nav",
  month_caption: "calendar-month",
  day_button: "calendar-day",
  today: "today",
  selected: "selected",
};

/** The days are Turkey's, whatever the visitor's clock says. */
export function DayStep({ form, change, daysAhead }: StepProps & { daysAhead: number }) {
  const now = new Date();
  const today = calendarDate(istanbulClock(now).day);
  const last = calendarDate(lastBookableDay({ now, daysAhead }));
  const selected = form.day ? calendarDate(form.day) : undefined;
  const choose = (date: Date) => {
    const day = dayOfCalendar(date);
    if (day !== form.day) change({ day, slot: undefined });
  };
  return (
    <Step
      title="Size en uygun tarihi seçin."
      actions={
        <button
          type="button"
          className="button"
          disabled={!form.day}
          onClick={() => change({ step: 2 })}
        >
          İlerle
        </button>
      }
    >
      <div onKeyDownCapture={stopYearJump}>
        <DayPicker
          mode="single"
          required
          selected={selected}
          onSelect={choose}
          defaultMonth={selected ?? today}
          today={today}
          disabled={[{ before: today }, { after: last }]}
          startMonth={today}
          endMonth={last}
          fixedWeeks
          locale={tr}
          weekStartsOn={1}
          classNames={classNames}
          components={components}
        />
      </div>
    </Step>
  );
}

/** With Shift the calendar's keys would go by whole years. */
function stopYearJump(event: KeyboardEvent) {
  const vertical = ["ArrowUp", "ArrowDown", "PageUp", "PageDown"].includes(event.key);
  if (event.shiftKey && vertical) {
    event.preventDefault();
    event.stopPropagation();
  }
}

function Chevron({ orientation }: ChevronProps) {
  return <Icon name={orientation === "left" ? "arrow-left" : "arrow-right"} />;
}
