import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { answer, fakeService } from "../../../tests/support/component/fake-service.ts";
import { calendarLinks, skyWords } from "../../sky/sky-words.ts";
import { Retrogrades } from "./retrogrades.tsx";

fakeService();
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

const station = (date: string) => ({ date, sign: "Koç" as const, degree: 1, minute: 1 });
const card = (...periods: [start: string, end: string][]) => ({
  title: "Satürn" as const,
  slug: "saturn",
  periods: periods.map(([start, end]) => ({
    range: `${start}-${end}`,
    description: "1°01′ Koç’ta başlar, 1°01′ Koç’ta biter",
    start: station(start),
    end: station(end),
  })),
});
const calendar = {
  links: calendarLinks("https://www.example.com", "retrograde"),
  skyWords,
  stated: [card(["2024-06-29", "2024-11-15"])],
  years: [
    { year: 2026, cards: [card(["2026-02-01", "2026-03-01"], ["2026-07-26", "2026-12-11"])] },
    { year: 2027, cards: [card(["2027-08-09", "2027-12-24"])] },
    { year: 2028, cards: [card(["2028-08-22", "2029-01-05"])] },
  ],
};

async function renderAt(instant: string) {
  vi.setSystemTime(new Date(instant));
  const month = new Date(Date.parse(instant) + 3 * 3_600_000).toISOString().slice(0, 7);
  answer({ [`GET ${skyWords.file.replace("*", month)}`]: { json: [] } });
  const { container, unmount } = await render(<Retrogrades calendar={calendar} />);
  const texts = (selector: string) =>
    [...container.querySelectorAll(selector)].map(({ textContent }) => textContent);
  return { container, texts, unmount };
}

for (const [instant, years] of [
  ["2025-06-01T12:00:00Z", ["2026", "2027", "2028"]],
  ["2026-11-15T12:00:00Z", ["2026", "2027", "2028"]],
  // New Year comes to Istanbul three hours before it comes to Greenwich.
  ["2026-12-31T20:59:00Z", ["2026", "2027", "2028"]],
  ["2026-12-31T21:00:00Z", ["2027", "2028"]],
  ["2028-02-01T12:00:00Z", ["2028"]],
  ["2031-01-01T12:00:00Z", ["2028"]],
] as const)
  test(`At ${instant} the years ${years.join(", ")} are above the stated card [10.5]`, async () => {
    const { container, texts } = await renderAt(instant);
    await expect
      .poll(() => texts(".retro h2"))
      .toEqual([...years, "2024-2025"].map((year) => `${year} GEZEGEN RETRO TARİHLERİ`));
    const strips = [...container.querySelectorAll("[role=img]")].map((strip) =>
      strip.getAttribute("aria-label"),
    );
    expect(strips).toEqual([`${years[0]} yılının retroları on iki aya yayılmış; günleri aşağıda.`]);
  });

test("The first year's strip shows its periods across the months, with today among them", async () => {
  const { container, texts, unmount } = await renderAt("2026-11-15T12:00:00Z");
  expect(texts(".months span")).toEqual(
    "Oca Şub Mar Nis May Haz Tem Ağu Eyl Eki Kas Ara".split(" "),
  );
  await expect.poll(() => texts(".months .now")).toEqual(["Kas"]);
  const number = (selector: string, name: string) =>
    Number(container.querySelector(selector)!.getAttribute(name));
  expect(container.querySelectorAll("rect")).toHaveLength(2);
  expect(container.querySelectorAll("rect.past")).toHaveLength(1);
  expect(number("rect:not(.past)", "x")).toBeCloseTo(6 + 25 / 31, 2);
  expect(number("rect:not(.past)", "width")).toBeCloseTo(11 + 10 / 31 - (6 + 25 / 31), 2);
  expect(number("line", "x1")).toBeCloseTo(10 + 14 / 30, 2);
  await unmount();
  const next = await renderAt("2026-12-31T21:00:00Z");
  await expect.poll(() => next.texts(".months .now")).toEqual(["Oca"]);
  expect(next.container.querySelectorAll("rect.past")).toHaveLength(0);
});
