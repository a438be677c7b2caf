import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../app.css";
import "./home.css";
import { calendarLinks } from "../../sky/sky-words.ts";
import { calendarYears } from "./calendar-years.ts";
import { MoonCalendar } from "./moon-calendar.tsx";
import { openMoonCalendar } from "./open-moon-calendar.ts";

const names = ["2025", "2026", "2027", "2028"];
const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, "0"));

/** In every month a new moon on the 3rd and a full moon on the 17th, at noon. */
const years = calendarYears(
  names.flatMap((year) =>
    months.flatMap((month) =>
      (["Yeni Ay", "Dolunay"] as const).map((phase, index) => ({
        date: `${year}-${month}-${["03", "17"][index]}`,
        time: "12:00",
        phase,
        sign: "Aslan" as const,
        degree: 9,
        minute: 0,
        eclipse: null,
      })),
    ),
  ),
);

beforeEach(() => page.viewport(390, 844));

const address = location.pathname + location.search;
afterEach(() => history.replaceState(null, "", address));

async function renderCalendar(moment: string, hash = "") {
  history.replaceState(null, "", address + hash);
  const { unmount } = await render(
    <MoonCalendar
      title="Ay Takvimi"
      text=""
      years={years}
      links={calendarLinks("https://www.example.com", "moon")}
    />,
  );
  openMoonCalendar()(Date.parse(moment));
  return { unmount };
}

const list = page.getByRole("region", { name: "Ay Takvimi listesi" });
const box = () => list.element();
const year = (name: string) => page.getByRole("link", { name });
const marked = (state: string) => [
  ...box().querySelectorAll(`ul:not([hidden]) [data-state=${state}]`),
];

async function expectYear(name: string) {
  await expect.element(page.getByRole("list", { name })).toBeVisible();
  expect(box().querySelectorAll("ul:not([hidden])")).toHaveLength(1);
  await expect.element(year(name)).toHaveAttribute("aria-current", "true");
}

test("The calendar opens on the current year and can be switched between 2025 and 2028 [4.8]", async () => {
  await renderCalendar("2026-12-31T21:30:00Z");
  // New Year has come to Istanbul three hours before it comes to Greenwich.
  await expectYear("2027");
  for (const name of names) {
    await year(name).click();
    await expectYear(name);
    expect(location.hash).toBe(`#ay-${name}`);
  }
});

test("The year that the address names is shown, and stays when the address names another place", async () => {
  await renderCalendar("2026-07-01T12:00:00Z", "#ay-2028");
  await expectYear("2028");
  for (const hash of ["#icerik", "#%E0%A4%A"]) {
    history.replaceState(null, "", hash);
    dispatchEvent(new Event("hashchange"));
    await expectYear("2028");
  }
});

test("The list scrolls inside 600 px, and inside 340 px from 768 px up [4.7]", async () => {
  await renderCalendar("2026-07-01T12:00:00Z");
  for (const [width, height] of [
    [390, 600],
    [767, 600],
    [768, 340],
  ] as const) {
    await page.viewport(width, 900);
    await expect.poll(() => box().getBoundingClientRect().height).toBe(height);
    expect(box().scrollHeight).toBeGreaterThan(height);
  }
});

test("The list opens at the coming entry, and the page stays at its top [4.7]", async () => {
  for (const width of [390, 800]) {
    await page.viewport(width, 900);
    const { unmount } = await renderCalendar("2026-07-05T12:00:00Z");
    await expectYear("2026");
    const [coming, ...others] = marked("coming");
    expect(others).toEqual([]);
    expect(coming!.textContent).toContain("17 Temmuz 2026");
    expect(coming!.textContent).toContain("sıradaki");
    const top = coming!.getBoundingClientRect().top - box().getBoundingClientRect().top;
    expect(top).toBeGreaterThan(0);
    expect(top).toBeLessThan(box().clientHeight / 2);
    expect(scrollY).toBe(0);
    await unmount();
  }
});

test("Entries that have passed are calmer, and a year that is chosen opens at its top [4.7]", async () => {
  await renderCalendar("2026-07-05T12:00:00Z");
  await expectYear("2026");
  expect(marked("past")).toHaveLength(13);
  const colours = [marked("past").at(-1)!, box().querySelector("#ay-2026 li:last-child")!];
  const [past, later] = colours.map((row) => getComputedStyle(row).color);
  expect(past).not.toBe(later);
  expect(box().scrollTop).toBeGreaterThan(0);
  await year("2028").click();
  await expectYear("2028");
  await expect.poll(() => box().scrollTop).toBe(0);
});

test("After the last event all have passed and none is marked [4.7]", async () => {
  await renderCalendar("2029-01-02T12:00:00Z");
  await expectYear("2028");
  expect(marked("past")).toHaveLength(24);
  expect(marked("coming")).toEqual([]);
});
