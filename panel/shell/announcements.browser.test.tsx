import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { VisitorNews } from "../../contract/panel/calls.ts";
import { events, fakeService } from "../../tests/support/component/fake-service.ts";
import { renderPanel } from "../../tests/support/component/panel.tsx";
import { cardAnswer, listAnswer, settingsScreen } from "../../tests/support/component/samples.ts";
import { panelAppointment } from "../../tests/support/panel-appointment.ts";

fakeService();

beforeEach(() => void vi.spyOn(OscillatorNode.prototype, "start"));
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const notes = () => vi.mocked(OscillatorNode.prototype.start).mock.calls.length;
const latest = (minute: number, changes: Partial<VisitorNews> = {}): VisitorNews => ({
  id: `${minute}`,
  day: "2025-09-25",
  timeSlot: `21:${minute}`,
  consultation: "mini-ongoru",
  movedByVisitor: false,
  at: `2025-09-24T09:${minute}:00.000Z`,
  ...changes,
});
/** As the service does it: each once the one before has been drawn. */
async function tell(
  request: VisitorNews | null,
  pending: number,
  latestCancellation: VisitorNews | null = null,
) {
  await expect.poll(() => document.querySelector("h1")).not.toBeNull();
  const cancellations = Number(latestCancellation !== null);
  const counts = { pending, toTell: 0, toRemind: 0, cancellations };
  events!.send({ ...counts, latest: request, latestCancellation });
  const news = pending + cancellations;
  await expect.poll(() => document.title).toMatch(news ? `(${news}) ` : /^[^(]/);
}

test("A new request is announced on any screen without a name, with a link to it", async () => {
  const request = panelAppointment({ id: "30", name: "Gizli Kişi", status: "pending" });
  const { screen } = await renderPanel("/diger", {
    "GET /api/yonetim/randevular/30": cardAnswer(request),
  });
  await tell(latest(10), 1);
  await tell(latest(30), 2);
  await expect.element(screen.getByText("Yeni talep: 25 Eylül 21:30, Mini Öngörü")).toBeVisible();
  await expect.element(screen.getByRole("link", { name: /2 talep cevap bekliyor/ })).toBeVisible();
  await userEvent.click(screen.getByRole("link", { name: "Gör" }));
  await expect.element(screen.getByRole("heading", { level: 1, name: "Gizli Kişi" })).toBeVisible();
  expect(notes(), "silent at first").toBe(0);
});

test("A request that was there before is nothing new, also once a later one was answered", async () => {
  const { screen } = await renderPanel("/diger");
  await tell(latest(20), 2);
  await tell(latest(10), 1);
  await tell(null, 0);
  // At once: a message goes by itself.
  expect(screen.getByText(/^Yeni talep:/).elements()).toEqual([]);
  await tell(latest(40, { movedByVisitor: true }), 1);
  await expect
    .element(screen.getByText("Danışan taşıdı: 25 Eylül 21:40, Mini Öngörü"))
    .toBeVisible();
});

test("A visitor's cancellation is announced like a request, and counted with it", async () => {
  const { screen } = await renderPanel("/diger");
  await tell(latest(10), 1);
  await tell(latest(10), 1, latest(30));
  await expect
    .element(screen.getByText("Danışan iptal etti: 25 Eylül 21:30, Mini Öngörü"))
    .toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: /1 talep cevap bekliyor, 1 iptal görülmedi/ }))
    .toBeVisible();
  expect(screen.getByText(/^Yeni talep:/).elements(), "was there before").toEqual([]);
});

test("Several requests are one message with their number, which leads to the waiting list", async () => {
  const { screen, router } = await renderPanel("/diger", {
    "GET /api/yonetim/randevular": listAnswer([]),
  });
  await tell(latest(10), 1);
  await tell(latest(20), 2);
  // One event may tell of two.
  await tell(latest(40), 4);
  await expect.element(screen.getByText("Yeni talep: 3 randevu")).toBeVisible();
  expect(screen.getByText(/^Yeni talep/).elements()).toHaveLength(1);
  await userEvent.click(screen.getByRole("link", { name: "Gör" }));
  await expect.poll(() => router.state.location.search).toBe("?durum=pending");
});

test("On the list itself the news lie above it, at every width", async () => {
  const { screen } = await renderPanel("/", {
    "GET /api/yonetim/randevular": listAnswer([panelAppointment({ day: "2025-09-26" })], {
      pending: 2,
    }),
  });
  await tell(latest(10), 1);
  await tell(latest(20), 2);
  const news = screen.getByText("Yeni talep: 25 Eylül 21:20, Mini Öngörü");
  for (const width of [390, 800, 1280]) {
    await page.viewport(width, 844);
    const toast = news.element().closest(".toast")!.getBoundingClientRect();
    const counters = screen.getByRole("navigation", { name: "Bekleyen işler" }).element();
    expect(toast.bottom).toBeLessThanOrEqual(counters.getBoundingClientRect().top);
  }
});

test("A device on which the sound is switched on plays it, until it is switched off", async () => {
  const { screen } = await renderPanel("/ayarlar/bildirimler", settingsScreen);
  const box = screen.getByRole("checkbox", { name: "Yeni talep gelince ses çal" });
  await expect.element(box).not.toBeChecked();
  await userEvent.click(box);
  await expect.poll(notes, { message: "the choice is heard" }).toBe(2);
  await tell(latest(10), 1);
  await tell(latest(20), 2);
  await expect.poll(notes).toBe(4);
  await userEvent.click(box);
  await tell(latest(30), 3);
  await expect.element(screen.getByText("Yeni talep: 2 randevu")).toBeVisible();
  expect(notes()).toBe(4);
});
