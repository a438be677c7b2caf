const format = new Intl.DateTimeFormat("tr-TR", { dateStyle: "full", timeZone: "UTC" });

const short = new Intl.DateTimeFormat("tr-TR", {
  day: "numeric",
  month: "long",
  weekday: "long",
  timeZone: "UTC",
});

/** "26 Eylül Cuma" */
export function weekdayInWords(day: string): string {
  return short.format(new Date(`${day}T00:00Z`));
}

/** "24 Eylül 2025 Çarşamba" */
export function dayWithWeekday(day: string): string {
  return format.format(new Date(`${day}T00:00Z`));
}
