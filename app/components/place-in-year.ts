/** Where a day begins in a year of twelve equally wide months, from 0 to 12. Days of other years are 0 or 12. */
export function placeInYear(year: number, day: string): number {
  const [ofYear = 0, month = 0, date = 0] = day.split("-").map(Number);
  if (ofYear !== year) return ofYear < year ? 0 : 12;
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return Math.round((month - 1 + (date - 1) / days) * 1000) / 1000;
}
