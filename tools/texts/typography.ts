import { type Finding, quoted } from "./finding.ts";
import type { Fragment } from "./fragments.ts";

const mistakes: [rule: string, pattern: RegExp][] = [
  ["straight quote", /["']/],
  ["double space", /[ \t\u00a0]{2}/],
  /** What UTF-8 read as Latin-1, Turkish read as Latin-1, and unmerged accents leave behind. */
  ["wrong letter", /[ÃÅÄ\ufffdýþðÝÞÐ\u0080-\u009f\u200b\ufeff]|â€|\p{M}/u],
];

export function typographyFindings({ file, line, text }: Fragment): Finding[] {
  return mistakes.flatMap(([rule, pattern]) => {
    const found = pattern.exec(text);
    if (!found) return [];
    const message = quoted(text.slice(Math.max(0, found.index - 25), found.index + 25));
    return [{ file, line, rule, message }];
  });
}
