import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import type { Change, PanelAppointment } from "../../../contract/panel/calls.ts";
import type { Messages } from "../../../contract/panel/messages.ts";
import {
  answer,
  calls,
  events,
  fakeService,
} from "../../../tests/support/component/fake-service.ts";
import { renderPanel, settings } from "../../../tests/support/component/panel.tsx";
import { cardAnswer, changedAnswer, stepAnswer } from "../../../tests/support/component/samples.ts";
import { panelAppointment } from "../../../tests/support/panel-appointment.ts";

const path = "/api/yonetim/randevular/1";
const approved = panelAppointment({ day: "2025-09-25", toTell: "approve", version: 2 });
const { day, timeSlot } = approved;
const told: Change = {
  id: "c1",
  at: "2025-09-24T09:30:00.000Z",
  who: "ece@example.com",
  action: "told",
  appointmentId: "1",
  before: { toTell: "approve" },
  after: { what: "copy", day, timeSlot, outcome: "approved" },
};

fakeService();

async function renderCard(
  appointment = approved,
  changes: Change[] = [],
  messages: Messages = settings.messages,
) {
  const { screen } = await renderPanel("/randevu/1", {
    "GET /api/yonetim/ayarlar": { json: { ...settings, messages } },
    [`GET ${path}`]: cardAnswer(appointment, { changes }),
    "GET /api/yonetim/kisiler": { json: { names: { "ece@example.com": "Ece Kaya" } } },
  });
  const tell = screen.getByRole("region", { name: /haber ver|Gönderildi|Söylendi/ });
  await expect.element(tell).toBeVisible();
  return { screen, tell, button: (name: string) => tell.getByRole("button", { name }) };
}

const waysIn = (tell: Element) =>
  [...tell.querySelectorAll(".send-ways > *")].map((way) =>
    way.textContent!.replace(/\(.*/, "").trim(),
  );
const bodies = () => calls.filter(({ method }) => method === "POST").map(({ body }) => body);

test("The message is edited, copied, and after a question marked as sent", async () => {
  const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const { screen, tell, button } = await renderCard();
  expect(waysIn(tell.element())).toEqual(["WhatsApp", "SMS", "Metni kopyala", "Ara"]);
  expect(tell.element().textContent).not.toMatch(/WhatsApp’ı yalnızca/);
  await button("Metni düzenle").click();
  const field = tell.getByLabelText("Gönderilecek metin");
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard("{Control>}{Home}{/Control}Merhaba! ");
  await expect
    .element(tell.getByRole("link", { name: /^WhatsApp/ }))
    .toHaveAttribute("href", expect.stringMatching(/text=Merhaba!%20Say%C4%B1n%20Ay/));
  await button("Metni kopyala").click();
  await expect.element(tell.getByText("Gönderdiniz mi?")).toHaveFocus();
  expect(copied.mock.lastCall![0]).toMatch(/^Merhaba! Sayın Ayşe Yılmaz, Mini Öngörü randevunuz/);
  const yes = button("Evet, gönderildi").element();
  const { x, y, width, height } = yes.getBoundingClientRect();
  expect(yes.contains(document.elementFromPoint(x + width / 2, y + height / 2))).toBe(true);
  await button("Hayır").click();
  await expect.element(tell.getByText("Gönderdiniz mi?")).not.toBeInTheDocument();
  await expect.element(tell.getByRole("link", { name: /^WhatsApp/ })).toHaveFocus();
  expect(bodies()).toEqual([]);
  await button("Metni kopyala").click();
  const left = { ...approved, toTell: null, version: 3 };
  answer({
    [`POST ${path}/bildirildi`]: stepAnswer(left),
    [`GET ${path}`]: cardAnswer(left, { changes: [told] }),
  });
  await button("Evet, gönderildi").click();
  await expect.element(screen.getByRole("heading", { name: "Gönderildi" })).toHaveFocus();
  await expect.element(screen.getByText(/^Kopyalanan metinle, .*Ece Kaya$/)).toBeVisible();
  expect(bodies()).toEqual([{ channel: "copy", version: 2 }]);
});

test("A message marked as sent by mistake can be marked as not sent later, too", async () => {
  const { screen, button } = await renderCard({ ...approved, toTell: null, version: 3 }, [told]);
  const left = { ...approved, version: 4 };
  answer({ [`POST ${path}/bildirilmedi`]: stepAnswer(left), [`GET ${path}`]: cardAnswer(left) });
  await button("Aslında gönderilmedi").click();
  await expect.element(screen.getByRole("heading", { name: "Danışana haber ver" })).toHaveFocus();
});

test("A decision made while a message is being sent is not marked as sent with it", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const { screen, tell, button } = await renderCard();
  const live = { pending: 0, toTell: 1, toRemind: 0, cancellations: 0, latest: null };
  answer({ [`GET ${path}`]: cardAnswer({ ...approved, note: "Aradı", version: 3 }) });
  events!.send(live);
  await expect.element(screen.getByText("Aradı")).toBeVisible();
  await button("Metni kopyala").click();
  const cancelled: PanelAppointment = {
    ...approved,
    ...{ status: "cancelled", reason: "Danışan istedi", toTell: "cancel", version: 4 },
  };
  answer({
    [`GET ${path}`]: cardAnswer(cancelled),
    [`POST ${path}/bildirildi`]: changedAnswer({ action: "cancel" }, 4),
  });
  events!.send(live);
  await expect.element(tell.getByText(/isteğiniz üzerine iptal edildi/)).toBeVisible();
  await button("Evet, gönderildi").click();
  await expect.element(screen.getByRole("alert")).toMatchTextContent(/^Bu arada iptal edildi/);
  await expect.element(screen.getByRole("heading", { name: "Danışana haber ver" })).toBeVisible();
  expect(bodies()).toEqual([{ channel: "copy", version: 3 }]);
});

