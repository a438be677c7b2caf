import type { KeyboardEvent } from "react";
import { type ChevronProps, DayPicker } from "react-day-picker";
import { tr } from "react-day-picker/locale/tr";
import { istanbul, istanbulClock, istanbulInstant } from "../../../booking/istanbul-time.ts";
import { lastBookableDay } from "../../../booking/slots.ts";
import { Icon } from "../../components/icon.tsx";
import type { StepProps } from "./booking-dialog.tsx";
import { Step } from "./step.tsx";

const components = { Chevron };
const classNames = {
  root: "calendar",
  nav: "calendar-nav",
  month_caption: "calendar-month",
  day_button: "calendar-day",
  today: "today",
  selected: "selected",
};

/** Days are Turkey's, whatever the visitor's clock says; the calendar's moments are their noons. */
export function DayStep({ form, change, daysAhead }: StepProps & { daysAhead: number }) {
  const now = new Date();
  const today = noon(istanbulClock(now).day);
  const last = noon(lastBookableDay({ now, daysAhead }));
  const selected = form.day ? noon(form.day) : undefined;
  const choose = (date: Date) => {
    const { day } = istanbulClock(date);
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
          timeZone={istanbul}
          classNames={classNames}
          components={components}
        />
      </div>
    </Step>
  );
}

function noon(day: string): Date {
  return istanbulInstant({ day, time: "12:00" });
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
