import { readFileSync } from "node:fs";
import { Body } from "astronomy-engine";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { signNames } from "../../app/content/zodiac.ts";
import { DAY } from "../../app/sky/longitude.ts";
import { auditText } from "./audit-document.ts";
import { ingresses } from "./audit-ingresses.ts";
import { plutoIngresses, plutoRows, statedDates } from "./audit-tables.ts";
import { dayStart } from "./day-range.ts";
import { istanbulTime } from "./istanbul-time.ts";

const pluto = plutoIngresses();

test("The committed audit is exactly what the command writes", { timeout: 60_000 }, () => {
  expect(readFileSync("tools/sky/audit.md", "utf8")).toBe(auditText(pluto));
});

test("The Sun enters the four cardinal signs of 2026 within two minutes of the published times", () => {
  const published = {
    Koç: "2026-03-20T14:46Z",
    Yengeç: "2026-06-21T08:24Z",
    Terazi: "2026-09-23T00:05Z",
    Oğlak: "2026-12-21T20:50Z",
  };
  const found = ingresses(Body.Sun, 2026, 2026, 10);
  expect(found).toHaveLength(12);
  for (const [name, time] of Object.entries(published)) {
    const at = found.find(({ sign }) => sign === name)!.crossings[0]!;
    expect(Math.abs(at - Date.parse(time)), name).toBeLessThan(120_000);
  }
});

test("A planet that turns back over a border enters the sign once, by several crossings", () => {
  const [gemini] = ingresses(Body.Uranus, 2025, 2027, 15);
  expect(gemini?.sign).toBe("İkizler");
  expect(gemini?.crossings.map((at) => istanbulTime(at).date)).toEqual([
    "2025-07-07",
    "2025-11-08",
    "2026-04-26",
  ]);
});

test("Each stated range of a sign ends on the day before the next one begins, as the audit says", () => {
  const day = (text: string) => dayStart(`${text} 2025`);
  const ranges = signNames.map((name) => statedDates(name).split(" - ").map(day));
  ranges.forEach(([, end], index) => {
    const [next] = ranges[(index + 1) % 12]!;
    const gap = (next! - end!) / DAY;
    expect(gap === 1 || gap === 1 - 365, signNames[index]).toBe(true);
  });
});

test("Every stay that is stated a year or more wrong has a note with the computed years [9.5]", {
  timeout: 60_000,
}, () => {
  const wrong = plutoRows(pluto).filter((row) =>
    row.slice(5).some((difference) => Math.abs(Number(difference.replace("−", "-"))) >= 1),
  );
  const { positions } = parse(readFileSync("content/placements/pluton.yaml", "utf8")) as {
    positions: { sign: string; note?: string }[];
  };
  const noted = positions.filter(({ note }) => note);
  expect(noted.map(({ sign }) => sign)).toEqual(wrong.map(([sign]) => sign));
  wrong.forEach(([sign, , stated, entered, left], index) => {
    const [first, last] = [entered!.slice(0, 4), left!.slice(-7, -3)];
    expect(noted[index]!.note, sign).toContain(`${first}–${last}`);
    expect(JSON.stringify(noted[index])).toContain(`${stated}*`);
  });
});
