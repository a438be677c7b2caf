import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import type { Birth } from "../../booking/birth.ts";
import type { ClientAnswer } from "../../contract/panel/clients.ts";
import { answer, calls, events, fakeService } from "../../tests/support/component/fake-service.ts";
import { renderPanel } from "../../tests/support/component/panel.tsx";
import { birthOf, clientAnswer } from "../../tests/support/component/samples.ts";

const path = "/api/yonetim/danisanlar/1";
const zone = "Europe/Istanbul";
const kadikoy = {
  name: "Kadıköy",
  region: "İstanbul, Türkiye",
  latitude: 40.98,
  longitude: 29.03,
  zone,
};
const izmir = { name: "İzmir", region: "Türkiye", latitude: 38.41, longitude: 27.14, zone };

const edit = "Doğum bilgisini düzenle: Kendisi";
const own = { label: "Kendisi", consent: "danışan" };
const undo = { change: "c1", until: "2025-09-24T10:00:10.000Z" };

fakeService();

async function renderForm(client: Partial<ClientAnswer> = {}) {
  const { screen } = await renderPanel("/danisan/1", {
    [`GET ${path}`]: clientAnswer(client),
    "GET /api/yonetim/yerler": { json: { places: [kadikoy, izmir] } },
  });
  const button = (name: string | RegExp) => screen.getByRole("button", { name, exact: true });
  await button(/^Doğum bilgisi(ni düzenle.*| ekle)$/)
    .first()
    .click();
  const field = (name: string) => screen.getByLabelText(name, { exact: true });
  return { screen, button, field };
}

/** How the client is from now on, as the service keeps it. */
function kept(birth: Birth | null, version: number) {
  const client = { births: birth ? [birthOf("Kendisi", birth, version)] : [] };
  answer({
    [`GET ${path}`]: clientAnswer(client),
    [`POST ${path}/dogum`]: { json: { version, undo } },
  });
}

const bodies = () => calls.filter(({ method }) => method === "POST").map(({ body }) => body);

test("Missing birth data are named beside their fields, and so is a refusal of the service", async () => {
  const { screen, button, field } = await renderForm();
  // A search field of Chromium has a blue × of its own.
  await expect.element(screen.getByRole("textbox", { name: "Yer", exact: true })).toBeVisible();
  await button("Kaydet").click();
  await expect.element(field("Gün")).toHaveFocus();
  await expect.element(field("Gün")).toHaveAccessibleDescription(/14\.05\.1985 biçiminde/);
  await expect.element(field("Saat")).toHaveAccessibleDescription(/14:32 biçiminde/);
  await field("Gün").fill("1.1.2030");
  await field("Saat").fill("12:00");
  const message = "Doğum günü gelecekte olamaz.";
  answer({
    [`POST ${path}/dogum`]: { status: 400, json: { fields: [{ field: "day", message }] } },
  });
  await button("Kaydet").click();
  await expect.element(field("Gün")).toHaveAccessibleDescription(message);
});

test("A range and an unknown hour are kept, and all of it is removed only when it is meant", async () => {
  const { screen, button, field } = await renderForm();
  await field("Gün").fill("14.05.1985");
  await field("Bir aralık biliniyor").click();
  await field("En erken").fill("23:30");
  await field("En geç").fill("00:30");
  const range = { day: "1985-05-14", time: { from: "23:30", to: "00:30" }, place: null };
  kept(range, 1);
  await button("Kaydet").click();
  await expect.element(screen.getByText("23:30–00:30 arası")).toBeVisible();
  await button(edit).click();
  await field("Bilinmiyor").click();
  kept({ ...range, time: null }, 2);
  await button("Kaydet").click();
  await expect.element(screen.getByRole("definition").nth(1)).toMatchTextContent("Bilinmiyor");
  const id = "birth of Kendisi";
  await button("Sil…: Kendisi").click();
  await button("Silme").click();
  await expect.element(button("Sil…: Kendisi")).toHaveFocus();
  await button("Sil…: Kendisi").click();
  kept(null, 3);
  answer({ [`POST ${path}/dogum/sil`]: { json: { version: 2, undo } } });
  await userEvent.keyboard("{Enter}");
  await expect.element(button("Geri al: Doğum bilgisi silindi.")).toBeVisible();
  await expect.element(button("Sil…: Kendisi")).not.toBeInTheDocument();
  expect(bodies()).toEqual([
    { version: 0, ...own, birth: range },
    { id, version: 1, ...own, birth: { ...range, time: null } },
    { id, version: 2 },
  ]);
});

