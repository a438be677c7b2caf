export const monthNames = [
  "Ocak",
  "Şubat",
  "Mart",
  "Nisan",
  "Mayıs",
  "Haziran",
  "Temmuz",
  "Ağustos",
  "Eylül",
  "Ekim",
  "Kasım",
  "Aralık",
];

/** "23 Temmuz" → 723: a number that orders the days of a year. */
function dayOfYear(text: string): number | undefined {
  const [, day, month] = /^(\d{1,2}) (\p{L}+)/u.exec(text) ?? [];
  const index = monthNames.indexOf(month ?? "");
  if (index < 0 || Number(day) < 1 || Number(day) > 31) return undefined;
  return (index + 1) * 100 + Number(day);
}

/** Whether a birth date such as "29 Temmuz 1958" lies in a range such as "23 Temmuz - 22 Ağustos". */
export function isWithinRange(date: string, range: string): boolean {
  const [from, to] = range.split(" - ").map(dayOfYear);
  const day = dayOfYear(date);
  if (!from || !to || !day) return false;
  return from <= to ? day >= from && day <= to : day >= from || day <= to;
}
