/** "9.05", "0905" and "09:05" are one time; undefined where it is none. */
export function typedTime(typed: string): string | undefined {
  const [, hour, minute] = /^\s*(\d{1,2})\D?(\d\d)\s*$/.exec(typed) ?? [];
  if (!minute || Number(hour) > 23 || Number(minute) > 59) return undefined;
  return `${hour!.padStart(2, "0")}:${minute}`;
}
