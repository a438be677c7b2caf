import { addDays, istanbulInstant } from "../../booking/istanbul-time.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { daysInWords, fullDay, shortDay, weekOf } from "../../panel/words/day-words.ts";
import { expect } from "../support/browser/site.ts";
import { closingBody } from "../support/closures.ts";
import { expectNoFindings, press } from "./keyboard.ts";
import { test } from "./signed-in.ts";
import { bookAndFind, nextMonday as day, inStrip, send, weekGrid } from "./work.ts";

test.use({ timezoneId: "America/Los_Angeles" });

test("Week and list show Istanbul's days in any time zone and link to card and entry", async ({
  page,
}) => {
  // Where the browser is, it is still Sunday, of the week before.
  await page.clock.setFixedTime(istanbulInstant({ day, time: "00:30" }));
  await bookAndFind(page, { day, timeSlot: "21:00", name: "Meral Hafta" });
  await page.goto("/yonetim");
  const group = page.getByRole("region", { name: fullDay(day) });
  await expect(group.getByRole("heading")).toContainText("Bugün");
  await expect(group.getByRole("listitem")).toContainText("21:00");

  await send(page, panelPaths.closed, closingBody([{ day, times: ["22:00"] }], "Deneme"));
  await page.goto("/yonetim/hafta");
  const words = (of: string) => page.getByText(daysInWords(weekOf(of)), { exact: true });
  await expect(words(day)).toBeVisible();
  const booked = weekGrid(page).getByRole("link", { name: /^Meral Hafta.*Beklemede$/ });
  await expect(booked).toBeVisible();
  await expect(weekGrid(page).getByText("Kapalı")).toBeVisible();
  await expectNoFindings(page);
  await press(page, page.getByRole("link", { name: "Sonraki hafta" }));
  await expect(words(addDays(day, 7))).toBeVisible();
  await press(page, page.getByRole("link", { name: "Önceki hafta" }));
  await press(page, page.getByRole("link", { name: "Önceki hafta" }));
  await expect(words(addDays(day, -7))).toBeVisible();
  await press(page, page.getByRole("link", { name: "Bugün" }));
  await expect(words(day)).toBeVisible();

  await press(page, booked);
  await expect(page.getByRole("heading", { level: 1, name: "Meral Hafta" })).toBeFocused();
  await press(page, page.getByRole("button", { name: "Geri" }));
  const free = weekGrid(page).getByRole("link", {
    name: `${shortDay(day)} 22:30 boş, randevu ekle`,
  });
  await press(page, free);
  await expect(page.getByRole("heading", { level: 1, name: "Randevu ekle" })).toBeFocused();
  await expect(page.getByRole("radio", { name: inStrip(day) })).toBeChecked();
  // Chosen, it no longer says that it is free.
  await expect(page.getByRole("radio", { name: "22:30 Seçildi" })).toBeChecked();
});
