/**
 * The calendar reckons with dates of the browser's zone. A day of Turkey's travels in them by its
 * year, month and day alone, at noon, where no change of clocks can reach it.
 */
export function calendarDate(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date, 12);
}

export function dayOfCalendar(date: Date): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
