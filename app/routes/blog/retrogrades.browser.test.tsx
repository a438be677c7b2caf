import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../app.css";
import { answer, fakeService } from "../../../tests/support/component/fake-service.ts";
import { calendarLinks, skyWords } from "../../sky/sky-words.ts";
import { Retrogrades } from "./retrogrades.tsx";
import { showRetrogrades } from "./show-retrogrades.ts";

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
const year = (year: string, ...cards: ReturnType<typeof card>[]) => ({
  year,
  fragment: `retro-${year}`,
  cards,
});
const calendar = {
  links: calendarLinks("https://www.example.com", "retrograde"),
  skyWords,
  builtOn: "2026-11-19",
  years: [
    year("2024-2025", card(["2024-06-29", "2024-11-15"])),
    year("2026", card(["2026-02-01", "2026-03-01"], ["2026-07-26", "2026-12-11"])),
    year("2027", card(["2027-08-09", "2027-12-24"])),
    year("2028", card(["2028-08-22", "2029-01-05"])),
  ],
};

const address = location.pathname + location.search;
afterEach(() => history.replaceState(null, "", address));

async function renderAt(instant: string, hash = "") {
  history.replaceState(null, "", address + hash);
  vi.setSystemTime(new Date(instant));
  const month = new Date(Date.parse(instant) + 3 * 3_600_000).toISOString().slice(0, 7);
  answer({ [`GET ${skyWords.file.replace("*", month)}`]: { json: [] } });
  const { container, unmount } = await render(<Retrogrades calendar={calendar} />);
  showRetrogrades();
  const texts = (selector: string) =>
    [...container.querySelectorAll(selector)]
      .filter((element) => element.checkVisibility())
      .map(({ textContent }) => textContent);
  return { container, texts, unmount };
}

for (const [instant, year] of [
  ["2025-06-01T12:00:00Z", "2026"],
  ["2026-11-15T12:00:00Z", "2026"],
  // New Year comes to Istanbul three hours before it comes to Greenwich.
  ["2026-12-31T20:59:00Z", "2026"],
  ["2026-12-31T21:00:00Z", "2027"],
  ["2031-01-01T12:00:00Z", "2028"],
] as const)
  test(`At ${instant} the stated card is open below the strip of ${year} [10.5]`, async () => {
    const { texts } = await renderAt(instant);
    await expect.poll(() => texts(".retros > h2")).toEqual([`${year} yılında retrolar`]);
    expect(texts(".retro h2")).toEqual(["2024-2025 GEZEGEN RETRO TARİHLERİ"]);
    expect(texts(".year-tabs a")).toEqual(["2024-2025", "2026", "2027", "2028"]);
    expect(texts(".year-tabs [aria-current]")).toEqual(["2024-2025"]);
  });

test("A chosen year shows in place of the other, and an address can name it", async () => {
  const { texts } = await renderAt("2026-11-15T12:00:00Z", "#retro-2028");
  await expect.poll(() => texts(".retro h2")).toEqual(["2028 GEZEGEN RETRO TARİHLERİ"]);
  await page.getByRole("link", { name: "2024-2025" }).click();
  await expect.poll(() => texts(".retro h2")).toEqual(["2024-2025 GEZEGEN RETRO TARİHLERİ"]);
  expect(texts(".retro li b")).toEqual(["2024-06-29-2024-11-15"]);
  expect(texts(".retro .year-strip")).toEqual([]);
});

test("The strip of a year shows its periods across the months, with today among them", async () => {
  const { container, texts, unmount } = await renderAt("2026-11-15T12:00:00Z");
  expect(texts(".months span")).toEqual(
    "Oca Şub Mar Nis May Haz Tem Ağu Eyl Eki Kas Ara".split(" "),
  );
  await expect.poll(() => texts(".months .now")).toEqual(["Kas"]);
  const strip = container.querySelector("[data-year='2026']")!;
  const number = (selector: string, name: string) =>
    Number(strip.querySelector(selector)!.getAttribute(name));
  expect(strip.querySelectorAll("rect")).toHaveLength(2);
  expect(strip.querySelectorAll("rect.past")).toHaveLength(1);
  expect(number("rect:not(.past)", "x")).toBeCloseTo(6 + 25 / 31, 2);
  expect(number("rect:not(.past)", "width")).toBeCloseTo(11 + 10 / 31 - (6 + 25 / 31), 2);
  expect(number("line", "x1")).toBeCloseTo(10 + 14 / 30, 2);
  await unmount();
  const next = await renderAt("2026-12-31T21:00:00Z");
  await expect.poll(() => next.texts(".months .now")).toEqual(["Oca"]);
  expect(next.container.querySelectorAll("[data-year='2027'] rect.past")).toHaveLength(0);
});
