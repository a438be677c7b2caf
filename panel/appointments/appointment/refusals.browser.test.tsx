import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import type { PanelAppointment } from "../../../contract/panel/calls.ts";
import {
  answer,
  calls,
  events,
  fakeService,
} from "../../../tests/support/component/fake-service.ts";
import { renderPanel } from "../../../tests/support/component/panel.tsx";
import {
  cardAnswer,
  changedAnswer,
  listAnswer,
  stepAnswer,
} from "../../../tests/support/component/samples.ts";
import { panelAppointment } from "../../../tests/support/panel-appointment.ts";

const path = "/api/yonetim/randevular/1";
const request = panelAppointment({ day: "2025-09-25", status: "pending" });
const approved: PanelAppointment = { ...request, status: "approved", version: 2 };
const approval = {
  action: "approve",
  before: { outcome: "pending" },
  after: { outcome: "approved" },
} as const;
const noteChange = { action: "note", before: null, after: null } as const;

fakeService();

async function renderCard() {
  const { screen } = await renderPanel("/randevu/1", {
    [`GET ${path}`]: cardAnswer(request),
    "GET /api/yonetim/randevular": listAnswer([request]),
  });
  const button = (name: string | RegExp) => screen.getByRole("button", { name, exact: true });
  await expect.element(button("Onayla")).toBeVisible();
  return { screen, button, sheet: screen.getByRole("dialog") };
}

/** A colleague is faster: the card is another, and every open panel hears of it. */
function becomes(appointment: PanelAppointment) {
  answer({ [`GET ${path}`]: cardAnswer(appointment) });
  events!.send({ pending: 0, toTell: 0, toRemind: 0, cancellations: 0, latest: null });
}

/** Answers with a failure once it is let go. */
function heldFailure(to: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  answer({ [to]: () => promise.then(() => ({ status: 500, json: {} })) });
  return resolve;
}

const bodies = () => calls.filter(({ method }) => method === "POST").map(({ body }) => body);

test("A note that a colleague wrote meanwhile is shown before it is overwritten", async () => {
  const { screen, button } = await renderCard();
  await button("Not ekle").click();
  await userEvent.keyboard("Benim notum");
  becomes({ ...request, note: "Arkadaşımın notu", version: 2 });
  await expect.element(screen.getByText("Bu arada kaydedilen: Arkadaşımın notu")).toBeVisible();
  answer({ [`POST ${path}/not`]: changedAnswer(noteChange) });
  await button("Kaydet").click();
  await expect
    .element(screen.getByRole("alert").last())
    .toMatchTextContent("Bu arada not değişti, su@example.com tarafından.");
  await expect.element(screen.getByLabelText("Not", { exact: true })).toHaveValue("Benim notum");
  const noted = { ...request, note: "Benim notum", version: 3 };
  answer({ [`POST ${path}/not`]: stepAnswer(noted), [`GET ${path}`]: cardAnswer(noted) });
  await button("Kaydet").click();
  await expect.element(button("Notu düzenle")).toHaveFocus();
  expect(bodies()).toEqual([
    { note: "Benim notum", version: 1 },
    { note: "Benim notum", version: 2 },
  ]);
});

test("A second press sends nothing and does not hide the refusal of the first", async () => {
  const { screen, button, sheet } = await renderCard();
  const refuse = heldFailure(`POST ${path}/iptal`);
  await button("İptal et").click();
  await sheet.getByRole("button", { name: "Ulaşılamadı" }).click();
  await sheet.getByRole("button", { name: "İptal et" }).click();
  await userEvent.keyboard("{Enter}");
  refuse();
  await expect.element(sheet.getByRole("alert").first()).toMatchTextContent(/./);
  await expect.element(sheet.getByLabelText("Neden")).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  const refuseNote = heldFailure(`POST ${path}/not`);
  await button("Not ekle").click();
  await userEvent.keyboard("Uzun uzun yazıldı");
  await button("Kaydet").click();
  await userEvent.keyboard("{Enter}");
  refuseNote();
  await expect.element(screen.getByRole("alert").last()).toMatchTextContent(/./);
  await expect
    .element(screen.getByLabelText("Not", { exact: true }))
    .toHaveValue("Uzun uzun yazıldı");
  expect(bodies()).toHaveLength(2);
});

test("A refusal that comes after its sheet was closed is still shown", async () => {
  const { screen, button, sheet } = await renderCard();
  const refuse = heldFailure(`POST ${path}/iptal`);
  await button("İptal et").click();
  await button("Ulaşılamadı").click();
  await sheet.getByRole("button", { name: "İptal et" }).click();
  await userEvent.keyboard("{Escape}");
  await expect.element(sheet).not.toBeInTheDocument();
  refuse();
  await expect.element(screen.getByRole("alert")).toMatchTextContent(/./);
});

test("A refused step names what changed meanwhile, and the card shows what it has become", async () => {
  const { screen, button } = await renderCard();
  answer({
    [`POST ${path}/onayla`]: changedAnswer(noteChange),
    [`GET ${path}`]: cardAnswer({ ...request, note: "Az önce aradı.", version: 2 }),
  });
  await button("Onayla").click();
  await expect
    .element(screen.getByRole("alert"))
    .toMatchTextContent("Bu arada not değişti, su@example.com tarafından.");
  await expect.element(screen.getByText("Az önce aradı.")).toBeVisible();
  await expect.element(button("Onayla")).toBeVisible();
});

test("A cancellation decided before an approval is refused, and its reason kept for another try", async () => {
  const { button, sheet, screen } = await renderCard();
  await button("İptal et").click();
  await button("Ulaşılamadı").click();
  becomes(approved);
  answer({ [`POST ${path}/iptal`]: changedAnswer(approval) });
  await expect.element(screen.getByRole("definition").getByText("Onaylı")).toBeInTheDocument();
  await sheet.getByRole("button", { name: "İptal et" }).click();
  await expect
    .element(sheet.getByText(/^Bu arada/))
    .toMatchTextContent(
      "Bu arada onaylandı (Beklemede → Onaylı), su@example.com tarafından. Güncel hâline bakıp yeniden karar verin.",
    );
  await button("Güncel hâline bak").click();
  await expect.element(sheet).not.toBeInTheDocument();
  await button("İptal et").click();
  await expect.element(sheet.getByLabelText("Neden")).toHaveValue("Ulaşılamadı");
  answer({ [`POST ${path}/iptal`]: stepAnswer({ ...approved, version: 3 }) });
  await sheet.getByRole("button", { name: "İptal et" }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  expect(bodies()).toMatchObject([{ version: 1 }, { version: 2 }]);
});

test("A step that is not possible any more is not offered all the same", async () => {
  const { button, sheet } = await renderCard();
  await button("Taşı").click();
  await sheet.getByRole("radio", { name: "20:00 Boş" }).click();
  answer({
    [`GET ${path}`]: cardAnswer({ ...request, status: "cancelled", version: 2 }),
    [`POST ${path}/tasi`]: changedAnswer({ action: "cancel" }),
  });
  await button(/^Taşı: /).click();
  await expect.element(sheet.getByText(/^Bu arada iptal edildi/)).toBeVisible();
  await expect.element(button(/^Yine de/)).not.toBeInTheDocument();
  await button("Güncel hâline bak").click();
  await expect.element(button("Geri getir")).toBeVisible();
});
