/**
 * The calendar component works with dates in the browser's time zone. A Turkish day becomes noon of the same
 * year, month and day there, since no clock change happens at noon.
 */
export function calendarDate(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date, 12);
}

export function dayOfCalendar(date: Date): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
