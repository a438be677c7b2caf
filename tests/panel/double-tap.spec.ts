import type { Locator, Page } from "@playwright/test";
import type { ListAnswer } from "../../contract/panel/calls.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { expect } from "../support/browser/site.ts";
import { press } from "./keyboard.ts";
import { test } from "./signed-in.ts";
import { expectSoon, openStopped } from "./stopped-clock.ts";
import { bookAndFind, bookedOn, tomorrow as day } from "./work.ts";

const people = ["Bir Kişi", "İki Kişi", "Üç Kişi"];
const hours = ["20:00", "20:30", "21:00"];
const approveButton = (page: Page, index: number) =>
  page.getByRole("button", { name: `Onayla: ${people[index]}, ${hours[index]}` });

async function threeWait(page: Page) {
  for (const [index, name] of people.entries()) {
    await bookAndFind(page, { day, timeSlot: hours[index]!, name, phone: `0532123450${index}` });
  }
}

async function statusesOf(page: Page) {
  return (await bookedOn(page, day)).map(({ status }) => status);
}

async function placeOf(control: Locator) {
  const { x, y, width, height } = (await control.boundingBox())!;
  return [Math.round(x + width / 2), Math.round(y + height / 2)] as const;
}

test.describe("With a finger", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("However often one taps at one place, one person is answered", async ({ page }) => {
    await threeWait(page);
    await page.goto("/yonetim?durum=pending");
    const place = await placeOf(approveButton(page, 0));
    await page.touchscreen.tap(...place);
    await page.touchscreen.tap(...place);
    await expect(page.getByText("Bir Kişi: randevu onaylandı.")).toBeVisible();
    await page.touchscreen.tap(...place);
    expect(await statusesOf(page)).toEqual(["approved", "pending", "pending"]);
  });

  test("A second tap right after the first meets nothing, and the rows stay where they are", async ({
    page,
  }) => {
    await threeWait(page);
    const first = approveButton(page, 0);
    await openStopped(page, "/yonetim?durum=pending", first);
    await page.clock.runFor(1000);
    const place = await placeOf(first);
    const second = await placeOf(approveButton(page, 1));
    await page.touchscreen.tap(...place);
    await expectSoon(page, page.getByText("Bu listeden çıktı"));
    expect(await placeOf(approveButton(page, 1))).toEqual(second);
    await page.touchscreen.tap(...place);
    await expect(page.getByRole("heading", { level: 1, name: "Randevular" })).toBeVisible();
    expect(await statusesOf(page)).toEqual(["approved", "pending", "pending"]);
    // Once it has settled, the same place leads on with the same person.
    await page.clock.runFor(600);
    await page.touchscreen.tap(...place);
    await expectSoon(page, page.getByRole("heading", { level: 1, name: "Bir Kişi" }));
  });
});

test("Once it is known what came of a tap the screen shows it: no other meets what stood there before", async ({
  page,
}) => {
  await bookAndFind(page, { day, timeSlot: hours[0]!, name: people[0]! });
  let sent = 0;
  await page.route(`**${panelPaths.approve("*")}`, async (route) => {
    sent += 1;
    const left = page.waitForResponse(async (answer) => {
      if (!answer.url().includes(`${panelPaths.appointments}?`)) return false;
      return ((await answer.json()) as ListAnswer).appointments.length === 0;
    });
    const response = await route.fetch();
    // The list without it is there before the answer is.
    await (await left).finished();
    await route.fulfill({ response });
  });
  const approve = approveButton(page, 0);
  await openStopped(page, "/yonetim?durum=pending", approve);
  const answered = page.waitForResponse(`**${panelPaths.approve("*")}`);
  await approve.click();
  await (await answered).finished();
  // A tap as soon as there is an answer, whether the button is still there or not.
  await approve.evaluateAll((buttons) => {
    for (const button of buttons) (button as HTMLElement).click();
  });
  await expectSoon(page, page.getByText("Bu listeden çıktı"));
  expect(sent).toBe(1);
});

test("A row that has left goes when its time is over and nobody is on it any more", async ({
  page,
}) => {
  await threeWait(page);
  await openStopped(page, "/yonetim?durum=pending", approveButton(page, 1));
  await press(page, approveButton(page, 1));
  const tell = page.getByRole("link", { name: "Haber ver", description: "İki Kişi" });
  await expectSoon(page, tell);
  await expect(tell).toBeFocused();
  await page.clock.runFor(15_000);
  await expect(tell).toBeFocused();
  await page.getByRole("heading", { level: 1 }).focus();
  await page.clock.runFor(2000);
  await expect(page.getByRole("link", { name: "İki Kişi" })).toHaveCount(0);
  await expect(approveButton(page, 0)).toBeVisible();
  await expect(approveButton(page, 2)).toBeVisible();
});
