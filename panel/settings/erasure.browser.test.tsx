import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import type { EraseCheck } from "../../contract/panel/calls.ts";
import { answer, calls, fakeService } from "../../tests/support/component/fake-service.ts";
import { renderPanel } from "../../tests/support/component/panel.tsx";
import { cardAnswer, settingsScreen } from "../../tests/support/component/samples.ts";
import { panelAppointment } from "../../tests/support/panel-appointment.ts";

fakeService();

const nobody: EraseCheck = {
  ...{ names: [], count: 0, from: null, to: null },
  ...{ coming: [], former: 0, kept: [], phones: [], births: [] },
};
const found: EraseCheck = {
  ...nobody,
  ...{
    names: ["Silinecek Kişi"],
    phones: ["05320250923"],
    count: 1,
    from: "2025-09-23",
    to: "2025-09-23",
  },
};

async function renderErasure(check: EraseCheck) {
  const { screen } = await renderPanel("/ayarlar/silme", {
    ...settingsScreen,
    "POST /api/yonetim/kvkk/denetle": { json: check },
  });
  return {
    screen,
    field: screen.getByLabelText("Telefon"),
    sheet: screen.getByRole("dialog", { name: "Kişisel veriler silinsin mi?" }),
    erase: screen.getByRole("button", { name: "Geri dönülmez biçimde sil" }),
    async check(phone: string) {
      await userEvent.fill(screen.getByLabelText("Telefon"), phone);
      await userEvent.keyboard("{Enter}");
    },
  };
}

test("A number with too few digits is refused beside the field, until it is changed", async () => {
  const { field, check, screen } = await renderErasure(nobody);
  await check("0532");
  await expect.element(field).toHaveAccessibleDescription(/11 rakam olmalıdır/);
  await userEvent.fill(field, "+90 532 123 45 67");
  await expect.element(field).toHaveValue("05321234567");
  await expect.element(screen.getByText(/11 rakam olmalıdır/)).not.toBeInTheDocument();
});

test("A number without appointments can only be closed again", async () => {
  const { sheet, erase, check, screen } = await renderErasure(nobody);
  await check("05321234567");
  await expect
    .element(sheet)
    .toMatchTextContent("0532 123 45 67 numarasıyla kayıtlı kişisel veri yok.");
  await expect.element(erase).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Kapat", exact: true }));
  await expect.element(sheet).not.toBeInTheDocument();
});

test("The data of a person still to come are kept, with a link to the appointment", async () => {
  const coming = panelAppointment({ id: "7", day: "2025-09-25", timeSlot: "21:00" });
  const { sheet, erase, check, screen } = await renderErasure({ ...found, coming: [coming] });
  answer({ "GET /api/yonetim/randevular/7": cardAnswer(coming) });
  await check("05321234567");
  await expect
    .element(sheet.getByRole("alert"))
    .toMatchTextContent("Gelecek randevusu var. Önce iptal edin, sonra silin.");
  await expect.element(erase).not.toBeInTheDocument();
  await userEvent.click(sheet.getByRole("link", { name: "25 Eylül 2025, 21:00" }));
  await expect.element(screen.getByRole("heading", { level: 1, name: coming.name! })).toHaveFocus();
});

test("The number that is shown is erased, whatever is typed meanwhile", async () => {
  const held = Promise.withResolvers<void>();
  const { field, sheet, erase, check, screen } = await renderErasure(found);
  answer({
    "POST /api/yonetim/kvkk/denetle": async () => {
      await held.promise;
      return { json: found };
    },
    "POST /api/yonetim/kvkk/sil": { json: { erased: 1 } },
  });
  await check("05320250923");
  await userEvent.fill(field, "05321234567");
  held.resolve();
  await expect.element(sheet).toMatchTextContent("0532 025 09 23");
  await userEvent.click(erase);
  await expect.element(screen.getByText("1 randevunun kişisel verileri silindi.")).toBeVisible();
  expect(calls.findLast(({ path }) => path.endsWith("/sil"))?.body).toEqual({
    phone: "05320250923",
  });
});

test("Of a number that was corrected away is said what is erased of it", async () => {
  const { sheet, erase, check, screen } = await renderErasure({ ...nobody, former: 1 });
  answer({ "POST /api/yonetim/kvkk/sil": { json: { erased: 0 } } });
  await check("05321234567");
  await expect
    .element(sheet)
    .toMatchTextContent("Başka 1 randevunun düzeltilmeden önceki bilgilerinde de geçiyor.");
  await userEvent.click(erase);
  await expect.element(screen.getByText("1 randevunun eski bilgileri silindi.")).toBeVisible();
});

test("Leaving the question for the password erases nothing, and it can be asked again", async () => {
  const { sheet, erase, check, screen } = await renderErasure(found);
  const refused = { status: 403, json: { code: "confirm_needed", message: "" } };
  answer({
    "POST /api/yonetim/kvkk/sil": refused,
    "POST /api/yonetim/dogrulama": () => {
      answer({ "POST /api/yonetim/kvkk/sil": { json: { erased: 1 } } });
      return { status: 204 };
    },
  });
  await check("05321234567");
  await userEvent.click(erase);
  const question = screen.getByRole("dialog", { name: "Parolanızı yeniden girin" });
  await expect.element(question.getByLabelText("Parolanız")).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(sheet.getByRole("alert")).toMatchTextContent("İşlem yapılmadı.");
  await expect.element(erase).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await userEvent.fill(question.getByLabelText("Parolanız"), "gökyüzü ve kitaplar");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText("1 randevunun kişisel verileri silindi.")).toBeVisible();
});
