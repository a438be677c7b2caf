import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { PrivateLink } from "./private-link.tsx";

afterEach(() => vi.restoreAllMocks());

const key = "k".repeat(43);

async function renderLink() {
  const screen = await render(<PrivateLink privateKey={key} />);
  const copier = screen.getByRole("button", { name: "Bağlantıyı kopyala" });
  return { screen, field: screen.getByLabelText("Randevunuzun özel bağlantısı"), copier };
}

test("The private link is copied where that is allowed", async () => {
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const { screen, field, copier } = await renderLink();
  await expect.element(field).toHaveValue(`${location.origin}/randevum#${key}`);
  await expect
    .element(screen.getByText(/Kimdeyse randevuyu görebilir, taşıyabilir ve iptal edebilir/))
    .toBeVisible();
  await userEvent.click(copier);
  await expect.element(screen.getByRole("status")).toHaveTextContent("Bağlantı kopyalandı.");
  expect(write).toHaveBeenCalledWith(`${location.origin}/randevum#${key}`);
});

test("The private link is selected where copying is not allowed", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("not allowed"));
  const { screen, field, copier } = await renderLink();
  await userEvent.click(copier);
  await expect.element(screen.getByRole("status")).toMatchTextContent("Bağlantı seçildi.");
  await expect.element(field).toHaveFocus();
  const { selectionStart, selectionEnd, value } = field.element() as HTMLInputElement;
  expect([selectionStart, selectionEnd]).toEqual([0, value.length]);
});
