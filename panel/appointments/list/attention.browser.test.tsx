import { expect, onTestFinished, test, vi } from "vitest";
import { outcomeWords } from "../../../contract/panel/words.ts";
import {
  answer,
  calls,
  events,
  fakeService,
} from "../../../tests/support/component/fake-service.ts";
import { renderPanel } from "../../../tests/support/component/panel.tsx";
import { listAnswer, stepAnswer } from "../../../tests/support/component/samples.ts";
import { panelAppointment } from "../../../tests/support/panel-appointment.ts";

const list = "GET /api/yonetim/randevular";
const path = "/api/yonetim/randevular/1";
const forgotten = panelAppointment({
  ...{ day: "2025-09-23", date: "2025-09-23T18:00:00.000Z" },
  ...{ status: "pending", name: "Dünkü Talep" },
});
const coming = panelAppointment({ day: "2025-09-25", name: "Kopuk Hat" });
const later = { ...coming, id: "2" };
const reminded = { ...coming, remindedAt: "2025-09-24T09:00:00.000Z", version: 2 };

fakeService();

const bodies = () => calls.filter(({ method }) => method === "POST").map(({ body }) => body);

test("Open tasks are counted above the list, and each count leads to its list", async () => {
  const counts = { pending: 2, toTell: 1, toRemind: 1, cancellations: 1, toDeliver: 4 };
  const { screen, router } = await renderPanel("/", { [list]: listAnswer([coming], counts) });
  const work = screen.getByRole("navigation", { name: "Bekleyen işler" });
  await expect.element(work).toBeVisible();
  expect(
    work
      .getByRole("link")
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual([
    ...["2 Cevap bekleyen", "1 Danışan iptal etti", "1 Haber verilecek", "1 Hatırlatılacak"],
    "4 Teslim edilecek",
  ]);
  events!.send({ ...counts, latest: null });
  await expect.poll(() => document.title).toBe("(3) Randevular | Yönetim");
  // What waits is shown once: neither a tab nor the rail counts it here.
  expect(screen.getByRole("link", { name: /Beklemede|cevap bekliyor/ }).query()).toBeNull();
  for (const [name, durum] of [
    ["Cevap bekleyen", "pending"],
    ["Danışan iptal etti", "visitor_cancelled"],
    ["Haber verilecek", "to_tell"],
    ["Hatırlatılacak", "to_remind"],
    ["Teslim edilecek", "to_deliver"],
  ] as const) {
    await work.getByText(name).click();
    expect(router.state.location.search).toBe(`?durum=${durum}`);
    await expect.poll(() => calls.at(-1)!.path).toContain(`durum=${durum}`);
  }
});

test("A visitor's cancellation is taken from the open tasks by a tap", async () => {
  const cancelled = panelAppointment({
    ...{ status: "cancelled", cancelledByVisitor: true, isCancellationSeen: false },
  });
  const { screen } = await renderPanel("/?durum=visitor_cancelled", {
    [list]: listAnswer([cancelled], { cancellations: 1 }),
  });
  const seen = screen.getByRole("button", { name: "Gördüm: Ayşe Yılmaz, 21:00" });
  await expect.element(seen).toBeVisible();
  answer({ [`POST ${path}/iptal-goruldu`]: { status: 204 }, [list]: listAnswer([]) });
  await seen.click();
  await expect.element(screen.getByText("Bu listeden çıktı")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: /Gördüm/ })).not.toBeInTheDocument();
});

