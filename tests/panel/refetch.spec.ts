import type { Page } from "@playwright/test";
import { usualHours } from "../../booking/hours.ts";
import { panelPages, panelPath } from "../../contract/panel/pages.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { fullDay } from "../../panel/words/day-words.ts";
import { expect } from "../support/browser/site.ts";
import { setHours } from "./hours-page.ts";
import { press } from "./keyboard.ts";
import { test } from "./signed-in.ts";
import { expectSoon, openStopped } from "./stopped-clock.ts";
import { closedBlock } from "./week-page.ts";
import { bookAndFind, bookOnSite, tomorrow as day } from "./work.ts";

const listOf = (day: string) => `${panelPath}${panelPages.list}?gun=${day}`;
const rowOf = (page: Page, day: string, time: string) =>
  page
    .getByRole("region", { name: fullDay(day) })
    .getByRole("listitem")
    .filter({ hasText: time });

/** The list's questions, each with what it says of who asked. */
function questionsOf(page: Page): (string | undefined)[] {
  const questions: (string | undefined)[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname !== panelPaths.appointments) return;
    questions.push(request.headers()["x-unasked"]);
  });
  return questions;
}

test("What one does oneself is asked for once, and not in the name of whoever looks", async ({
  page,
}) => {
  await bookAndFind(page, { day, timeSlot: "20:00", name: "Bir Kez" });
  const questions = questionsOf(page);
  await page.goto(listOf(day));
  await expect(rowOf(page, day, "20:00")).toContainText("Beklemede");
  expect(questions[0]).toBeUndefined();
  // Once this is shown, the connection is there and its first event is behind us.
  await bookOnSite(page.request, { day, timeSlot: "21:00" });
  await expect(rowOf(page, day, "21:00")).toBeVisible();
  questions.length = 0;
  await press(page, page.getByRole("button", { name: "Onayla: Bir Kez, 20:00" }));
  await expect(rowOf(page, day, "20:00")).toContainText("Onaylı");
  await page.keyboard.press("Control+z");
  await expect(rowOf(page, day, "20:00")).toContainText("Beklemede");
  await press(page, page.getByRole("button", { name: "Onayla: Bir Kez, 20:00" }));
  await expect(rowOf(page, day, "20:00")).toContainText("Onaylı");
  expect(questions).toEqual(["1", "1", "1"]);
});

test("What a connection begins with is not taken for what came of a tap: a second one sends nothing", async ({
  page,
}) => {
  await bookAndFind(page, { day, timeSlot: "20:00", name: "Tek Yanıt" });
  // What the server tells waits until it is let through.
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    window.EventSource = class extends EventSource {
      override set onmessage(hear: (event: MessageEvent) => void) {
        super.onmessage = (event) => void held.push(() => hear(event));
      }
    };
    Object.assign(window, { held });
  });
  const hear = () =>
    page.evaluate(() => (window as unknown as { held: (() => void)[] }).held.shift()?.());
  let sent = 0;
  await page.route(`**${panelPaths.approve("*")}`, async (route) => {
    sent += 1;
    const shown = page.waitForResponse((answer) => answer.url().includes(panelPaths.appointments));
    await hear();
    await (await shown).finished();
    await route.continue();
  });
  const approve = page.getByRole("button", { name: "Onayla: Tek Yanıt, 20:00" });
  // Nor does the panel ask by itself.
  await openStopped(page, listOf(day), approve);
  await page.waitForFunction(() => (window as unknown as { held: unknown[] }).held.length > 0);
  await approve.click();
  await expectSoon(page, page.getByText("Tek Yanıt: randevu onaylandı."));
  await expect(approve).toHaveCount(1);
  await approve.dispatchEvent("click");
  await page.clock.runFor(1000);
  await expectSoon(page, rowOf(page, day, "20:00").filter({ hasText: "Onaylı" }));
  expect(sent).toBe(1);
});

test("What one does oneself is shown at once while the connection is lost", async ({
  page,
  trouble,
}) => {
  await bookAndFind(page, { day, timeSlot: "20:00", name: "Kopuk Hat" });
  await page.route(`**${panelPaths.events}`, (route) =>
    route.fulfill({ contentType: "text/event-stream", body: "retry: 300\n\n" }),
  );
  await page.goto(listOf(day));
  await expect(page.getByText(/^Bağlantı koptu/)).toBeVisible();
  await press(page, page.getByRole("button", { name: "Onayla: Kopuk Hat, 20:00" }));
  await expect(rowOf(page, day, "20:00")).toContainText("Onaylı");
  trouble.length = 0;
});

test("Hours whose question failed are asked for again with the next news", async ({
  page,
  trouble,
}) => {
  await page.goto(`${panelPath}${panelPages.week}?gun=${day}`);
  await expect(page.getByRole("table", { name: "Haftanın saatleri" })).toBeVisible();
  let failed = 0;
  await page.route(`**${panelPaths.settings}`, (route) => {
    failed += 1;
    return route.abort();
  });
  await setHours(page, {
    ...usualHours,
    closures: [{ weekday: 3, from: "22:00", to: "", firstDay: "", lastDay: "", reason: "Ders" }],
  });
  await expect.poll(() => failed).toBeGreaterThanOrEqual(3);
  await page.unroute(`**${panelPaths.settings}`);
  await bookOnSite(page.request, { day, timeSlot: "20:00" });
  await expect(closedBlock(page, day, "22:00–23:00 Kapalı Ders")).toBeVisible();
  trouble.length = 0;
});
