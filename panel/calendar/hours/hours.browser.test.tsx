import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type Closure, defaultHours, defaultWorkingHours } from "../../../booking/hours.ts";
import type { HoursAnswer, HoursChange } from "../../../contract/panel/hours.ts";
import {
  type Answers,
  answer,
  calls,
  events,
  fakeService,
} from "../../../tests/support/component/fake-service.ts";
import { renderPanel, settings } from "../../../tests/support/component/panel.tsx";
import { expectToastAboveButtons } from "../../../tests/support/component/toast-above.ts";

fakeService();
beforeEach(() => page.viewport(1280, 900));

const defaults: HoursAnswer = {
  ...{
    hours: defaultWorkingHours,
    defaults: defaultWorkingHours,
    version: 0,
    isDefault: true,
    outside: [],
    more: 0,
  },
};
const shorter: HoursAnswer = {
  ...defaults,
  ...{ isDefault: false, version: 1 },
  hours: { ...defaultWorkingHours, week: Array(7).fill([{ first: "20:00", last: "22:00" }]) },
};
const news = { pending: 0, toTell: 0, toRemind: 0, cancellations: 0, latest: null };

const lead = page.getByText(/dakikada bir\./);
const button = (name: string | RegExp) => page.getByRole("button", { name });
const region = (name: string) => page.getByRole("region", { name });
const field = (name: string) => page.getByLabelText(name, { exact: true });
const friday = field("İlk randevu: Cuma");

/** The service keeps what it is sent. */
async function renderHours(now = defaults, answers: Answers = {}) {
  let kept = now;
  const panel = await renderPanel("/saatler", {
    "GET /api/yonetim/ayarlar/saatler": () => ({ json: kept }),
    "POST /api/yonetim/ayarlar/saatler": ({ body }) => {
      const { hours } = body as HoursChange;
      const isDefault = hours === null;
      kept = { ...kept, hours: hours ?? defaultWorkingHours, isDefault, version: kept.version + 1 };
      return { json: kept };
    },
    ...answers,
  });
  await expect.element(lead).toBeVisible();
  return {
    ...panel,
    sent: () =>
      calls
        .filter(({ method }) => method === "POST")
        .map(({ body }) => (body as HoursChange).hours),
    saveElsewhere(other: HoursAnswer) {
      kept = other;
      events!.send(news);
    },
  };
}

async function save() {
  await userEvent.click(button("Kaydet"));
  await expect.element(page.getByText(/^Çalışma saatleri kaydedildi\./)).toBeVisible();
}

test("A day is closed by taking its hours away, and copied to others", async () => {
  const { screen } = await renderHours();
  await userEvent.click(button(/^Aralığı sil: Pazartesi/));
  await expect.element(button("Aralık ekle: Pazartesi")).toHaveFocus();
  await expect
    .element(screen.getByRole("group", { name: "Pazartesi" }))
    .toMatchTextContent("Kapalı");
  await userEvent.click(button("Öteki günlere kopyala: Pazartesi"));
  const sheet = screen.getByRole("dialog", { name: "Pazartesi saatlerini kopyala" });
  const copy = sheet.getByRole("button", { name: "Kopyala", exact: true });
  await userEvent.click(copy);
  await expect.element(sheet.getByRole("alert")).toMatchTextContent("En az bir gün seçin.");
  for (const name of ["Salı", "Pazar"])
    await userEvent.click(sheet.getByRole("checkbox", { name, exact: true }));
  await userEvent.click(copy);
  await expect.element(sheet).not.toBeInTheDocument();
  await expect
    .element(lead)
    .toMatchTextContent(
      "Pazartesi–salı kapalı, çarşamba–cuma 20:00–23:00, cumartesi 19:00–23:00, pazar kapalı",
    );
});

test("The preview shows what is closed, and special days after its two weeks", async () => {
  const closures: Closure[] = [
    {
      ...{ kind: "closing", id: "1", weekday: 4, reason: "Ders" },
      ...{ firstDay: "", lastDay: "", from: "", to: "21:00" },
    },
    {
      ...{ kind: "opening", id: "2", day: "2025-12-01" },
      ranges: [{ first: "12:00", last: "12:30" }],
    },
  ];
  await renderHours(undefined, {
    "GET /api/yonetim/ayarlar": { json: { ...settings, hours: { ...defaultHours, closures } } },
  });
  const preview = region("Önizleme");
  await expect
    .element(preview)
    .toMatchTextContent("26 Eylül Cuma: 21:00, 21:30, 22:00, 22:30, 23:00 · kapanış: Ders");
  await expect.element(preview).toMatchTextContent("1 Aralık Pazartesi: 12:00, 12:30");
  const link = page.getByRole("link", { name: "Kapalı günlere git" });
  await expect.element(link).toHaveAttribute("href", "/kapali");
});