test("Above today, requests of earlier days are one line, and can only be cancelled, with a reason", async () => {
  const { screen } = await renderPanel("/", { [list]: listAnswer([forgotten, later]) });
  await expect.element(screen.getByRole("link", { name: "Kopuk Hat" })).toBeVisible();
  await expect.element(screen.getByText("Saati geçti")).not.toBeVisible();
  await screen.getByText("Günü geçen 1 talep").click();
  await expect.element(screen.getByText("Saati geçti")).toBeVisible();
  expect(screen.getByRole("button", { name: /^Onayla/ }).query()).toBeNull();
  await screen.getByRole("button", { name: "İptal et: Dünkü Talep, 21:00" }).click();
  const sheet = screen.getByRole("dialog", { name: "Talebi iptal et" });
  const cancel = sheet.getByRole("button", { name: "İptal et", exact: true });
  await cancel.click();
  await expect.element(sheet.getByLabelText("Neden")).toHaveFocus();
  await expect.element(sheet.getByText("Kısa bir neden yazın ya da seçin.")).toBeVisible();
  await sheet.getByRole("button", { name: "Zamanında cevaplanamadı" }).click();
  answer({ [`POST ${path}/iptal`]: stepAnswer({ ...forgotten, status: "cancelled", version: 2 }) });
  await cancel.click();
  await expect.element(screen.getByText("Dünkü Talep: talep iptal edildi.")).toBeVisible();
  expect(bodies()).toMatchObject([{ version: 1, reason: "Zamanında cevaplanamadı" }]);
});

test("An appointment of today that has begun is marked on its row as having taken place", async () => {
  const begun = panelAppointment({ day: "2025-09-24", date: "2025-09-24T09:00:00.000Z" });
  const { screen } = await renderPanel("/", { [list]: listAnswer([begun, later]) });
  const mark = screen.getByRole("button", { name: `${outcomeWords.arrived}: Ayşe Yılmaz, 21:00` });
  await expect.element(mark).toBeVisible();
  const early = screen.getByRole("button", { name: `${outcomeWords.arrived}: Kopuk Hat, 21:00` });
  expect(early.query()).toBeNull();
  const arrived = { ...begun, arrived: true, version: 2 };
  answer({ [`POST ${path}/geldi`]: stepAnswer(arrived), [list]: listAnswer([arrived, later]) });
  await mark.click();
  await expect.element(screen.getByRole("link", { name: "Ayşe Yılmaz" })).toHaveFocus();
  expect(mark.query()).toBeNull();
  expect(bodies()).toEqual([{ version: 1 }]);
});

