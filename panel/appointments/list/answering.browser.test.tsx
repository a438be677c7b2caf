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

const list = "GET /api/yonetim/randevular";
const one = panelAppointment({
  day: "2025-09-25",
  timeSlot: "20:00",
  name: "Tek Kişi",
  status: "pending",
});
const three = ["Bir Kişi", "İki Kişi", "Üç Kişi"].map((name, index) => ({
  ...one,
  ...{ id: `${index + 1}`, name, timeSlot: ["20:00", "20:30", "21:00"][index]! },
}));
const approved = {
  action: "approve",
  before: { outcome: "pending" },
  after: { outcome: "approved" },
} as const;
const moved = {
  action: "visitor_move",
  who: "visitor",
  before: { day: "2025-09-25", timeSlot: "20:00" },
  after: { day: "2025-09-29", timeSlot: "21:00" },
} as const;

fakeService();

async function renderList(appointments: PanelAppointment[], address = "/") {
  const { screen, router } = await renderPanel(address, { [list]: listAnswer(appointments) });
  const button = (name: string) => screen.getByRole("button", { name, exact: true });
  await expect.element(screen.getByRole("link", { name: appointments[0]!.name! })).toBeVisible();
  return { screen, router, button, sheet: screen.getByRole("dialog") };
}

async function renderChoice() {
  const rendered = await renderList(three, "/?durum=pending");
  await rendered.button("Birkaçını seç").click();
  const choose = (index: number) =>
    rendered.screen
      .getByRole("checkbox", { name: `Seç: ${three[index]!.name}, ${three[index]!.timeSlot}` })
      .click();
  return { ...rendered, choose };
}

/** What the list holds now, of which every open panel hears. */
function becomes(appointments: PanelAppointment[]) {
  answer({ [list]: listAnswer(appointments) });
  events!.send({ pending: 0, toTell: 0, toRemind: 0, cancellations: 0, latest: null });
}

const pathOf = (id: string, step: string) => `/api/yonetim/randevular/${id}/${step}`;
const sent = () => calls.filter(({ method }) => method === "POST");

test("An approval from the list that comes too late says what was done, and by whom", async () => {
  const { screen, button } = await renderList([one]);
  const movedByColleague = { ...moved, action: "move", who: "su@example.com" } as const;
  answer({
    [`POST ${pathOf("1", "onayla")}`]: changedAnswer(movedByColleague),
    [list]: listAnswer([{ ...one, day: "2025-09-29", timeSlot: "21:00", version: 2 }]),
  });
  await button("Onayla: Tek Kişi, 20:00").click();
  await expect
    .element(screen.getByRole("alert"))
    .toMatchTextContent(/Bu arada taşındı \(.*20:00 → .*21:00\), su@example\.com tarafından\./);
  await expect.element(button("Onayla: Tek Kişi, 21:00")).toBeVisible();
});

test("A request is rejected from the list with a reason, and the message to send comes next", async () => {
  const { screen, button, sheet } = await renderList([one]);
  const rejected = { ...one, status: "cancelled", toTell: "reject", version: 2 } as const;
  answer({
    [`POST ${pathOf("1", "iptal")}`]: () => {
      answer({ [list]: listAnswer([rejected]) });
      return stepAnswer(rejected);
    },
  });
  await button("Reddet: Tek Kişi, 20:00").click();
  await expect.element(sheet).toMatchTextContent("Tek Kişi, 25 Eylül, 20:00");
  await sheet.getByLabelText("Neden").fill("O gün kapalıyız");
  await sheet.getByRole("button", { name: "Reddet" }).click();
  await expect.element(screen.getByRole("link", { name: "Haber ver", exact: true })).toHaveFocus();
  await expect.element(screen.getByText("Tek Kişi: talep reddedildi.")).toBeVisible();
  expect(sent()).toMatchObject([
    { body: { version: 1, reason: "O gün kapalıyız", isQuiet: false } },
  ]);
});

test("A rejection that did not come through keeps its sheet and its reason", async () => {
  const { button, sheet } = await renderList([one]);
  answer({
    [`POST ${pathOf("1", "iptal")}`]: { status: 500, json: { message: "Bir hata oluştu." } },
  });
  await button("Reddet: Tek Kişi, 20:00").click();
  await sheet.getByLabelText("Neden").fill("O gün kapalıyız");
  await sheet.getByRole("button", { name: "Reddet" }).click();
  await expect.element(sheet.getByText("Bir hata oluştu.")).toBeVisible();
  await expect.element(sheet.getByLabelText("Neden")).toHaveValue("O gün kapalıyız");
  answer({
    [`POST ${pathOf("1", "iptal")}`]: stepAnswer({ ...one, status: "cancelled", version: 2 }),
  });
  await sheet.getByRole("button", { name: "Reddet" }).click();
  await expect.element(sheet).not.toBeInTheDocument();
});

