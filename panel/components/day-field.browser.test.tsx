import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { fakeService } from "../../tests/support/component/fake-service.ts";
import { renderPanel } from "../../tests/support/component/panel.tsx";
import { listAnswer } from "../../tests/support/component/samples.ts";

const example = "Günü 24.09.2025 biçiminde yazın.";
const record = { "GET /api/yonetim/kayitlar": { json: { changes: [], next: null } } };

fakeService();

test("A day is shown and typed as in Turkey, and understood in the ways people write it", async () => {
  const { screen, router } = await renderPanel(
    "/kayitlar?baslangic=2025-09-03&bitis=2025-09-24",
    record,
  );
  const first = screen.getByLabelText("İlk gün");
  await expect.element(first).toHaveValue("03.09.2025");
  await expect.element(screen.getByLabelText("Son gün")).toHaveValue("24.09.2025");
  await first.fill("1/9/2025");
  await userEvent.keyboard("{Enter}");
  await expect
    .poll(() => router.state.location.search)
    .toBe("?baslangic=2025-09-01&bitis=2025-09-24");
  await userEvent.keyboard("{Tab}");
  await expect.element(first).toHaveValue("01.09.2025");
  await screen.getByRole("link", { name: "Aralığı kaldır" }).click();
  await expect.element(first).toHaveValue("");
  await expect.element(first).toHaveAttribute("placeholder", "gg.aa.yyyy");
});

test("In a form an impossible day is not sent, and the field says how a day is written", async () => {
  const { screen, router } = await renderPanel("/kayitlar", record);
  const first = screen.getByLabelText("İlk gün");
  await first.fill("31.02.2025");
  await userEvent.keyboard("{Enter}");
  expect((first.element() as HTMLInputElement).validationMessage).toBe(example);
  await userEvent.keyboard("{Tab}");
  await expect.element(first).toHaveAttribute("aria-invalid", "true");
  await expect.element(first).toHaveValue("31.02.2025");
  expect(router.state.location.search).toBe("");
});

test("Outside a form an impossible day is refused once its field is left, until it is corrected", async () => {
  const list = { "GET /api/yonetim/randevular": listAnswer([]) };
  const { screen, router } = await renderPanel("/", list);
  await screen.getByRole("button", { name: "Süz" }).click();
  const day = screen.getByLabelText("Gün", { exact: true });
  await day.fill("31.11.2025");
  await expect.element(day).not.toHaveAttribute("aria-invalid", "true");
  await userEvent.keyboard("{Tab}");
  await expect.element(day).toHaveAccessibleDescription(example);
  await day.fill("30.11.2025");
  await expect.element(screen.getByText(example)).not.toBeInTheDocument();
  expect(router.state.location.search).toContain("gun=2025-11-30");
});

test("A press below a field that is left without a day hits what it was meant for", async () => {
  const list = { "GET /api/yonetim/randevular": listAnswer([]) };
  const { screen, router } = await renderPanel("/", list);
  await screen.getByRole("button", { name: "Süz" }).click();
  await screen.getByLabelText("Gün", { exact: true }).fill("31.11.2025");
  await screen.getByRole("link", { name: "Onaylı" }).click();
  expect(router.state.location.search).toContain("durum=approved");
  await expect.element(screen.getByText(example)).toBeVisible();
});

test("A day is chosen from a calendar with the keyboard, and none before the first possible one", async () => {
  const { screen } = await renderPanel("/kapali", {
    "GET /api/yonetim/kapali": { json: { closed: [] } },
  });
  await screen.getByRole("button", { name: "Gün kapat" }).click();
  const sheet = screen.getByRole("dialog", { name: "Gün kapat" });
  const opener = sheet.getByRole("button", { name: "Takvimden seç" }).first();
  await expect.element(opener).toHaveAccessibleDescription("Gün");
  (opener.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  const calendar = screen.getByRole("grid", { name: "Eylül 2025" });
  const today = calendar.getByRole("button", { name: /^Bugün, 24 Eylül 2025/ });
  await expect.element(today).toHaveFocus();
  expect(calendar.element().querySelector("thead")!.textContent).toBe("PztSalÇarPerCumCmtPaz");
  await expect.element(calendar.getByRole("button", { name: /23 Eylül 2025/ })).toBeDisabled();
  await userEvent.keyboard("{Escape}");
  await expect.element(calendar).not.toBeInTheDocument();
  await expect.element(sheet).toBeVisible();
  await expect.element(opener).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(today).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}{Enter}");
  await expect.element(calendar).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  await expect.element(sheet.getByLabelText("Gün", { exact: true })).toHaveValue("25.09.2025");
});