test("The Tab key leads from the first weekday to saving", async () => {
  await renderHours();
  await userEvent.selectOptions(field("İlk randevu: Pazar"), "18:00");
  (field("İlk randevu: Pazartesi").element() as HTMLElement).focus();
  const walked: (string | null)[] = [];
  while (walked.at(-1) !== "Kaydet" && walked.length < 60) {
    await userEvent.keyboard("{Tab}");
    const { activeElement: here } = document;
    walked.push(here!.getAttribute("aria-label") ?? here!.textContent);
  }
  expect(walked).toEqual(
    expect.arrayContaining([
      ...["Son randevu: Pazartesi", "Aralık ekle: Perşembe", "Öteki günlere kopyala: Pazar"],
      ...["Kapalı günlere git", "Kaydet"],
    ]),
  );
});

test("An unsaved change is kept while one is on another screen, and can be given up", async () => {
  const { screen, router } = await renderHours();
  await expect.element(button("Kaydet")).toBeDisabled();
  await userEvent.selectOptions(friday, "18:00");
  await router.navigate("/diger");
  await expect.element(screen.getByRole("heading", { level: 1, name: "Diğer" })).toBeVisible();
  await router.navigate(-1);
  await expect.element(screen.getByText("Kaydedilmemiş değişiklikler var.")).toBeVisible();
  await expect.element(friday).toHaveValue("18:00");
  await userEvent.click(button("Vazgeç"));
  await expect.element(friday).toHaveValue("20:00");
  await expect.element(button("Kaydet")).toBeDisabled();
});

test("A change that was undone by hand does not come back when others save", async () => {
  const { saveElsewhere } = await renderHours();
  for (const time of ["18:00", "20:00"]) await userEvent.selectOptions(friday, time);
  saveElsewhere(shorter);
  await expect.element(lead).toMatchTextContent("Her gün 20:00–22:00");
  await expect.element(field("Son randevu: Cuma")).toHaveValue("22:00");
  await expect.element(button("Vazgeç")).not.toBeInTheDocument();
});

test("A change made while somebody else saves cannot overwrite theirs", async () => {
  const { screen, saveElsewhere, sent } = await renderHours();
  await userEvent.selectOptions(friday, "18:00");
  saveElsewhere(shorter);
  await expect.element(screen.getByText(/siz düzenlerken değişti/)).toBeVisible();
  (button("Kaydet").element() as HTMLElement).click();
  await userEvent.click(button("Vazgeç"));
  await expect.element(lead).toMatchTextContent("Her gün 20:00–22:00");
  expect(sent()).toEqual([]);
});

test("Saved hours can be taken back, once they are shown", async () => {
  const { sent } = await renderHours();
  const shown = Promise.withResolvers<void>();
  await userEvent.selectOptions(friday, "18:00");
  const changed = { ...defaults, version: 1, isDefault: false };
  const week = defaultHours.week.with(4, [{ first: "18:00", last: "23:00" }]);
  answer({
    "GET /api/yonetim/ayarlar/saatler": async () => {
      await shown.promise;
      return { json: { ...changed, hours: { ...defaultWorkingHours, week } } };
    },
  });
  await save();
  const wayBack = button("Önceki saatlere dön");
  await expect.element(wayBack).toHaveAttribute("aria-disabled", "true");
  shown.resolve();
  await expect.element(wayBack).toHaveAttribute("aria-disabled", "false");
  answer({ "GET /api/yonetim/ayarlar/saatler": { json: { ...defaults, version: 2 } } });
  await userEvent.click(wayBack);
  await expect.element(friday).toHaveValue("20:00");
  expect(sent().map((hours) => hours?.week)).toEqual([week, undefined]);
});

test("The default hours come back on demand, and that they were saved covers no button", async () => {
  const { sent } = await renderHours(shorter);
  await userEvent.click(button("Varsayılana dön"));
  await expect.element(lead).toMatchTextContent("Bunlar varsayılan saatlerdir.");
  await save();
  expect(sent()).toEqual([null]);
  await expectToastAboveButtons();
});
