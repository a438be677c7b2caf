/** A day's sign, counted from Koç; on the day on which the Sun enters one, which and when. */
type FoundSign = { sign: number } | { sign: undefined; entered: number; hour: string };

/** `entries` are those of app/content/sun-ingresses.ts, from January of the `first` year on. */
export function signAt(date: string, entries: string, first: number): FoundSign | undefined {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  if (year < first) return;
  const place = 3 * (12 * (year - first) + month - 1);
  const minutes = Number.parseInt(entries.slice(place, place + 3), 36);
  if (Number.isNaN(minutes)) return;
  const entered = (month + 9) % 12;
  const entryDay = Math.floor(minutes / 1440) + 1;
  if (day !== entryDay) return { sign: day < entryDay ? (entered + 11) % 12 : entered };
  const two = (value: number) => String(Math.floor(value)).padStart(2, "0");
  return {
    sign: undefined,
    entered,
    hour: `${two((minutes % 1440) / 60)}.${two(minutes % 60)}`,
  };
}
