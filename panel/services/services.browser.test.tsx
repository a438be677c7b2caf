import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { PanelServicesAnswer, ServicesChange } from "../../contract/panel/calls.ts";
import { answer, calls, fakeService } from "../../tests/support/component/fake-service.ts";
import { renderPanel, settings } from "../../tests/support/component/panel.tsx";
import { expectToastAboveButtons } from "../../tests/support/component/toast-above.ts";
import { panelAppointment } from "../../tests/support/panel-appointment.ts";

fakeService();

const path = "/api/yonetim/hizmetler";
const saved: PanelServicesAnswer = {
  version: 1,
  services: settings.consultations,
  defaults: settings.consultations,
  slotMinutes: 30,
};
const group = (name: string) => page.getByRole("group", { name, exact: true });
const online = (name: string) =>
  group(name).getByRole("checkbox", { name: "Siteden randevu alınabilir" });
const note = (name: string) => group(name).getByLabelText("Personele not");
const save = page.getByRole("button", { name: "Kaydet" });
const sent = () =>
  calls.filter(({ method }) => method === "POST").map(({ body }) => body as ServicesChange);

test("A duration that is none is refused beside it", async () => {
  const { screen } = await renderPanel("/hizmetler", {
    [`GET ${path}`]: { json: saved },
    [`POST ${path}`]: { json: saved },
  });
  const duration = group("Mini Öngörü").getByLabelText("Süre (dakika)");
  await userEvent.fill(duration, "");
  await userEvent.type(duration, "9x99");
  await expect.element(duration).toHaveValue("999");
  await userEvent.click(save);
  await expect.element(duration).toHaveFocus();
  await expect
    .element(duration)
    .toHaveAccessibleDescription("Süre 5 ile 480 dakika arasında bir tam sayı olmalıdır.");
  await userEvent.keyboard("{Backspace}");
  await expect.element(duration).toBeValid();
  expect(sent()).toEqual([]);
  await userEvent.click(save);
  await expect.element(screen.getByText("Hizmetler kaydedildi.")).toBeVisible();
  expect(sent()[0]!.services[0]).toMatchObject({ duration: 99 });
});

