import { useState } from "react";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import {
  type Answers,
  answer,
  calls,
  fakeService,
} from "../../../tests/support/component/fake-service.ts";
import { setTimeZone } from "../../../tests/support/component/time-zone.ts";
import { StatusDialog } from "./status-dialog.tsx";

fakeService();
beforeEach(() => localStorage.clear());

/** Another provider answers lookups: its host is one of the settings, which are requested once. */
const call = "GET /saglayici/api/randevu/musteri/05321234567";
const failed = "Bir hata oluştu. Lütfen tekrar deneyin.";
const opener = page.getByRole("button", { name: "Randevu durumunu sorgula" });
const field = page.getByLabelText("Telefon numaranız");
const ask = page.getByRole("button", { name: "Sorgula" });
const lookups = () => calls.filter(({ path }) => path.includes("musteri"));
const results = () =>
  [...document.querySelectorAll("dialog li p")].map(({ textContent }) => textContent);

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Randevu durumunu sorgula
      </button>
      {open && <StatusDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** Opened on a Wednesday, 13:00 in Istanbul. */
async function openStatus(answers: Answers = {}, timeZone?: string) {
  await setTimeZone(timeZone);
  vi.setSystemTime("2025-09-24T10:00:00Z");
  answer({
    "GET /api/ayarlar": { json: { bookingApiBase: "", lookupApiBase: "/saglayici" } },
    ...answers,
  });
  const loaderData = { root: { name: "Astroloji Akademisi" } };
  const route = { id: "root", path: "/", loader: () => loaderData.root, Component: Page };
  const router = createMemoryRouter([route], { hydrationData: { loaderData } });
  await render(<RouterProvider router={router} />);
  await opener.click();
}

async function check(number = "5321234567") {
  await field.fill(number);
  await ask.click();
}

const at = (date: string, changes = {}) => ({
  date,
  timeSlot: "21:00",
  randevuTipi: "Mini Öngörü",
  status: "approved",
  ...changes,
});

test("The phone field follows a fixed 0, suggests a 5, and keeps ten digits however they are typed [13.1]", async () => {
  await openStatus();
  await expect.element(page.getByRole("dialog", { name: "Randevu Durumu" })).toBeVisible();
  await expect.element(field).toHaveFocus();
  expect(document.querySelector(".phone-field")).toHaveTextContent("0");
  await expect.element(field).toHaveAttribute("placeholder", expect.stringMatching(/^5/));
  for (const attribute of ["type", "inputmode", "autocomplete"])
    await expect.element(field).toHaveAttribute(attribute, "tel");
  for (const typed of ["5a32-123 45 67 89", "0532 123 45 67", "+90 532 123 45 67"]) {
    await userEvent.keyboard(typed);
    await expect.element(field).toHaveValue("5321234567");
    await field.fill("");
  }
  await field.fill("+49 170 1234567");
  await expect.element(field).toHaveValue("");
});

test("Anything but ten digits is answered beside the field, which keeps the focus, and nothing is sent [13.2]", async () => {
  const refusal = "Lütfen geçerli bir telefon numarası girin.";
  await openStatus();
  await expect.element(field).toHaveAttribute("aria-invalid", "false");
  for (const number of ["", "532123456"]) {
    await check(number);
    await expect.element(page.getByText(refusal)).toBeVisible();
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveAttribute("aria-invalid", "true");
    await expect
      .element(field)
      .toHaveAccessibleDescription(expect.stringMatching(`^${refusal} Randevu alırken`));
    await field.fill("5");
    await expect.element(page.getByText(refusal)).not.toBeInTheDocument();
    await expect.element(field).toHaveAttribute("aria-invalid", "false");
  }
  expect(results()).toEqual([]);
  expect(lookups()).toEqual([]);
});

test("The lookup sends the settings' host the number with a 0 and lists what is now or later [13.3] [14.2] [14.3]", async () => {
  const json = [
    at("2025-09-24T09:59:59.999Z"),
    at("2025-09-24T10:30:00.000Z", { timeSlot: "13:30" }),
    at("2025-10-01T18:00:00.000Z", { status: "cancelled" }),
    at("2025-10-02T18:00:00.000Z", { status: "pending", randevuTipi: undefined }),
    at("2025-10-03T18:00:00.000Z", { status: "moved", timeSlot: "21.00-21.30" }),
  ];
  await openStatus({ [call]: { json } });
  await field.fill("5321234567");
  await userEvent.keyboard("{Enter}");
  await expect
    .poll(results)
    .toEqual([
      "24 Eylül 2025 13:30, Mini Öngörü randevunuz onaylanmıştır.",
      "1 Ekim 2025 21:00, Mini Öngörü randevunuz iptal edilmiştir.",
      "2 Ekim 2025 21:00, Randevu randevunuz beklemede.",
      "3 Ekim 2025 21.00-21.30, Mini Öngörü randevunuzun durumu bilinmiyor.",
    ]);
  const list = page.getByRole("list", { name: "Sonuçlar" });
  await expect.element(list).toHaveAttribute("aria-live", "polite");
  // Neither what is cancelled nor a time that no clock understands goes into a calendar.
  const files = [...document.querySelectorAll("dialog li")].map((item) =>
    item.textContent.includes("Takvime ekle"),
  );
  expect(files).toEqual([true, false, true, false]);
});

test("Day, month, year and slot of a result stand out", async () => {
  await openStatus({ [call]: { json: [at("2025-10-01T18:00:00.000Z")] } });
  await check();
  await expect.element(page.getByText("1 Ekim 2025 21:00", { exact: true })).toBeVisible();
  expect(page.getByText("1 Ekim 2025 21:00", { exact: true }).element().tagName).toBe("STRONG");
});

test("The dialog leads to the appointments that this device remembers, if it remembers any", async () => {
  const link = page.getByRole("link", { name: "Bu cihazda hatırlanan randevunuz" });
  await openStatus();
  await expect.element(field).toBeVisible();
  await expect.element(link).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Kapat" }).click();
  const remembered = [{ key: "k".repeat(43), date: "2025-09-26T18:30:00.000Z" }];
  localStorage.setItem("randevular", JSON.stringify(remembered));
  await opener.click();
  await expect.element(link).toHaveAttribute("href", "/randevum");
});

test("A visitor in Berlin reads the local time beside Turkey's [13.3]", async () => {
  const json = [at("2025-10-26T17:00:00.000Z", { timeSlot: "20:00" })];
  await openStatus({ [call]: { json } }, "Europe/Berlin");
  await check();
  await expect
    .poll(results)
    .toEqual([
      "26 Ekim 2025 20:00, Mini Öngörü randevunuz onaylanmıştır.Türkiye saati · sizde 18:00",
    ]);
});

test.each([
  ["an empty list", []],
  ["past appointments only", [at("2025-09-01T18:00:00.000Z")]],
  ["no list", { error: "yok" }],
  ["no JSON", undefined],
])("An answer with %s means that there is no appointment [13.4]", async (_, json) => {
  await openStatus({ [call]: { json } });
  await check();
  await expect.poll(results).toEqual(["Aktif randevu bulunamadı."]);
});

test("A failed lookup is added to the list and empties the field [13.5]", async () => {
  const json = [at("2025-10-01T18:00:00.000Z", { status: "cancelled" })];
  const found = "1 Ekim 2025 21:00, Mini Öngörü randevunuz iptal edilmiştir.";
  await openStatus({ [call]: { json } });
  await check();
  await expect.poll(results).toEqual([found]);
  answer({ [call]: { status: 429 } });
  await check();
  await expect.poll(results).toEqual([found, failed]);
  await expect.element(field).toHaveValue("");
  const unreachable = () => {
    throw new TypeError("Failed to fetch");
  };
  answer({ [call]: unreachable });
  await check();
  await expect.poll(results).toEqual([found, failed, failed]);
  await expect.element(field).toHaveValue("");
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveAttribute("aria-invalid", "false");
});

test("While a lookup is under way the button says so, the number stays, and nothing is sent twice [13.3]", async () => {
  await openStatus({ [call]: () => new Promise(() => {}) });
  await check();
  const busy = page.getByRole("button", { name: "Sorgulanıyor..." });
  await expect.element(busy).toBeVisible();
  (busy.element() as HTMLElement).click();
  await expect.element(field).toHaveAttribute("readonly");
  await userEvent.type(field, "{Enter}");
  await expect.element(field).toHaveValue("5321234567");
  expect(lookups()).toHaveLength(1);
});

test("The same answer to a second lookup is announced like the first [13.3]", async () => {
  await openStatus({ [call]: { json: [] } });
  await check();
  await expect.poll(results).toHaveLength(1);
  // A live region announces what comes into it.
  const first = document.querySelector("dialog li");
  await ask.click();
  await expect.poll(() => document.querySelector("dialog li") !== first).toBe(true);
  await expect.poll(results).toEqual(["Aktif randevu bulunamadı."]);
});

test("Closing the dialog clears the field and the results [13.6]", async () => {
  await openStatus({ [call]: { json: [] } });
  await check();
  await expect.poll(results).toHaveLength(1);
  await page.getByRole("button", { name: "Kapat" }).click();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await opener.click();
  await expect.element(field).toHaveValue("");
  expect(results()).toEqual([]);
});
