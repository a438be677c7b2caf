import { monthNames } from "./sign-dates.ts";

const noBreakSpace = "\u00a0";
const wordJoiner = "\u2060";
const months = monthNames.join("|");

const rules: [pattern: RegExp, replacement: string][] = [
  [new RegExp(`(?<=\\d) (?=${months}|derece)`, "g"), noBreakSpace],
  [new RegExp(`(?<=${months}) (?=\\d{4})`, "g"), noBreakSpace],
  [/ (?=[–-] )/g, noBreakSpace],
  [/(?<=\d–)(?=\d)/g, wordJoiner],
];

/** Prevents line breaks inside dates, degrees and spans of years, and before dashes. */
export function withNonBreakingSpaces<Value>(value: Value): Value {
  const kept = (part: unknown): unknown => {
    if (typeof part === "string") {
      return rules.reduce(
        (text, [pattern, replacement]) => text.replace(pattern, replacement),
        part,
      );
    }
    if (Array.isArray(part)) return part.map(kept);
    if (typeof part !== "object" || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, entry]) => [name, kept(entry)]));
  };
  return kept(value) as Value;
}
