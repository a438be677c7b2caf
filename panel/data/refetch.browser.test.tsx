import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { usualHours } from "../../booking/hours.ts";
import {
  type Answers,
  answer,
  calls,
  events,
  fakeService,
} from "../../tests/support/component/fake-service.ts";
import { renderPanel, settings } from "../../tests/support/component/panel.tsx";
import { answeredList, listAnswer } from "../../tests/support/component/samples.ts";
import { fakeTimers } from "../../tests/support/component/timers.ts";
import { panelAppointment } from "../../tests/support/panel-appointment.ts";

fakeService();
fakeTimers();

const listPath = "GET /api/yonetim/randevular";
const approvePath = "POST /api/yonetim/randevular/1/onayla";
const request = panelAppointment({ status: "pending", day: "2025-09-26" });
const answered = answeredList([request]);
const news = { pending: 1, toTell: 0, toRemind: 0, latest: null };
const button = page.getByRole("button", { name: /^Onayla: / });
const questions = () => calls.filter(({ path }) => path === "/api/yonetim/randevular");

/** The service approves, with something that happens before it answers. */
function approving(meanwhile: () => unknown): Answers {
  const approve = answeredList([request]);
  return {
    ...approve,
    [approvePath]: async (call) => {
      const done = approve[approvePath];
      const answer = await (typeof done === "function" ? done(call) : done!);
      await meanwhile();
      return answer;
    },
  };
}

test("An own change is asked for once, and not in the name of the person who looks", async () => {
  const fetched = vi.spyOn(globalThis, "fetch");
  const headers = () =>
    fetched.mock.calls
      .filter(([path]) => path === "/api/yonetim/randevular")
      .map(([, init]) => new Headers(init?.headers).get("x-unasked"));
  await renderPanel(
    "/",
    approving(() => events!.send(news)),
  );
  await expect.element(button).toBeVisible();
  events!.send(news);
  await expect.poll(headers).toEqual([null, "1"]);
  await userEvent.click(button);
  await expect.element(page.getByRole("listitem")).toMatchTextContent("Onaylı");
  vi.advanceTimersByTime(5000);
  await expect.poll(headers).toEqual([null, "1", "1"]);
});

test("What a connection begins with is not taken for news of the own change: a second tap sends nothing", async () => {
  const { screen } = await renderPanel("/", {
    ...answered,
    [approvePath]: async (call) => {
      const before = questions().length;
      events!.send(news);
      await vi.waitFor(() => expect(questions().length).toBeGreaterThan(before));
      const approve = answered[approvePath];
      const done = await (typeof approve === "function" ? approve(call) : approve!);
      return done;
    },
  });
  await userEvent.click(button);
  await expect.element(screen.getByText("Ayşe Yılmaz: randevu onaylandı.")).toBeVisible();
  await expect.element(button).toBeVisible();
  (button.element() as HTMLElement).click();
  vi.advanceTimersByTime(1000);
  await expect.element(screen.getByRole("listitem")).toMatchTextContent("Onaylı");
  expect(calls.filter(({ path }) => path.endsWith("/onayla"))).toHaveLength(1);
});

test("While the connection is lost an own change is asked for at once", async () => {
  let answeredAt = 0;
  const { screen } = await renderPanel(
    "/",
    approving(() => {
      answeredAt = Date.now();
    }),
  );
  await expect.element(button).toBeVisible();
  events!.send(news);
  events!.onerror!();
  await expect.element(screen.getByText(/^Bağlantı koptu/)).toBeVisible();
  await userEvent.click(button);
  await expect.element(screen.getByRole("listitem")).toMatchTextContent("Onaylı");
  expect(Date.now() - answeredAt).toBeLessThan(1000);
});

test("Settings whose question failed are asked for again with the next news", async () => {
  await page.viewport(1280, 900);
  const { screen } = await renderPanel("/hafta?gun=2025-09-25", { [listPath]: listAnswer([]) });
  await expect.element(screen.getByRole("table", { name: "Haftanın saatleri" })).toBeVisible();
  const closure = { weekday: 3, from: "22:00", to: "", firstDay: "", lastDay: "", reason: "Ders" };
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
  const hours = { ...usualHours, closures: [closure] };
  answer({ "GET /api/yonetim/ayarlar": { json: { ...settings, version: 2, hours } } });
  events!.send({ ...news, settings: 2 });
  await expect
    .element(screen.getByRole("button", { name: "25 Eylül 22:00–23:00 Kapalı Ders" }))
    .toBeVisible();
});
