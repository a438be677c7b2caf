import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type Closure, defaultHours } from "../../../booking/hours.ts";
import type { PanelAppointment } from "../../../contract/panel/calls.ts";
import { events, fakeService } from "../../../tests/support/component/fake-service.ts";
import { renderPanel, settings } from "../../../tests/support/component/panel.tsx";
import { listAnswer } from "../../../tests/support/component/samples.ts";
import { panelAppointment } from "../../../tests/support/panel-appointment.ts";

fakeService();
beforeEach(() => page.viewport(1280, 900));

const grid = page.getByRole("table", { name: "Haftanın saatleri" });
const rowheader = (name: string) => grid.getByRole("rowheader", { name });
const answers = (appointments: PanelAppointment[]) => ({
  "GET /api/yonetim/randevular": listAnswer(appointments),
});
const boxOf = (element: Element) => element.getBoundingClientRect();

test("A phone shows one day of the week at a time, a wide screen all of it", async () => {
  const friday = panelAppointment({ day: "2025-09-26", name: "Öbür Gün" });
  const report = panelAppointment({ id: "2", day: "2025-09-27", timeSlot: "", minutes: 0 });
  const { screen } = await renderPanel("/hafta?gun=2025-09-25", answers([friday, report]));
  const onFriday = grid.getByRole("link", { name: /^Öbür Gün/ });
  await expect.element(onFriday).toBeVisible();
  expect(grid.getByRole("columnheader").elements()).toHaveLength(7);
  await page.viewport(390, 844);
  await expect.element(onFriday).not.toBeInTheDocument();
  await expect.element(grid.getByRole("columnheader")).not.toBeInTheDocument();
  const days = screen.getByRole("navigation", { name: "Günler" });
  await expect.element(days.getByRole("link", { name: /^Cmt 27 Eylül.* 0 randevu/ })).toBeVisible();
  await userEvent.click(days.getByRole("link", { name: /^Cum 26 Eylül/ }));
  await expect.element(onFriday).toBeVisible();
});

test("A closed day is one block with its reason, not a word in every hour", async () => {
  const closing: Closure = {
    ...{ kind: "closing", id: "1", weekday: null, from: "", to: "", reason: "Yıllık izin" },
    ...{ firstDay: "2025-09-25", lastDay: "2025-09-26" },
  };
  await renderPanel("/hafta?gun=2025-09-25", {
    ...answers([]),
    "GET /api/yonetim/ayarlar": {
      json: { ...settings, hours: { ...defaultHours, closures: [closing] } },
    },
  });
  const block = grid.getByRole("button", { name: "25 Eylül 20:00–23:00 Kapalı Yıllık izin" });
  await expect.element(block).toBeVisible();
  expect(grid.getByText("Kapalı").elements()).toHaveLength(2);
  const [top, end] = ["20:00", "23:00"].map((time) => boxOf(rowheader(time).element()).y);
  expect(boxOf(block.element()).height).toBeGreaterThan(end! - top!);
});

test("A line shows the current time in today's column, and moves with the clock", async () => {
  const { router } = await renderPanel("/hafta", answers([]));
  const line = () => document.querySelector(".now-line")!;
  /** How far the line lies below the row's top, as a part of its height. */
  const place = (time: string) => {
    const { y, height } = boxOf(rowheader(time).element());
    return (boxOf(line()).y - y) / height;
  };
  await expect.element(grid).toBeVisible();
  vi.setSystemTime(new Date("2025-09-24T18:15:00Z"));
  events!.dispatchEvent(new Event("beat"));
  await expect.element(rowheader("21:00")).toHaveAttribute("aria-current", "time");
  expect(place("21:00")).toBeGreaterThan(0.4);
  expect(place("21:00")).toBeLessThan(0.6);
  vi.setSystemTime(new Date("2025-09-24T18:31:00Z"));
  events!.dispatchEvent(new Event("beat"));
  await expect.element(rowheader("21:30")).toHaveAttribute("aria-current", "time");
  await expect.element(rowheader("21:00")).not.toHaveAttribute("aria-current");
  expect(place("21:30")).toBeLessThan(0.1);
  await router.navigate("/hafta?gun=2025-10-01");
  await expect.element(rowheader("21:30")).not.toHaveAttribute("aria-current");
  expect(line()).toBeNull();
});

test("No name or service is cut off in the week, which uses the width of a large screen", async () => {
  const name = "Ayşegül Karahanoğulları";
  const booked = panelAppointment({ day: "2025-09-25", name, consultation: "tek-konu" });
  await renderPanel("/hafta?gun=2025-09-25", answers([booked]));
  const person = grid.getByRole("link", { name: new RegExp(`^${name}`) });
  for (const width of [800, 1280, 1920]) {
    await page.viewport(width, 1080);
    await expect.element(person).toBeVisible();
    const texts = [...person.element().querySelectorAll("b, small")];
    expect(texts.filter((text) => text.scrollWidth > text.clientWidth + 1)).toEqual([]);
    if (width === 800) continue;
    const surname = document.createRange();
    const words = texts[0]!.firstChild!;
    surname.setStart(words, name.indexOf("K"));
    surname.setEnd(words, name.length);
    expect(surname.getClientRects(), `not broken at ${width}`).toHaveLength(1);
  }
  expect(1920 - boxOf(grid.element()).right).toBeLessThan(64);
  expect(person.element().querySelector("small")!.getClientRects()).toHaveLength(1);
});
