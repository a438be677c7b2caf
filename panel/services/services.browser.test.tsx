import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { PanelServicesAnswer, ServicesChange } from "../../contract/panel/calls.ts";
import { answer, calls, fakeService } from "../../tests/support/component/fake-service.ts";
import { renderPanel, settings } from "../../tests/support/component/panel.tsx";
import { expectToastAboveButtons } from "../../tests/support/component/toast-above.ts";

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

test("A service for the site that is longer than a slot is refused beside its duration", async () => {
  const { screen } = await renderPanel("/hizmetler", {
    [`GET ${path}`]: { json: saved },
    [`POST ${path}`]: { json: saved },
  });
  const duration = group("Mini Öngörü").getByLabelText("Süre (dakika)");
  for (const correct of [
    () => userEvent.keyboard("{Backspace}"),
    () => userEvent.click(online("Mini Öngörü")),
  ]) {
    await userEvent.fill(duration, "");
    await userEvent.type(duration, "4x5");
    await expect.element(duration).toHaveValue("45");
    await userEvent.click(save);
    await expect.element(duration).toHaveFocus();
    await expect
      .element(duration)
      .toHaveAccessibleDescription(
        "Siteden randevu alınabilen bir hizmet, takvimdeki bir randevu aralığından uzun olamaz.",
      );
    await correct();
    await expect.element(duration).toBeValid();
  }
  expect(sent()).toEqual([]);
  await userEvent.click(save);
  await expect.element(screen.getByText("Hizmetler kaydedildi.")).toBeVisible();
  expect(sent()[0]!.services[0]).toMatchObject({ bookable: false, duration: 45 });
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