test("A birth of somebody else is added with a label and who agreed, beside the client's own", async () => {
  const { screen, button, field } = await renderForm({
    births: [birthOf("Kendisi", { day: "1985-05-14", time: null, place: null })],
  });
  await button("Vazgeç").click();
  await button("Doğum bilgisi ekle").click();
  await expect.element(field("Kimin")).toHaveValue("");
  await field("Gün").fill("1.6.2015");
  await field("Bilinmiyor").click();
  await button("Kaydet").click();
  await expect.element(field("Kimin")).toHaveFocus();
  await expect.element(field("Kimin")).toHaveAccessibleDescription(/^Kimin doğum bilgisi/);
  await field("Kimin").fill("Kızı Elif");
  await field("Onay veren").fill("velisi");
  const birth = { day: "2015-06-01", time: null, place: null };
  kept(birth, 1);
  await button("Kaydet").click();
  await expect.element(screen.getByText("1 Haziran 2015")).toBeVisible();
  expect(bodies()).toEqual([{ version: 0, label: "Kızı Elif", consent: "velisi", birth }]);
});

test("An hour that occurred twice asks which was meant, and keeps the answer", async () => {
  const { screen, button, field } = await renderForm();
  await field("Gün").fill("30.09.1990");
  await field("Saat").fill("01:30");
  await field("Yer").fill("izmir");
  await button(/^İzmir/).click();
  const group = screen.getByRole("group", { name: /iki kez yaşandı/ });
  await expect.element(group.getByRole("radio", { name: /UT 29 Eylül 1990 22:30/ })).toBeChecked();
  await group
    .getByRole("radio", { name: /UT 29 Eylül 1990 23:30, yaz saati uygulanmıyordu/ })
    .click();
  const birth = { day: "1990-09-30", time: { at: "01:30", isLater: true }, place: izmir } as const;
  kept(birth, 1);
  await button("Kaydet").click();
  await expect.element(button("Doğum bilgisi ekle")).toHaveFocus();
  expect(bodies()).toEqual([{ version: 0, ...own, birth }]);
  await button(edit).click();
  await expect.element(group.getByRole("radio", { name: /UT 29 Eylül 1990 23:30/ })).toBeChecked();
  await field("Gün").fill("20.04.1985");
  await expect
    .element(
      screen
        .getByRole("group", { name: /hiç yaşanmadı/ })
        .getByRole("radio")
        .nth(1),
    )
    .toBeVisible();
});

test("A birth that was saved meanwhile is shown before it is overwritten", async () => {
  const was = { day: "1985-05-13", time: null, place: null };
  const { screen, button, field } = await renderForm({ births: [birthOf("Kendisi", was)] });
  await field("Gün").fill("14.05.1985");
  kept({ day: "1985-05-15", time: null, place: null }, 2);
  events!.send({ pending: 0, toTell: 0, toRemind: 0, cancellations: 0, latest: null });
  await expect.element(screen.getByText("Bu arada kaydedilen:")).toBeVisible();
  await expect.element(screen.getByText("15 Mayıs 1985")).toBeVisible();
  const message = "Bu danışan siz bakarken değişti.";
  answer({ [`POST ${path}/dogum`]: { status: 409, json: { code: "client_changed", message } } });
  await button("Kaydet").click();
  await expect.element(screen.getByText(message)).toBeVisible();
  kept({ day: "1985-05-14", time: null, place: null }, 3);
  await button("Kaydet").click();
  await expect.element(screen.getByText("14 Mayıs 1985")).toBeVisible();
  expect(bodies()).toMatchObject([{ version: 1 }, { version: 2 }]);
});
