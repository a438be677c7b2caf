import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { PrivateLink } from "./private-link.tsx";
import { privateLinkWords } from "./private-link-words.ts";

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2025-09-24T10:00:00Z") });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, "share");
});

const key = "k".repeat(43);
const date = "2025-09-26T18:30:00.000Z";
const url = `${location.origin}/randevum#${key}`;
const lost = /Bu sayfadan ayrılınca yeniden gösterilmez/;

async function renderLink() {
  const screen = await render(
    <PrivateLink privateKey={key} date={date} words={privateLinkWords} />,
  );
  return {
    screen,
    field: screen.getByLabelText("Randevunuzun özel bağlantısı"),
    copier: screen.getByRole("button", { name: "Bağlantıyı kopyala" }),
    sharer: screen.getByRole("button", { name: "Paylaş" }),
    rememberer: screen.getByRole("checkbox", { name: "Bu cihazda hatırla" }),
    status: screen.getByRole("status"),
  };
}

/** The browser's share sheet, which headless Chromium lacks. */
function giveShare(share: (data: ShareData) => Promise<void>) {
  const spy = vi.fn(share);
  Object.defineProperty(navigator, "share", { value: spy, configurable: true });
  return spy;
}

test("The private link is copied where that is allowed", async () => {
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const { screen, field, copier, status } = await renderLink();
  await expect.element(field).toHaveValue(url);
  await expect
    .element(screen.getByText(/Kimdeyse randevuyu görebilir, taşıyabilir ve iptal edebilir/))
    .toBeVisible();
  await userEvent.click(copier);
  await expect.element(status).toHaveTextContent("Bağlantı kopyalandı.");
  expect(write).toHaveBeenCalledWith(url);
});

test("The private link is selected where copying is not allowed", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("not allowed"));
  const { field, copier, status } = await renderLink();
  await userEvent.click(copier);
  await expect.element(status).toMatchTextContent("Bağlantı seçildi.");
  await expect.element(field).toHaveFocus();
  const { selectionStart, selectionEnd, value } = field.element() as HTMLInputElement;
  expect([selectionStart, selectionEnd]).toEqual([0, value.length]);
});

test("The share sheet is offered where the browser has one, and closing it says nothing", async () => {
  const share = giveShare(() => Promise.reject(new DOMException("closed", "AbortError")));
  const { sharer, status } = await renderLink();
  await userEvent.click(sharer);
  expect(share).toHaveBeenCalledWith({ title: "Randevunuz", url });
  await expect.element(status).toBeEmptyDOMElement();
});

test("The private link is selected where sharing fails", async () => {
  giveShare(() => Promise.reject(new DOMException("no", "NotAllowedError")));
  const { sharer, field } = await renderLink();
  await userEvent.click(sharer);
  await expect.element(field).toHaveFocus();
});

test("Without a share sheet there is no button for it", async () => {
  const { copier, sharer } = await renderLink();
  await expect.element(copier).toBeVisible();
  await expect.element(sharer).not.toBeInTheDocument();
});

test("Only the visitor's choice stores the key, which the same box takes back", async () => {
  const { screen, rememberer } = await renderLink();
  await expect.element(screen.getByText(lost)).toBeVisible();
  await expect
    .element(rememberer)
    .toHaveAccessibleDescription(expect.stringContaining("Bu cihazı kullanan herkes"));
  expect(localStorage.length).toBe(0);
  await userEvent.click(rememberer);
  expect(localStorage.getItem("randevular")).toBe(JSON.stringify([{ key, date }]));
  await expect.element(screen.getByText(lost)).not.toBeInTheDocument();
  await expect
    .element(screen.getByRole("link", { name: `${location.host}/randevum` }))
    .toHaveAttribute("href", "/randevum");
  await userEvent.click(rememberer);
  expect(localStorage.length).toBe(0);
  await expect.element(screen.getByText(lost)).toBeVisible();
});

test("A browser that stores nothing says so, and the box stays empty", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  const { rememberer, status } = await renderLink();
  await userEvent.click(rememberer);
  await expect.element(status).toMatchTextContent("saklamaya izin vermiyor");
  await expect.element(rememberer).not.toBeChecked();
});
