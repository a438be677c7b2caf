import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { answer, calls, fakeService } from "../../tests/support/component/fake-service.ts";
import type { SkyRow } from "../sky/sky-rows.ts";
import { skyWords } from "../sky/sky-words.ts";
import { showTodaySky } from "./show-today-sky.ts";
import { TodaySky } from "./today-sky.tsx";

fakeService();
afterEach(() => {
  vi.useRealTimers();
});

const facts = () =>
  page
    .getByRole("definition")
    .all()
    .map((fact) => fact.element().textContent.trim());
const words = () =>
  (page.getByRole("region", { name: "Bugün gökyüzü" }).element() as HTMLElement).innerText;
const asked = () => calls.map(({ path }) => path.split("?")[0]);

/** What is said from a minute on. */
const row = (moment: string, phase: string, sign: string): SkyRow => [
  Date.parse(moment) / 60_000,
  "M0-10",
  ...[phase, "%31 aydınlık", sign, "18 Kasım 00.19’a kadar", "Satürn", "", "Dolunay", "bugün"],
];
const november = [
  row("2026-10-31T21:00Z", "Yeni Ay", "Koç burcunda"),
  row("2026-11-15T00:00Z", "Büyüyen Hilal", "Kova burcunda"),
  row("2026-11-17T21:19Z", "İlk Dördün", "Balık burcunda"),
];

async function renderAt(moment: string) {
  vi.useFakeTimers({ now: new Date(moment), toFake: ["setTimeout", "clearTimeout", "Date"] });
  const screen = await render(<TodaySky words={skyWords} />);
  showTodaySky();
  return screen;
}

test("Today's sky has a phase, a sign, the retrogrades and what comes next", async () => {
  answer({ "GET /takvim/2026-11.json": { json: november } });
  await renderAt("2026-11-15T12:00:00Z");
  await expect
    .poll(facts)
    .toEqual([
      "Büyüyen Hilal %31 aydınlık",
      "Kova burcunda 18 Kasım 00.19’a kadar",
      "Satürn",
      "Dolunay bugün",
    ]);
  expect(page.getByRole("term").all()).toHaveLength(4);
  expect(words()).toContain("Türkiye saatiyle");
});

test("An open page changes at the minute at which the Moon enters a sign", async () => {
  answer({ "GET /takvim/2026-11.json": { json: november } });
  await renderAt("2026-11-17T21:18:30Z");
  await expect.poll(() => facts()[1]).toContain("Kova burcunda");
  await vi.advanceTimersByTimeAsync(29_000);
  expect(facts()[1]).toContain("Kova burcunda");
  await vi.advanceTimersByTimeAsync(1000);
  await expect.poll(() => facts()[1]).toContain("Balık burcunda");
  expect(asked()).toEqual(["/takvim/2026-11.json"]);
});

test("A page that was asleep shows the sky of the minute in which it is seen again", async () => {
  answer({ "GET /takvim/2026-11.json": { json: november } });
  await renderAt("2026-11-15T12:00:00Z");
  await expect.poll(() => facts()[1]).toContain("Kova burcunda");
  vi.setSystemTime("2026-11-18T06:00:00Z");
  document.dispatchEvent(new Event("visibilitychange"));
  await expect.poll(() => facts()[1]).toContain("Balık burcunda");
});

test("A page that stays open asks for the next month when that begins in Turkey", async () => {
  answer({
    "GET /takvim/2026-11.json": { json: november },
    "GET /takvim/2026-12.json": {
      json: [row("2026-11-30T21:00Z", "Son Dördün", "Başak burcunda")],
    },
  });
  await renderAt("2026-11-30T20:59:00Z");
  await expect.poll(() => facts()[1]).toContain("Balık burcunda");
  await vi.advanceTimersByTimeAsync(60_000);
  await expect.poll(() => facts()[1]).toContain("Başak burcunda");
  expect(asked()).toEqual(["/takvim/2026-11.json", "/takvim/2026-12.json"]);
});

test("Before and after the years of the table the page says that nothing is computed", async () => {
  for (const moment of ["2024-12-31T20:59:00Z", "2028-12-31T21:00:00Z"]) {
    const screen = await renderAt(moment);
    await expect.poll(words).toContain("2025 öncesi ve 2028 sonrası henüz hesaplanmadı.");
    expect(facts()).toEqual([]);
    await screen.unmount();
  }
  expect(calls).toEqual([]);
});

test("A table that cannot be loaded is reported", async () => {
  const failures = [
    { status: 503 },
    () => {
      throw new TypeError("Failed to fetch");
    },
  ];
  for (const failure of failures) {
    answer({ "GET /takvim/2026-11.json": failure });
    const screen = await renderAt("2026-11-15T12:00:00Z");
    await expect.poll(words).toContain("Gökyüzünün tablosu şu anda yüklenemedi.");
    await screen.unmount();
  }
});