test("If the browser refuses to copy, a hint says so and nothing is asked", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
  const { tell, button } = await renderCard();
  await button("Metni kopyala").click();
  await expect
    .element(tell.getByText("Tarayıcı izin vermedi; metni seçip elle kopyalayın."))
    .toBeVisible();
  await expect.element(tell.getByText("Gönderdiniz mi?")).not.toBeInTheDocument();
});

test("A visitor with a landline is called instead of written to", async () => {
  const { tell, button, screen } = await renderCard({ ...approved, phone: "02121234567" });
  expect(waysIn(tell.element())).toEqual(["Ara"]);
  const call = tell.getByRole("link", { name: "Ara" });
  await expect.element(call).toHaveAttribute("href", "tel:+902121234567");
  call.element().addEventListener("click", (event) => event.preventDefault());
  await call.click();
  await expect.element(tell.getByText("Söylediniz mi?")).toHaveFocus();
  const left = { ...approved, phone: "02121234567", toTell: null, version: 3 };
  const called = { ...told, after: { ...told.after, what: "call" } };
  answer({
    [`POST ${path}/bildirildi`]: stepAnswer(left),
    [`GET ${path}`]: cardAnswer(left, { changes: [called] }),
  });
  await button("Evet, söylendi").click();
  await expect.element(screen.getByRole("heading", { name: "Söylendi" })).toHaveFocus();
  await expect.element(tell).toMatchTextContent("Telefonla, ");
  await expect.element(button("Aslında söylenmedi")).toBeVisible();
  expect(bodies()).toEqual([{ channel: "call", version: 2 }]);
});

test("SMS stands first where the academy prefers it", async () => {
  const { tell } = await renderCard(approved, [], { ...settings.messages, firstChannel: "sms" });
  expect(waysIn(tell.element())).toEqual(["SMS", "WhatsApp", "Metni kopyala", "Ara"]);
  await expect.element(tell).toMatchTextContent("WhatsApp’ı yalnızca danışan oradan yazdıysa");
});

test("Further messages are offered where they fit, and ask nothing", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const messages = {
    ...settings.messages,
    texts: { ...settings.messages.texts, payment: "IBAN: TR00" },
  };
  const entered = { ...approved, source: "phone", toTell: null } as const;
  const over = { ...entered, ...{ day: "2025-09-23", date: "2025-09-23T18:00:00.000Z" } };
  const { screen } = await renderCard(approved, [], messages);
  const offered = () =>
    [...screen.container.querySelectorAll(".further-messages button")].map((one) =>
      one.textContent.trim(),
    );
  const [written, asked, paid] = [
    "Randevuyu yazılı da gönder",
    "Doğum bilgisi iste",
    "Ödeme bilgisi gönder",
  ];
  for (const [appointment, names] of [
    [{ ...over, arrived: true }, [paid, "Teşekkür et"]],
    [{ ...entered, status: "cancelled" }, []],
    [approved, [asked, paid]],
    [entered, [written, asked, paid]],
  ] as [PanelAppointment, string[]][]) {
    answer({ [`GET ${path}`]: cardAnswer(appointment) });
    events!.send({ pending: 0, toTell: 1, toRemind: 0, cancellations: 0, latest: null });
    await expect.poll(offered).toEqual(names);
  }
  await screen.getByRole("button", { name: written }).click();
  const sheet = screen.getByRole("dialog");
  await expect.element(sheet).toMatchTextContent("randevunuz oluşturuldu: 25 Eylül 2025");
  await sheet.getByRole("button", { name: "Metni kopyala" }).click();
  expect(sheet.getByText("Gönderdiniz mi?").query()).toBeNull();
});
