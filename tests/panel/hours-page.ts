import { expect, type Locator, type Page } from "@playwright/test";
import type { WorkingHours } from "../../booking/hours.ts";
import type { HoursAnswer } from "../../contract/panel/hours.ts";
import { panelPaths } from "../../contract/panel/paths.ts";

export const lead = (page: Page) => page.locator(".screen-lead");
export const save = (page: Page) => page.getByRole("button", { name: /^(Kaydet|Yine de kaydet)$/ });
export const region = (page: Page, name: string) => page.getByRole("region", { name });
export const outside = (page: Page) =>
  page.getByRole("list", { name: "Yeni saatlerin dışında kalacak randevular" });

export async function openHours(page: Page) {
  await page.goto("/yonetim/saatler");
  await expect(page.getByRole("heading", { level: 1, name: "Çalışma saatleri" })).toBeVisible();
  await expect(lead(page)).toBeVisible();
}

/** Chooses of a list by typing what is looked for. That the Tab key leads everywhere one test shows for all. */
export async function choose(page: Page, label: string, value: string) {
  const field = page.getByLabel(label, { exact: true });
  await field.focus();
  await page.keyboard.type(value);
  await expect(field).toHaveValue(value);
}

export async function hit(page: Page, control: Locator) {
  await control.focus();
  await page.keyboard.press("Enter");
}

export async function hoursNow(page: Page): Promise<HoursAnswer> {
  return (await page.request.get(panelPaths.hours)).json();
}

/** As another open panel does it. */
export async function setHours(page: Page, hours: WorkingHours | null, confirmed: string[] = []) {
  const { version } = await hoursNow(page);
  const answer = await page.request.post(panelPaths.hours, {
    data: { version, hours, confirmed },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(answer.status()).toBe(200);
}
