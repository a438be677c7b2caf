import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import type { Change } from "../../contract/panel/calls.ts";
import { answer, calls, events, fakeService } from "../../tests/support/component/fake-service.ts";
import { renderPanel } from "../../tests/support/component/panel.tsx";

const record = "/api/yonetim/kayitlar";
const range = "baslangic=2021-03-04&bitis=2021-03-04";
const approval: Change = {
  id: "1",
  at: "2021-03-04T09:59:00.000Z",
  who: "ece@example.com",
  action: "approve",
  appointmentId: "7",
  before: { outcome: "pending" },
  after: { outcome: "approved", day: "2021-03-05", timeSlot: "20:00", consultation: "mini-ongoru" },
};
const feed = (id: string, at: string): Change => ({
  ...{ id, at, who: "su@example.com", action: "feed_made" },
  ...{ appointmentId: null, before: null, after: null },
});
const older = feed("2", "2021-03-04T09:00:00.000Z");

fakeService();

/** A day of two entries, of which a page shows one. */
async function renderDay() {
  const { screen, router } = await renderPanel(`/kayitlar?${range}`, {
    [`GET ${record}?${range}`]: { json: { changes: [approval], next: "x" } },
    [`GET ${record}?${range}&sonra=x`]: { json: { changes: [older], next: null } },
    "GET /api/yonetim/kisiler": { json: { names: { "ece@example.com": "Ece Kaya" } } },
  });
  const entries = () => screen.getByRole("main").getByRole("listitem").elements();
  await expect.poll(entries).toHaveLength(1);
  return { screen, router, entries };
}

test("An entry tells who did what and when, before and after, and leads to its appointment", async () => {
  const { screen } = await renderDay();
  const day = screen.getByRole("region", { name: "4 Mart 2021, Perşembe" });
  await expect.element(day).toMatchTextContent(/12:59.*Onaylandı.*Beklemede.*Onaylı.*Ece Kaya/);
  await expect
    .element(day.getByRole("link", { name: "5 Mart 2021 20:00, Mini Öngörü" }))
    .toHaveAttribute("href", "/randevu/7");
});

test("Older entries load on demand, and new ones do not move the focus", async () => {
  const { screen, router, entries } = await renderDay();
  await screen.getByRole("button", { name: "Daha eski" }).click();
  await expect.poll(entries).toHaveLength(2);
  expect(screen.getByRole("heading", { level: 2 }).elements()).toHaveLength(1);
  const last = screen.getByLabelText("Son gün");
  await last.click();
  const newer = feed("3", "2021-03-04T10:00:00.000Z");
  answer({ [`GET ${record}?${range}`]: { json: { changes: [newer, approval], next: "x" } } });
  events!.send({ pending: 0, toTell: 0, toRemind: 0, cancellations: 0, latest: null });
  await expect.poll(entries).toHaveLength(3);
  await expect.element(last).toHaveFocus();
  const further = "baslangic=2021-03-04&bitis=2021-03-05";
  answer({ [`GET ${record}?${further}`]: { json: { changes: [approval], next: "x" } } });
  await last.fill("05.03.2021");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => router.state.location.search).toBe(`?${further}`);
  await expect.poll(entries).toHaveLength(1);
  await expect.element(screen.getByRole("button", { name: "Daha eski" })).toBeVisible();
});

test("A range without entries says so, and one that ends before it begins is refused", async () => {
  const { screen } = await renderPanel("/kayitlar?baslangic=2019-01-01&bitis=2019-01-02", {
    [`GET ${record}`]: { json: { changes: [], next: null } },
  });
  await expect.element(screen.getByText("Bu aralıkta kayıt yok.")).toBeVisible();
  await screen.getByLabelText("Son gün").fill("02.01.2018");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText("Son gün ilk günden önce olamaz.")).toBeVisible();
});

test("An export needs both days; without a choice it holds this month and what can be booked", async () => {
  const { screen } = await renderPanel("/kayitlar", {
    [`GET ${record}`]: { json: { changes: [], next: null } },
  });
  await screen.getByRole("button", { name: "Randevuları dışa aktar" }).click();
  const sheet = screen.getByRole("dialog", { name: "Randevuları dışa aktar" });
  await expect.element(sheet).toMatchTextContent("Dışa aktarma kayda geçer.");
  const link = sheet.element().querySelector("a")!;
  expect(link.getAttribute("href")).toBe(
    "/api/yonetim/randevular.csv?baslangic=2025-09-01&bitis=2026-03-23",
  );
  await sheet.getByLabelText("İlk gün").fill("");
  await expect.element(sheet).toMatchTextContent("İki günü de seçin.");
  expect(sheet.getByRole("button", { name: "CSV dosyasını indir" }).query()).toBeNull();
  expect(calls.map(({ path }) => path).join(" ")).not.toContain("csv");
});
