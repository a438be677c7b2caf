import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { defaultHours } from "../../booking/hours.ts";
import type { Me } from "../../contract/panel/me.ts";
import { answer, events, fakeService } from "../../tests/support/component/fake-service.ts";
import { me, renderPanel, settings } from "../../tests/support/component/panel.tsx";
import { listAnswer } from "../../tests/support/component/samples.ts";
import { fakeTimers } from "../../tests/support/component/timers.ts";
import { panelAppointment } from "../../tests/support/panel-appointment.ts";

fakeService();
fakeTimers();

const news = { pending: 1, toTell: 0, toRemind: 0, cancellations: 0, latest: null };
const request = panelAppointment({ status: "pending", name: "Yeni Gelen", day: "2025-09-26" });
const list = (...appointments: (typeof request)[]) => ({
  "GET /api/yonetim/randevular": listAnswer(appointments),
});

test("A request that comes is marked as new for a while", async () => {
  const { screen } = await renderPanel("/", list());
  await expect.element(screen.getByText(/^Önümüzdeki günlerde randevu yok\./)).toBeVisible();
  answer(list(request));
  events!.send(news);
  const row = screen.getByRole("listitem").filter({ hasText: "Yeni Gelen" });
  const mark = row.getByText("Yeni", { exact: true });
  await expect.element(mark).toBeVisible();
  vi.advanceTimersByTime(8000);
  await expect.element(mark).not.toBeInTheDocument();
  await expect.element(row).toBeVisible();
});

test("A connection that has fallen silent is given up, and made anew with what was missed", async () => {
  const { screen } = await renderPanel("/", list());
  await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
  events!.send({ ...news, pending: 0 });
  const first = events;
  const lost = screen.getByText(/^Bağlantı koptu/);
  vi.advanceTimersByTime(40_000);
  expect(events).toBe(first);
  await expect.element(lost).not.toBeInTheDocument();
  vi.advanceTimersByTime(5000);
  await expect.element(lost).toBeVisible();
  expect(events).not.toBe(first);
  answer(list(request));
  events!.send(news);
  await expect.element(screen.getByRole("link", { name: "Yeni Gelen" })).toBeVisible();
  await expect.element(lost).not.toBeInTheDocument();
});

test("A tab goes on as the person who signed in elsewhere, without what the one before had typed", async () => {
  await page.viewport(1280, 900);
  const { screen } = await renderPanel("/yeni", list());
  const name = screen.getByLabelText("Ad", { exact: true });
  await name.fill("Ece’nin Girişi");
  events!.send(news);
  const su: Me = { ...me, email: "su@example.com", name: "Su Ak", role: "assistant" };
  answer({ "GET /api/yonetim/oturum": { json: su } });
  events!.onopen!();
  events!.send(news);
  await expect.element(screen.getByText("Su Ak")).toBeVisible();
  await expect.element(screen.getByText("Asistan")).toBeVisible();
  await expect.element(name).toHaveValue("");
});

test("The week shows an hour as passed once the server's sign of life comes after it", async () => {
  await page.viewport(1280, 900);
  const { screen } = await renderPanel("/hafta", list());
  const free = (time: string) =>
    screen.getByRole("link", { name: `24 Eylül ${time} boş, randevu ekle` });
  await expect.element(free("20:30")).toBeVisible();
  vi.setSystemTime(new Date("2025-09-24T17:40:00Z"));
  events!.dispatchEvent(new Event("beat"));
  await expect.element(free("20:30")).not.toBeInTheDocument();
  await expect.element(free("21:00")).toBeVisible();
});

test("Settings that could not be fetched are fetched again with the next event", async () => {
  await page.viewport(1280, 900);
  const { screen } = await renderPanel("/hafta?gun=2025-09-25", list());
  await expect.element(screen.getByRole("table", { name: "Haftanın saatleri" })).toBeVisible();
  const closure = {
    ...{ id: "ders", kind: "closing", weekday: 3, from: "22:00", to: "" },
    ...{ firstDay: "", lastDay: "", reason: "Ders" },
  };
  let failed = 0;
  answer({
    "GET /api/yonetim/ayarlar": () => {
      failed += 1;
      throw new TypeError("Failed to fetch");
    },
  });
  events!.send({ ...news, settings: 2 });
  for (const tries of [1, 2, 3]) {
    await expect.poll(() => failed).toBeGreaterThanOrEqual(tries);
    vi.advanceTimersByTime(1000);
  }
  const hours = { ...defaultHours, closures: [closure] };
  answer({ "GET /api/yonetim/ayarlar": { json: { ...settings, version: 2, hours } } });
  events!.send({ ...news, settings: 2 });
  await expect
    .element(screen.getByRole("button", { name: "25 Eylül 22:00–23:00 Kapalı Ders" }))
    .toBeVisible();
});
