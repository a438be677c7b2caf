const format = new Intl.DateTimeFormat("tr-TR", {
  timeZone: "Europe/Istanbul",
  year: "numeric",
  month: "long",
  day: "numeric",
  weekday: "long",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

type Parts = Record<Intl.DateTimeFormatPartTypes, string>;

/** A cache: formatting takes a tenth of a millisecond, and the build formats the same instants many times. */
const known = new Map<number, Parts>();

function parts(ms: number): Parts {
  const found =
    known.get(ms) ??
    (Object.fromEntries(format.formatToParts(ms).map(({ type, value }) => [type, value])) as Parts);
  known.set(ms, found);
  return found;
}

/** The calendar day in Turkey, for comparing. */
export function istanbulDay(ms: number): string {
  const { day, month, year } = parts(ms);
  return `${day} ${month} ${year}`;
}

/** "bugün 21.40", "yarın 04.12", "24 Kasım Salı 17.53" */
export function momentText(at: number, now: number): string {
  const { day, month, weekday, hour, minute } = parts(at);
  const date = relativeDay(at, now) ?? `${day} ${month} ${weekday}`;
  return `${date} ${hour}.${minute}`;
}

/** "21.40’a kadar", "yarın 04.12’ye kadar", "17 Kasım 04.12’ye kadar" */
export function untilText(at: number, now: number): string {
  const { day, month, hour, minute } = parts(at);
  const relative = relativeDay(at, now);
  const date = relative === "bugün" ? "" : `${relative ?? `${day} ${month}`} `;
  return `${date}${hour}.${minute}’${dativeOf(Number(minute) || Number(hour))} kadar`;
}

function relativeDay(at: number, now: number): string | undefined {
  const day = istanbulDay(at);
  if (day === istanbulDay(now)) return "bugün";
  return day === istanbulDay(now + 86_400_000) ? "yarın" : undefined;
}

const ones = ["", "e", "ye", "e", "e", "e", "ya", "ye", "e", "a"];
const tens = ["a", "a", "ye", "a", "a", "ye"];

/** The Turkish dative suffix of a number: "kırk’a", "beş’e", "yirmi’ye". */
function dativeOf(number: number): string {
  return ones[number % 10] || tens[number / 10]!;
}