test("On a phone what is said beside a field is not hidden by the bar, which saves only what has changed", async () => {
  await page.viewport(390, 844);
  const twelve = Array.from({ length: 12 }, (_, at) => ({
    ...{ slug: `hizmet-${at}`, title: `Hizmet ${at}`, bookable: false },
  }));
  await renderPanel("/hizmetler", { [`GET ${path}`]: { json: { ...saved, services: twelve } } });
  await expect.element(save).toHaveAttribute("aria-disabled", "true");
  (save.element() as HTMLElement).click();
  const duration = group("Hizmet 5").getByLabelText("Süre (dakika)");
  await userEvent.fill(duration, "4");
  const topOfBar = () => save.element().closest(".actions")!.getBoundingClientRect().top;
  window.scrollBy(0, duration.element().getBoundingClientRect().bottom - topOfBar() + 4);
  await expect.element(save).toHaveAttribute("aria-disabled", "false");
  (save.element() as HTMLElement).click();
  const said = page.getByText(/^Süre 5 ile 480 dakika/);
  await expect.element(said).toBeVisible();
  expect(said.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(topOfBar());
  expect(sent()).toEqual([]);
});

test("A price is typed as in Turkey, and refused beside its field where it is none", async () => {
  const { screen } = await renderPanel("/hizmetler", {
    [`GET ${path}`]: { json: saved },
    [`POST ${path}`]: { json: saved },
  });
  const price = group("Mini Öngörü").getByLabelText("Ücret (TL)");
  await userEvent.fill(price, "12.50");
  await userEvent.click(save);
  await expect.element(price).toHaveFocus();
  await expect.element(price).toHaveAccessibleDescription("Tutarı 1.250,50 biçiminde yazın.");
  await userEvent.fill(price, "1.250,50");
  await userEvent.click(save);
  await expect.element(screen.getByText("Hizmetler kaydedildi.")).toBeVisible();
  expect(sent().map(({ services }) => services.map((one) => one.price))).toEqual([
    [125_050, null, null],
  ]);
});

test("Who would overlap after a longer duration is named, and keeps the old one on a second press", async () => {
  const conflicts = [panelAppointment({ day: "2025-09-25" })];
  const refusal = { code: "services_overlap", message: "Taşıyor.", conflicts };
  let hasClash = true;
  const { screen } = await renderPanel("/hizmetler", {
    [`GET ${path}`]: { json: saved },
    [`POST ${path}`]: () => (hasClash ? { status: 409, json: refusal } : { json: saved }),
  });
  const duration = group("Mini Öngörü").getByLabelText("Süre (dakika)");
  const list = page.getByRole("list", { name: "Yeni süreyle çakışacak randevular" });
  await userEvent.fill(duration, "90");
  await userEvent.click(save);
  await expect.element(list.getByText("Ayşe Yılmaz")).toBeVisible();
  await userEvent.fill(duration, "60");
  await expect.element(list).not.toBeInTheDocument();
  await userEvent.click(save);
  await expect.element(list).toBeVisible();
  hasClash = false;
  await userEvent.click(page.getByRole("button", { name: "Yine de kaydet" }));
  await expect.element(screen.getByText("Hizmetler kaydedildi.")).toBeVisible();
  expect(sent().map(({ confirmed }) => confirmed)).toEqual([[], [], ["1"]]);
});

test("What somebody else has saved meanwhile is not lost: the own change is refused and can be dropped", async () => {
  const [mini, tek, vip] = settings.consultations;
  const theirs = {
    ...{ ...saved, version: 2 },
    services: [mini!, tek!, { ...vip!, note: "Önce ara." }],
  };
  const { screen } = await renderPanel("/hizmetler", {
    [`GET ${path}`]: { json: saved },
    [`POST ${path}`]: () => {
      answer({ [`GET ${path}`]: { json: theirs } });
      const message = "Bu ayarlar siz bakarken değişti.";
      return { status: 409, json: { code: "settings_changed", message } };
    },
  });
  await userEvent.click(online("Mini Öngörü"));
  await userEvent.click(save);
  await expect.element(screen.getByText(/siz bakarken değişti/)).toBeVisible();
  await expect.element(online("Mini Öngörü")).not.toBeChecked();
  await userEvent.click(screen.getByRole("button", { name: "Vazgeç" }));
  await expect.element(online("Mini Öngörü")).toBeChecked();
  await expect.element(note("VIP Öngörü")).toHaveValue("Önce ara.");
  await expect.element(screen.getByRole("heading", { level: 1 })).toHaveFocus();
  await userEvent.click(screen.getByRole("button", { name: "Varsayılanlara dön" }));
  await expect.element(note("VIP Öngörü")).toHaveValue("");
  answer({ [`POST ${path}`]: { json: { ...saved, version: 3 } } });
  await userEvent.click(save);
  await expect.element(screen.getByText("Hizmetler kaydedildi.")).toBeVisible();
  expect(sent().at(-1)!.version).toBe(2);
});

test("What was saved stays on the screen while it is asked for again, and the message covers no button", async () => {
  const further = Array.from({ length: 9 }, (_, at) => ({
    ...{ slug: `hizmet-${at}`, title: `Hizmet ${at}`, bookable: false },
  }));
  const twelve = [...saved.services, ...further];
  const { screen } = await renderPanel("/hizmetler", {
    [`GET ${path}`]: { json: { ...saved, services: twelve } },
    [`POST ${path}`]: ({ body }) => {
      answer({ [`GET ${path}`]: () => new Promise(() => {}) });
      const bookable = new Map(
        (body as ServicesChange).services.map((one) => [one.slug, one.bookable]),
      );
      const services = twelve.map((one) => ({ ...one, bookable: bookable.get(one.slug)! }));
      return { json: { ...saved, version: 2, services } };
    },
  });
  await userEvent.click(online("Mini Öngörü"));
  await userEvent.click(save);
  await expect.element(screen.getByText("Hizmetler kaydedildi.")).toBeVisible();
  await expect.element(online("Mini Öngörü")).not.toBeChecked();
  await expectToastAboveButtons();
});
