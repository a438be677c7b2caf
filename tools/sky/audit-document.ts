import {
  otherRows,
  plutoIngresses,
  plutoRows,
  retrogradeRows,
  signRows,
  sunYears,
} from "./audit-tables.ts";

/** The text of audit.md. */
export function auditText(pluto = plutoIngresses()): string {
  return `# What is stated and what the sky does

Written by \`npm --prefix tools run sky:audit\`; not edited by hand. Every figure of the sky that the specification
states stands here beside what the ephemeris says (astronomy-engine: apparent geocentric longitude,
tropical). Days and times are those of Europe/Istanbul; the Sun's are good to about a minute, those of
a slow planet that stands still to about an hour. The site prints the stated figures; the academy
decides which to correct. A difference says how much later the stated figure is: 0 is agreement, −1 a
day or a year too early.

## Retrograde periods 2024-2025

The differences are in days.

${table(["planet", "stated", "turns back", "turns forward", "start", "end"], retrogradeRows())}

## The signs' dates

When the Sun enters each sign, and how many days later than that the stated first day is. Each stated
range ends on the day before the next one begins, so a first day that is right makes both ends right.
The Sun's hour moves by about six hours a year: no single day holds for every year.

${table(["sign", "stated", ...sunYears.map(String), "difference"], signRows())}

## Plüton's years in the signs

Plüton crosses most borders three or five times, since it turns back each year. A stated year agrees
when it lies between the first and the last crossing; otherwise the difference is in years. Crossings
are given by month, since Plüton creeps over a border and an arcminute of its place is a day. The past
stay of Koç is not stated by the specification's table; the site prints 1823-1852.

${table(["sign", "stay", "stated", "entered", "left", "start", "end"], plutoRows(pluto))}

## Other figures

${table(["figure", "stated", "ephemeris", "difference"], otherRows(pluto))}
`;
}

function table(head: string[], rows: string[][]): string {
  return [head, head.map(() => "---"), ...rows]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");
}
