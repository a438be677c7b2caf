import { expect, test } from "vitest";
import { type Locator, userEvent } from "vitest/browser";
import { type Closing, type Closure, defaultHours } from "../../../booking/hours.ts";
import { answer, calls, fakeService } from "../../../tests/support/component/fake-service.ts";
import { me, renderPanel, settings } from "../../../tests/support/component/panel.tsx";
import { cardAnswer, listAnswer } from "../../../tests/support/component/samples.ts";
import { panelAppointment } from "../../../tests/support/panel-appointment.ts";

const tomorrow = "2025-09-25";
const undo = { change: "c1", until: "2025-09-24T10:00:10.000Z" };
const inTheWay = panelAppointment({ day: tomorrow, timeSlot: "21:00", name: "Yolda Duran" });
const taken = {
  status: 409,
  json: {
    code: "hours_taken",
    message: "Kapatılmak istenen saatlerde randevu var. Önce taşıyın ya da iptal edin.",
    conflicts: [inTheWay],
  },
};

fakeService();

const closing = (
  firstDay: string,
  lastDay: string,
  changes: Partial<Closing & { id: string }> = {},
): Closure => ({
  ...{ kind: "closing", id: "a1", weekday: null, from: "", to: "", reason: "" },
  ...{ firstDay, lastDay },
  ...changes,
});
const told = (closures: Closure[]) => ({
  "GET /api/yonetim/ayarlar": { json: { ...settings, hours: { ...defaultHours, closures } } },
});

async function renderClosed(closures: Closure[] = [], opener?: string) {
  const { screen, router } = await renderPanel("/kapali", {
    ...told(closures),
    "GET /api/yonetim/randevular": listAnswer([inTheWay]),
    "GET /api/yonetim/randevular/1": cardAnswer(inTheWay),
  });
  const button = (name: string) => screen.getByRole("button", { name, exact: true });
  await expect.element(button("Gün kapat")).toBeVisible();
  if (opener) await button(opener).click();
  const sheet = screen.getByRole("dialog");
  return {
    screen,
    router,
    button,
    sheet,
    field: (...asked: Parameters<typeof sheet.getByLabelText>) => sheet.getByLabelText(...asked),
  };
}

const sent = () => calls.filter(({ method }) => method !== "GET");

test("Closed days in a row are one row, opened together or one by one", async () => {
  const holiday = closing("2025-10-01", "2025-10-16", { reason: "Yıllık izin" });
  const { screen, button } = await renderClosed([holiday]);
  const rows = screen.getByRole("list", { name: "Kapalı günler" });
  await expect
    .element(rows.getByRole("listitem").first())
    .toMatchTextContent("1–16 Ekim 202516 gün · Yıllık izin");
  await screen.getByText("Gün gün").click();
  answer({ "POST /api/yonetim/kapali/ac": { json: { closed: 7, days: 1, undo } } });
  await button("Aç: 6 Ekim 2025, Pazartesi").click();
  await expect.element(screen.getByText("6 Ekim: saatler açıldı.")).toBeVisible();
  await expect.element(rows).toHaveFocus();
  answer({ "DELETE /api/yonetim/kapali/a1": { json: { closed: 124, days: 16, undo } } });
  await button("Aç: 1–16 Ekim 2025").click();
  await expect.element(screen.getByText("1–16 Ekim 2025 açıldı.")).toBeVisible();
  expect(sent()).toMatchObject([
    { method: "POST", body: { day: "2025-10-06" } },
    { method: "DELETE", path: "/api/yonetim/kapali/a1" },
  ]);
});