test("Several are told one after the other, each by a person's word, and one is skipped", async () => {
  const people = ["Bir Kişi", "İki Kişi", "Üç Kişi"].map((name, at) =>
    panelAppointment({ id: `${at + 1}`, name, day: "2025-09-25", toTell: "approve" }),
  );
  const refusal = { status: 409, json: { code: "changed", message: "", changes: [], version: 2 } };
  answer({ "POST /api/yonetim/randevular/1/bildirildi": refusal });
  for (const one of people.slice(1))
    answer({
      [`POST /api/yonetim/randevular/${one.id}/bildirildi`]: stepAnswer({ ...one, toTell: null }),
    });
  const { screen, router } = await renderPanel("/?durum=to_tell", { [list]: listAnswer(people) });
  // The links lead out of the test.
  const stay = (event: Event) => event.preventDefault();
  document.addEventListener("click", stay, { once: true, capture: true });
  await screen.getByRole("button", { name: "Sırayla haber ver" }).click();
  const sheet = screen.getByRole("dialog");
  const onwards = sheet.getByRole("link", { name: /^Evet, sıradaki WhatsApp/ });
  await expect.element(sheet).toMatchTextContent(/^Bir Kişi1 \/ 3 · Onay · 25 Eylül 21:00/);
  document.addEventListener("click", stay);
  onTestFinished(() => document.removeEventListener("click", stay));
  await sheet.getByRole("link", { name: /^WhatsApp/ }).click();
  // A phone may have dropped the page meanwhile: the address knows who was asked for.
  expect(router.state.location.search).toBe("?durum=to_tell&pencere=sira&kimde=1&yol=whatsapp");
  await expect
    .element(onwards)
    .toHaveAttribute("href", expect.stringContaining(encodeURIComponent("İki Kişi")));
  (onwards.element() as HTMLElement).click();
  await expect.element(sheet.getByRole("heading")).toHaveTextContent("İki Kişi");
  await expect.element(sheet.getByText("Gönderdiniz mi?")).toHaveFocus();
  await expect.element(sheet.getByRole("alert")).toMatchTextContent(/^Bir Kişi: /);
  await sheet.getByRole("button", { name: "Atla, sıradaki →" }).click();
  await expect.element(sheet.getByRole("heading")).toHaveFocus();
  await sheet.getByRole("link", { name: /^WhatsApp/ }).click();
  await expect.element(onwards).not.toBeInTheDocument();
  await sheet.getByRole("button", { name: "Evet, gönderildi" }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(screen.getByText("Üç Kişi: haber verildi.")).toBeVisible();
  expect(router.state.location.search).toBe("?durum=to_tell");
  const sent = calls.filter(({ method }) => method === "POST");
  expect(sent.map(({ path, body }) => [path.at(-12), body])).toEqual([
    ["1", { version: 1, channel: "whatsapp" }],
    ["3", { version: 1, channel: "whatsapp" }],
  ]);
});

test("Who was asked for before the page was dropped is asked for again", async () => {
  const people = ["Bir Kişi", "İki Kişi"].map((name, at) =>
    panelAppointment({ id: `${at + 1}`, name, day: "2025-09-25", toTell: "approve" }),
  );
  const { screen } = await renderPanel("/?durum=to_tell&pencere=sira&kimde=2&yol=whatsapp", {
    [list]: listAnswer(people),
  });
  const sheet = screen.getByRole("dialog", { name: "İki Kişi" });
  await expect.element(sheet.getByText("Gönderdiniz mi?")).toHaveFocus();
});

test("If a reminder cannot be marked, its sheet says so and allows another try", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const { screen } = await renderPanel("/?durum=to_remind", { [list]: listAnswer([coming]) });
  answer({
    [`POST ${path}/hatirlatildi`]: () => {
      throw new TypeError("Failed to fetch");
    },
  });
  await screen.getByRole("button", { name: "Hatırlat: Kopuk Hat, 21:00" }).click();
  const sheet = screen.getByRole("dialog", { name: "Kopuk Hat" });
  await expect
    .element(sheet)
    .toMatchTextContent(/Sayın Kopuk Hat, Mini Öngörü randevunuzu hatırlatmak/);
  await expect
    .element(sheet.getByRole("link", { name: /WhatsApp/ }))
    .toHaveAttribute("href", expect.stringMatching(/^https:\/\/wa\.me\/9053/));
  const copy = sheet.getByRole("button", { name: "Metni kopyala" });
  const yes = sheet.getByRole("button", { name: "Evet, gönderildi" });
  await copy.click();
  await yes.click();
  await expect
    .element(sheet.getByRole("alert"))
    .toMatchTextContent(/^Kopuk Hat: Sunucuya ulaşılamadı/);
  answer({ [`POST ${path}/hatirlatildi`]: stepAnswer(reminded) });
  await copy.click();
  await yes.click();
  await expect.element(screen.getByText("Kopuk Hat: hatırlatıldı.")).toBeVisible();
  expect(bodies().at(-1)).toEqual({ version: 1, isReminded: true });
});

test("The list reloads when a new day begins", async () => {
  const { screen } = await renderPanel("/", {
    [list]: listAnswer([{ ...coming, day: "2025-09-24" }]),
  });
  await expect.element(screen.getByRole("link", { name: "Kopuk Hat" })).toBeVisible();
  answer({ [list]: listAnswer([]) });
  vi.setSystemTime(new Date("2025-09-24T21:01:00Z"));
  document.dispatchEvent(new Event("visibilitychange"));
  await expect.element(screen.getByText("Bu listeden çıktı")).toBeVisible();
});
