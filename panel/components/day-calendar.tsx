import { type ChevronProps, DayPicker, Nav, type NavProps } from "react-day-picker";
import { tr } from "react-day-picker/locale/tr";
import { calendarClasses } from "../../app/components/calendar-classes.ts";
import { calendarDate, dayOfCalendar } from "../../booking/calendar-date.ts";
import { useNow } from "../data/clock.tsx";
import { shortWeekdayOf, todayInIstanbul } from "../words/day-words.ts";
import { PanelIcon } from "./panel-icon.tsx";

const components = { Chevron, Nav: MonthButtons };
/** As in the strip of a week. */
const formatters = { formatWeekdayName: (date: Date) => shortWeekdayOf(dayOfCalendar(date)) };

/** A month of days; loaded when it is first opened. */
export default function DayCalendar({
  day,
  min,
  max,
  onChoose,
}: {
  day: string;
  min?: string | undefined;
  max?: string | undefined;
  onChoose(day: string): void;
}) {
  const today = todayInIstanbul(useNow());
  const [first, last] = [min && calendarDate(min), max && calendarDate(max)];
  return (
    <DayPicker
      mode="single"
      required
      selected={day ? calendarDate(day) : undefined}
      onSelect={(date) => onChoose(dayOfCalendar(date))}
      defaultMonth={calendarDate(day || today)}
      today={calendarDate(today)}
      disabled={[...(first ? [{ before: first }] : []), ...(last ? [{ after: last }] : [])]}
      {...(first && { startMonth: first })}
      {...(last && { endMonth: last })}
      autoFocus
      fixedWeeks
      locale={tr}
      formatters={formatters}
      weekStartsOn={1}
      classNames={calendarClasses}
      components={components}
    />
  );
}

/** Two buttons in a sheet are no landmark of the page. */
function MonthButtons(props: NavProps) {
  return <Nav {...props} role="none" aria-label={undefined} />;
}

function Chevron({ orientation }: ChevronProps) {
  return <PanelIcon name={orientation === "left" ? "previous" : "next"} />;
}