test("Of a closed day one hour is opened, and a second tap does not cover the offer to undo", async () => {
  const hours = closing(tomorrow, tomorrow, { from: "21:00", to: "22:00" });
  const { screen, button } = await renderClosed([hours]);
  const opened = [
    { closed: 1, days: 1, undo },
    { closed: 0, days: 0 },
  ];
  answer({ "POST /api/yonetim/kapali/ac": () => ({ json: opened.shift() }) });
  await screen.getByText("21:00–22:00 arası").click();
  const open = button("21:00 aç: 25 Eylül 2025, Perşembe").element() as HTMLElement;
  open.click();
  open.click();
  await expect.poll(() => sent().length).toBe(2);
  expect(sent()[0]!.body).toEqual({ day: tomorrow, times: ["21:00"] });
  await expect.element(button("Geri al: 25 Eylül: 21:00 açıldı.")).toBeVisible();
  const settingsCalls = () => calls.filter(({ path }) => path === "/api/yonetim/ayarlar");
  await expect.poll(() => settingsCalls().length).toBeGreaterThan(2);
  expect(screen.getByText("25 Eylül: 21:00 açıldı.").elements()).toHaveLength(1);
});

test("A range that ends before it begins is refused in place, and so are hours of which none is chosen", async () => {
  const { sheet, field } = await renderClosed([], "Gün kapat");
  await field("Gün").fill("25.09.2025");
  await field("Son gün").fill("24.09.2025");
  const message = "Son gün ilk günden önce olamaz.";
  answer({
    "POST /api/yonetim/kapali": { status: 400, json: { code: "range_backwards", message } },
  });
  await userEvent.keyboard("{Enter}");
  await expect.element(sheet).toMatchTextContent(message);
  await field("Son gün").fill("25.09.2025");
  await field("Belirli saatler").click();
  await sheet.getByRole("button", { name: "Saatleri kapat" }).click();
  await expect.element(sheet.getByRole("alert")).toHaveTextContent("En az bir saat seçin.");
  expect(sent()).toHaveLength(1);
});

test("A year of too many figures leaves the sheet as it is", async () => {
  const { sheet, field } = await renderClosed([], "Gün kapat");
  await field("Gün").fill("01.01.20261");
  await expect.element(sheet.getByRole("button", { name: "Günü kapat" })).toBeVisible();
});

test("A closing is kept while one visits an appointment in its way, and dropped with its sheet", async () => {
  const { screen, router, sheet, field, button } = await renderClosed([], "Gün kapat");
  answer({ "POST /api/yonetim/kapali": taken });
  await field("Gün").fill("25.09.2025");
  await field("Belirli saatler").click();
  await field("21:00").click();
  await field("Neden").fill("Diş hekimi");
  await sheet.getByRole("button", { name: "Saatleri kapat" }).click();
  const link = sheet.getByRole("link", { name: /Yolda Duran/ });
  await expect
    .element(sheet.getByRole("alert"))
    .toMatchTextContent(/^Kapatılmak istenen saatlerde/);
  await expect.element(sheet).toMatchTextContent("1 randevu var. Önce taşıyın ya da iptal edin.");
  await link.click();
  await expect
    .element(screen.getByRole("heading", { level: 1, name: "Yolda Duran" }))
    .toBeVisible();
  await router.navigate(-1);
  await expect.element(field("Gün")).toHaveValue("25.09.2025");
  await expect.element(field("21:00")).toBeChecked();
  await expect.element(field("Neden")).toHaveValue("Diş hekimi");
  await expect.element(link).toBeVisible();
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain("Yolda");
  // What was moved elsewhere meanwhile is not in the way any more.
  await router.navigate("/diger");
  await expect.element(screen.getByRole("heading", { level: 1, name: "Diğer" })).toBeVisible();
  answer({ "GET /api/yonetim/randevular": listAnswer([]) });
  await router.navigate(-1);
  await expect.element(sheet).toMatchTextContent("Yolda randevu kalmadı; şimdi kapatabilirsiniz.");
  await userEvent.keyboard("{Escape}");
  await expect.element(sheet).not.toBeInTheDocument();
  expect(router.state.location.search).toBe("");
  await button("Gün kapat").click();
  await expect.element(field("Neden")).toHaveValue("");
  await expect.element(field("Bütün gün")).toBeChecked();
  await expect.element(sheet).not.toMatchTextContent("Yolda");
});

