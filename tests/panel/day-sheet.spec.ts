import { extractText } from "unpdf";
import { defaultHours } from "../../booking/hours.ts";
import { addDays } from "../../booking/istanbul-time.ts";
import { slotsOf } from "../../booking/slots.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { fullDay } from "../../panel/words/day-words.ts";
import { expect } from "../support/browser/site.ts";
import { expectNoFindings, press } from "./keyboard.ts";
import { test } from "./signed-in.ts";
import { bookAndFind, send, today, tomorrow } from "./work.ts";

const saturday = addDays(today, 3);

test("A day sheet lists appointments in order with phone, type and note, and links to their cards", {
  tag: "@390",
}, async ({ page }) => {
  const day = tomorrow;
  await bookAndFind(page, { day, timeSlot: "21:00", name: "Sonra Gelen" });
  const first = await bookAndFind(page, { day, timeSlot: "20:00", name: "Önce Gelen" });
  await page.goto("/yonetim");
  await send(page, panelPaths.note(first.id), { version: first.version, note: "Boğa yükselen" });
  const birth = { day: "1985-05-14", time: { at: "14:32" }, place: null };
  await send(page, panelPaths.birth(first.id), {
    version: 0,
    label: "Kendisi",
    birth,
    consent: "",
  });
  await press(page, page.getByRole("link", { name: `Gün listesi: ${fullDay(day)}` }));
  await expect(page.getByRole("heading", { level: 1, name: "Gün listesi" })).toBeFocused();
  await expect(page.getByText(`${fullDay(day)} · 2 danışan`)).toBeVisible();
  const rows = page.locator(".day-sheet tbody tr");
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText("20:00");
  await expect(rows.first()).toContainText("Önce Gelen");
  await expect(rows.first()).toContainText("Mini Öngörü");
  await expect(rows.first()).toContainText("Boğa yükselen");
  await expect(rows.first()).toContainText("Doğum: 14 Mayıs 1985, 14:32");
  await expect(rows.first()).toContainText("Beklemede");
  await expect(rows.last()).toContainText("Sonra Gelen");
  await press(page, page.getByRole("link", { name: "Sonraki gün" }));
  await expect(page.getByText("Bu gün randevu yok.")).toBeVisible();
  await expectNoFindings(page);
  await press(page, page.getByRole("link", { name: "Önceki gün" }));
  await press(page, page.getByRole("link", { name: "Önce Gelen" }));
  await expect(page.getByRole("heading", { level: 1, name: "Önce Gelen" })).toBeFocused();
});

test("A full day prints on one A4 page in black and white", async ({ page }) => {
  const people = slotsOf({ day: saturday, hours: defaultHours }).map((timeSlot, index) => ({
    timeSlot,
    name: `Danışan ${"ABCDEFGHI"[index]}`,
    phone: `0532000000${index}`,
  }));
  for (const person of people) await bookAndFind(page, { day: saturday, ...person });
  await page.goto(`/yonetim/gun-listesi?gun=${saturday}`);
  await expect(page.locator(".day-sheet tbody tr")).toHaveCount(9);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const { text, totalPages } = await extractText(new Uint8Array(pdf), { mergePages: true });
  expect(totalPages).toBe(1);
  const paper = text.normalize("NFKC").replace(/\s+/g, " ");
  for (const { name, timeSlot } of people) expect(paper).toContain(`${timeSlot} ${name}`);
  expect(paper).toContain("0532 000 00 08");
  expect(paper).toContain(fullDay(saturday));
  for (const word of ["Randevular", "Yazdır", "Önceki gün", "Ayarlar", "İçeriğe geç"])
    expect(paper).not.toContain(word);
  await page.emulateMedia({ media: "print" });
  const colours = await page.locator("main *").evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => getComputedStyle(element))
      .map(({ color, backgroundColor }) => `${color} on ${backgroundColor}`),
  );
  expect([...new Set(colours)]).toEqual(["rgb(0, 0, 0) on rgba(0, 0, 0, 0)"]);
});
