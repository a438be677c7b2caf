import { type KeyboardEvent, useEffect, useState } from "react";
import { type ChevronProps, DayPicker, type Modifiers, Nav, type NavProps } from "react-day-picker";
import { tr } from "react-day-picker/locale/tr";
import { calendarDate, dayOfCalendar } from "../../../booking/calendar-date.ts";
import { type DayState, dayState } from "../../../booking/free-days.ts";
import { addDays, dayWithWeekday, weekdayInWords } from "../../../booking/istanbul-time.ts";
import type { DaySlot } from "../../../booking/slots.ts";
import { calendarClasses } from "../../components/calendar-classes.ts";
import { Icon } from "../../components/icon.tsx";
import { FirstFree } from "./first-free.tsx";
import { Step, type StepProps } from "./step.tsx";
import { Unsent, type UnsentForm } from "./unsent.tsx";
import type { OpenCalendar } from "./use-calendar.ts";

const components = { Chevron, Nav: MonthButtons };
const modifiersClassNames = { full: "full", closed: "closed", promised: "promised", from: "from" };
const stateWords = [
  ["full", "dolu"],
  ["closed", "kapalı"],
  ["over", "saat kalmadı"],
] as const;
const labels = { labelDayButton: dayLabel };

type Props = StepProps & {
  open: OpenCalendar;
  /** The type's promise, if it has one: within so many days. */
  withinDays?: number | undefined;
  /** A request that failed before. */
  unsent?: UnsentForm | undefined;
  /** The slot of the appointment that is to be moved. */
  from?: DaySlot;
};

/** Days are those of Turkey, whatever the visitor's time zone. */
export function DayStep({ form, change, open, withinDays, unsent, from }: Props) {
  const { today, last, firstFree } = open;
  const [turnedTo, turnTo] = useState<string>();
  const shown = turnedTo ?? form.day ?? from?.day ?? firstFree.day ?? today;
  const { requestMonthOf } = open;
  useEffect(() => requestMonthOf(shown));
  const is = (state: DayState) => (date: Date) => {
    const day = dayOfCalendar(date);
    return day >= today && day <= last && dayState(day, open) === state;
  };
  const first = calendarDate(today);
  const end = calendarDate(last);
  const choose = (day: string) => {
    turnTo(day);
    if (day !== form.day) change({ day, slot: undefined });
  };
  const chosenState = form.day && dayState(form.day, open);
  return (
    <Step
      title="Size en uygun tarihi seçin."
      actions={
        <button
          type="button"
          className="button"
          disabled={!form.day || (chosenState !== undefined && chosenState !== "free")}
          onClick={() => change({ step: 2 })}
        >
          İlerle
        </button>
      }
    >
      {unsent && <Unsent unsent={unsent} open={open} change={change} />}
      {from && (
        <p>
          Şimdiki: {weekdayInWords(from.day)}, {from.slot}
        </p>
      )}
      <FirstFree open={open} withinDays={withinDays} chosen={form.day} onChoose={choose} />
      <div onKeyDownCapture={stopYearJump}>
        <DayPicker
          mode="single"
          required
          selected={form.day ? calendarDate(form.day) : undefined}
          onSelect={(date) => choose(dayOfCalendar(date))}
          month={calendarDate(shown)}
          onMonthChange={(date) => turnTo(dayOfCalendar(date))}
          today={first}
          disabled={[{ before: first }, { after: end }, is("full"), is("closed"), is("over")]}
          modifiers={{
            full: is("full"),
            closed: is("closed"),
            over: is("over"),
            from: from ? calendarDate(from.day) : false,
            promised:
              withinDays === undefined
                ? false
                : { from: first, to: calendarDate(addDays(today, withinDays)) },
          }}
          modifiersClassNames={modifiersClassNames}
          startMonth={first}
          endMonth={end}
          fixedWeeks
          locale={tr}
          labels={labels}
          weekStartsOn={1}
          classNames={calendarClasses}
          components={components}
        />
      </div>
    </Step>
  );
}

/** "25 Eylül 2025 Perşembe, dolu" */
function dayLabel(date: Date, modifiers: Modifiers): string {
  const [, state] = stateWords.find(([modifier]) => modifiers[modifier]) ?? [];
  const name = dayWithWeekday(dayOfCalendar(date));
  return [modifiers.today && "Bugün", name, modifiers.selected && "seçili", state]
    .filter(Boolean)
    .join(", ");
}

/** With Shift these keys would move by years. */
function stopYearJump(event: KeyboardEvent) {
  const vertical = ["ArrowUp", "ArrowDown", "PageUp", "PageDown"].includes(event.key);
  if (event.shiftKey && vertical) {
    event.preventDefault();
    event.stopPropagation();
  }
}

/** No navigation landmark for two buttons in a dialog. */
function MonthButtons(props: NavProps) {
  return <Nav {...props} role="none" aria-label={undefined} />;
}

function Chevron({ orientation }: ChevronProps) {
  return <Icon name={orientation === "left" ? "arrow-left" : "arrow-right"} />;
}
