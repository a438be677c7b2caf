import { expect, test } from "vitest";
import { readSkyFiles } from "../content/sky-files.ts";
import { skyAt } from "./sky-now.ts";

const { sky, moons } = readSkyFiles();

function now(moment: string) {
  return skyAt(sky, Date.parse(moment));
}

test("The Moon changes its sign at the minute of the table, not before and not after", () => {
  // Kova until 18 November 2026, 00:19 in Turkey: 16:19 of the 17th in New York, 10:19 in Auckland.
  const change = "2026-11-18T00:19:00+03:00";
  expect(now("2026-11-18T00:18:59.999+03:00")).toMatchObject({
    sign: "Kova",
    signUntil: Date.parse(change),
  });
  expect(now(change)).toMatchObject({ sign: "Balık" });
  expect(now("2026-11-17T16:19:00-05:00").sign).toBe("Balık");
  expect(now("2026-11-18T10:18:59+13:00").sign).toBe("Kova");
});

test("A full moon names the whole day in Turkey on which it falls, and no other", () => {
  // 24 November 2026, 17:54 in Turkey.
  expect(now("2026-11-23T23:59:59+03:00").phase).toBe("Büyüyen Şişkin Ay");
  expect(now("2026-11-24T00:00:00+03:00").phase).toBe("Dolunay");
  expect(now("2026-11-24T23:59:59+03:00").phase).toBe("Dolunay");
  expect(now("2026-11-25T00:00:00+03:00").phase).toBe("Küçülen Şişkin Ay");
});

test("All eight phases follow each other through a month", () => {
  const days = Array.from(
    { length: 30 },
    (_, day) => Date.parse("2026-11-09T12:00Z") + day * 86_400_000,
  );
  const phases = days.map((day) => now(new Date(day).toISOString()).phase);
  expect(phases.filter((phase, index) => phase !== phases[index - 1])).toEqual([
    "Yeni Ay",
    "Büyüyen Hilal",
    "İlk Dördün",
    "Büyüyen Şişkin Ay",
    "Dolunay",
    "Küçülen Şişkin Ay",
    "Son Dördün",
    "Balzamik Ay",
  ]);
});

test("The Moon grows from new to full and shrinks from full to new", () => {
  expect(now("2026-11-20T12:00Z").isWaxing).toBe(true);
  expect(now("2026-11-28T12:00Z").isWaxing).toBe(false);
});

test("A planet is retrograde from the minute it turns back to the minute it turns forward", () => {
  const period = sky.retrogrades.find(
    ({ planet, start }) => planet === "Merkür" && start > Date.parse("2027-01-01T00:00Z"),
  )!;
  const at = (ms: number) => now(new Date(ms).toISOString());
  expect(at(period.start - 1).retrograde).not.toContain("Merkür");
  expect(at(period.start - 1).next).toMatchObject({
    title: "Merkür retrosu başlıyor",
    isRough: true,
  });
  expect(at(period.start).retrograde).toContain("Merkür");
  expect(at(period.end - 1).retrograde).toContain("Merkür");
  expect(at(period.end).retrograde).not.toContain("Merkür");
  expect(now("2026-11-15T12:00Z").retrograde).toEqual(["Satürn", "Uranüs", "Neptün"]);
});

test("The next event is the first of moons, eclipses and stations, and passes at its minute", () => {
  expect(now("2026-11-15T12:00Z").next).toEqual({
    at: Date.parse("2026-11-24T17:54+03:00"),
    title: "Dolunay (İkizler)",
    isRough: false,
  });
  expect(now("2026-11-24T17:54+03:00").next?.title).not.toBe("Dolunay (İkizler)");
  expect(now("2026-08-12T00:00Z").next?.title).toBe("Yeni Ay, tam Güneş tutulması (Aslan)");
});

test("Every new and full moon of the calendar is the next event in the minute before it", () => {
  for (const { date, time, phase, sign } of moons) {
    const at = Date.parse(`${date}T${time}+03:00`);
    const before = now(new Date(at - 60_000).toISOString());
    expect(before.next?.title, date).toMatch(new RegExp(`^${phase}.*\\(${sign}\\)$`));
    expect(before.next?.at).toBe(at);
  }
});

test("At the end of the table there is no next event", () => {
  // The last event of 2028 is the full moon of the last evening.
  expect(now("2028-12-31T23:59:59+03:00")).toMatchObject({ next: undefined, lastYear: 2028 });
  expect(() => now("2029-01-01T00:00:00+03:00")).toThrow("not computed");
  expect(() => now("2024-12-31T23:59:59+03:00")).toThrow("not computed");
  expect(now("2025-01-01T00:00:00+03:00").sign).toBe("Oğlak");
});