test("A reason stays typed while its request moves, and what nobody has seen is not rejected", async () => {
  const { screen, button, sheet } = await renderList([one]);
  await button("Reddet: Tek Kişi, 20:00").click();
  await sheet.getByLabelText("Neden").fill("O gün kapalıyız");
  becomes([{ ...one, day: "2025-09-29", timeSlot: "21:00", movedByVisitor: true, version: 2 }]);
  await expect.element(screen.getByText("Danışan taşıdı")).toBeInTheDocument();
  await expect.element(sheet.getByLabelText("Neden")).toHaveValue("O gün kapalıyız");
  answer({ [`POST ${pathOf("1", "iptal")}`]: changedAnswer(moved) });
  await sheet.getByRole("button", { name: "Reddet" }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(screen.getByRole("alert")).toMatchTextContent(/Bu arada danışan taşıdı/);
  expect(sent()).toMatchObject([{ body: { version: 1 } }]);
});

test("A sheet whose only chosen request was answered meanwhile rejects nothing and says so", async () => {
  const { screen, button, sheet, choose } = await renderChoice();
  await choose(0);
  await button("Reddet (1)").click();
  await sheet.getByLabelText("Neden").fill("O gün kapalıyız");
  becomes(three.slice(1));
  await expect.element(screen.getByText("Bu listeden çıktı")).toBeInTheDocument();
  await expect.element(sheet).toMatchTextContent("Bir Kişi");
  answer({ [`POST ${pathOf("1", "iptal")}`]: changedAnswer(approved) });
  await sheet.getByRole("button", { name: "Reddet" }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(screen.getByRole("alert")).toMatchTextContent(/Bu arada onaylandı/);
});

test("While requests are chosen a tap on the name ticks, and the ticks are there after a visit to a card", async () => {
  const { screen, router, button, choose } = await renderChoice();
  answer({ "GET /api/yonetim/randevular/1": cardAnswer(three[0]!) });
  await screen.getByText("İki Kişi", { exact: true }).click();
  await choose(2);
  await expect.element(screen.getByText("2 seçildi")).toBeVisible();
  await router.navigate("/randevu/1");
  await expect.element(screen.getByRole("heading", { level: 1, name: "Bir Kişi" })).toBeVisible();
  await router.navigate(-1);
  await expect.element(button("Onayla (2)")).toBeVisible();
});

test("“Tümü” says how many it ticks: all that match, not the first page alone", async () => {
  const last = { ...one, id: "4", name: "Son Kişi", timeSlot: "22:00" };
  const { screen } = await renderPanel("/?durum=pending", {
    [list]: listAnswer(three, { next: "3" }),
    [`${list}?durum=pending&sonra=3`]: listAnswer([last]),
  });
  await screen.getByRole("button", { name: "Birkaçını seç" }).click();
  await screen.getByRole("checkbox", { name: "Tümü (4)" }).click();
  await expect.element(screen.getByRole("button", { name: "Onayla (4)" })).toBeVisible();
});

test("The keyboard stays on the button while what was chosen is approved, once", async () => {
  const { screen, button, choose } = await renderChoice();
  const held = Promise.withResolvers<void>();
  answer({
    [`POST ${pathOf("1", "onayla")}`]: () =>
      held.promise.then(() => stepAnswer({ ...three[0]!, status: "approved" })),
  });
  await choose(0);
  await expect.element(screen.getByText("1 seçildi")).toBeVisible();
  const approve = button("Onayla (1)");
  await approve.click();
  await expect.element(approve).toHaveAttribute("aria-disabled", "true");
  await expect.element(approve).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  held.resolve();
  await expect.element(screen.getByText("1 randevu onaylandı.")).toBeVisible();
  expect(sent()).toHaveLength(1);
});

test("If only some of several changes can be undone, the message counts both", async () => {
  const { screen, button, choose } = await renderChoice();
  const followed = "Geri alınamaz: arada başka bir değişiklik oldu.";
  answer({
    [`POST ${pathOf("1", "onayla")}`]: stepAnswer({ ...three[0]!, status: "approved" }),
    [`POST ${pathOf("2", "onayla")}`]: stepAnswer({ ...three[1]!, status: "approved" }),
    "POST /api/yonetim/degisiklikler/undo-1/geri-al": { status: 409, json: { message: followed } },
    "POST /api/yonetim/degisiklikler/undo-2/geri-al": { json: { appointment: three[1] } },
  });
  await choose(0);
  await choose(1);
  await button("Onayla (2)").click();
  await expect.element(screen.getByText("2 randevu onaylandı.")).toBeVisible();
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect
    .element(screen.getByText(`1 işlem geri alındı, 1 işlem geri alınamadı. ${followed}`))
    .toBeVisible();
});
