const format = new Intl.DateTimeFormat("tr-TR", { dateStyle: "full", timeZone: "UTC" });

/** "24 Eylül 2025 Çarşamba" */
export function dayWithWeekday(day: string): string {
  return format.format(new Date(`${day}T00:00Z`));
}