test("Public holidays are closed from a list of their year, without those that are closed or left out", async () => {
  const { sheet, field } = await renderClosed(
    [closing("2026-01-01", "2026-01-01", { reason: "Resmî tatil" })],
    "Resmî tatiller",
  );
  const box = (day: string) => sheet.getByRole("checkbox", { name: new RegExp(day) });
  await field("Yıl").selectOptions("2026");
  await expect
    .element(sheet)
    .toMatchTextContent("28 Ekim 2026, Çarşamba · yarım gün, 13:00’ten sonra");
  const newYear = box("1 Ocak 2026, Perşembe · zaten kapalı");
  await expect.element(newYear).toBeDisabled();
  await box("23 Nisan 2026, Perşembe").click();
  const conflict = { ...inTheWay, day: "2026-10-29" };
  answer({
    "POST /api/yonetim/kapali": { ...taken, json: { ...taken.json, conflicts: [conflict] } },
  });
  answer({ "GET /api/yonetim/randevular": listAnswer([conflict]) });
  await sheet.getByRole("button", { name: /günü kapat$/ }).click();
  await sheet.getByRole("button", { name: "Randevulu günleri seçimden çıkar" }).click();
  await expect.element(sheet.getByRole("heading", { name: "Resmî tatiller" })).toHaveFocus();
  await expect.element(box("29 Ekim 2026, Perşembe")).not.toBeChecked();
  answer({ "POST /api/yonetim/kapali": { json: { closed: 9, days: 9, undo } } });
  await sheet.getByRole("button", { name: /günü kapat$/ }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  const { closings } = sent().at(-1)!.body as { closings: Closing[] };
  const closes = (day: string) =>
    closings.some(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);
  expect(["2026-01-01", "2026-04-23", "2026-10-29", "2026-10-28"].map(closes)).toEqual([
    false,
    false,
    false,
    true,
  ]);
});

test("What is closed every week is added, and appointments in it are confirmed first", async () => {
  const { screen, sheet, field } = await renderClosed([], "Her hafta kapat");
  await field("Gün").first().selectOptions("Cuma");
  await sheet.getByLabelText(/^Kapanış sonu/).selectOptions("21:00");
  await field("Neden").fill("Ders");
  answer({
    "POST /api/yonetim/kapali/kural": {
      status: 409,
      json: { code: "hours_outside", message: "Dışında kalıyor.", conflicts: [inTheWay] },
    },
  });
  await sheet.getByRole("button", { name: "Kaydet" }).click();
  await expect.element(sheet.getByRole("link", { name: /Yolda Duran/ })).toBeVisible();
  answer({ "POST /api/yonetim/kapali/kural": { json: { undo } } });
  await sheet.getByRole("button", { name: "Yine de kaydet" }).click();
  await expect.element(screen.getByText("Kapalı günler kaydedildi.")).toBeVisible();
  expect(sent().at(-1)!.body).toMatchObject({
    rule: { kind: "closing", weekday: 4, from: "", to: "21:00", reason: "Ders" },
    confirmed: [inTheWay.id],
  });
});

test("A special day begins with its weekday's hours, and is listed once", async () => {
  const known: Closure = { kind: "opening", id: "b1", day: "2025-09-26", ranges: [] };
  const { sheet, field } = await renderClosed([known], "Özel gün");
  const save = sheet.getByRole("button", { name: "Kaydet" });
  await save.click();
  await expect.element(sheet).toMatchTextContent("Önce günü seçin.");
  await field("Gün").first().fill("26.09.2025");
  await save.click();
  await expect.element(sheet).toMatchTextContent("Bu gün zaten listede.");
  await field("Gün").first().fill("25.09.2025");
  await sheet.getByLabelText("Son randevu: 25 Eylül 2025, Perşembe").selectOptions("20:30");
  answer({ "POST /api/yonetim/kapali/kural": { json: { undo } } });
  await save.click();
  await expect.element(sheet).not.toBeInTheDocument();
  expect(sent().at(-1)!.body).toMatchObject({
    rule: { kind: "opening", day: "2025-09-25", ranges: [{ first: "20:00", last: "20:30" }] },
  });
});

test("Rules are added, changed and removed by keyboard, and the focus is never lost", async () => {
  const { screen, sheet, button, field } = await renderClosed();
  async function tabTo(control: Locator) {
    await expect.element(control).toBeVisible();
    for (let tabs = 0; tabs < 40 && document.activeElement !== control.element(); tabs += 1)
      await userEvent.tab();
    await expect.element(control).toHaveFocus();
  }
  const list = screen.getByRole("list", { name: "Kapalı günler" });
  const ders = closing("", "", { id: "b1", weekday: 1, reason: "Ders" });
  const saved = (...closures: Closure[]) => ({
    "POST /api/yonetim/kapali/kural": () => {
      answer(told(closures));
      return { json: { undo } };
    },
  });

  await tabTo(button("Her hafta kapat"));
  await userEvent.keyboard("{Enter}");
  await expect.element(sheet.getByRole("heading")).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(button("Her hafta kapat")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await tabTo(field("Gün", { exact: true }));
  await userEvent.keyboard("{ArrowDown}");
  for (const name of ["Kapanış başı: Salı günleri", "Kapanış sonu: Salı günleri", "İlk gün"])
    await tabTo(field(name));
  await tabTo(field("Neden"));
  await userEvent.keyboard("Ders");
  answer(saved(ders));
  await userEvent.keyboard("{Enter}");
  await expect
    .poll(() => sent().at(-1)?.body)
    .toMatchObject({ rule: { weekday: 1, reason: "Ders" } });
  await expect.element(button("Her hafta kapat")).toHaveFocus();

  await tabTo(button("Özel gün"));
  await userEvent.keyboard("{Enter}");
  await tabTo(field("Gün", { exact: true }));
  await userEvent.keyboard("25.09.2025");
  await tabTo(sheet.getByRole("button", { name: "Takvimden seç" }));
  await userEvent.keyboard("{Enter}");
  await expect.element(sheet.getByRole("gridcell", { selected: true })).toBeVisible();
  await userEvent.keyboard("{ArrowRight}{Enter}");
  await expect.element(field("Gün", { exact: true })).toHaveValue("26.09.2025");
  await tabTo(sheet.getByRole("button", { name: /^Aralığı sil/ }));
  await userEvent.keyboard("{Enter}");
  await expect.element(sheet.getByRole("button", { name: /^Aralık ekle/ })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(button("Özel gün")).toHaveFocus();

  await tabTo(screen.getByRole("button", { name: /^Düzenle: / }));
  await userEvent.keyboard("{Enter}");
  await tabTo(field("Neden"));
  await expect.element(field("Neden")).toHaveValue("Ders");
  answer(saved(closing("", "", { id: "b2", weekday: 1, reason: "Ders ve seminer" })));
  await userEvent.keyboard(" ve seminer{Enter}");
  await expect.element(list).toMatchTextContent("Ders ve seminer");
  await expect.element(screen.getByRole("heading", { level: 1 })).toHaveFocus();

  await tabTo(screen.getByRole("button", { name: /^Kaldır: / }));
  answer(saved());
  await userEvent.keyboard("{Enter}");
  await expect.element(list).not.toMatchTextContent("Ders ve seminer");
  expect(sent().at(-1)!.body).toEqual({ id: "b2", confirmed: [] });
  await expect.element(list).toHaveFocus();
});

test("Assistants read what is closed every week, and leave it to owners", async () => {
  const ders = closing("", "", { id: "b1", weekday: 4, to: "21:00", reason: "Ders" });
  const { screen } = await renderPanel("/kapali", {
    ...told([ders]),
    "GET /api/yonetim/oturum": { json: { ...me, role: "assistant" } },
  });
  await expect.element(screen.getByText("Her hafta · Ders")).toBeVisible();
  await expect
    .element(screen.getByRole("button", { name: /^(Düzenle|Kaldır)/ }))
    .not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "Özel gün" })).not.toBeInTheDocument();
});
