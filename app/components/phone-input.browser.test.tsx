import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { maskBookingPhone } from "../../booking/phone.ts";
import { PhoneInput } from "./phone-input.tsx";

const phone = page.getByLabelText("Telefon");
const input = () => phone.element() as HTMLInputElement;
const caretAt = (place: number) => input().setSelectionRange(place, place);
/** All at once, as when it is pasted. */
const paste = (text: string) => document.execCommand("insertText", false, text);

function Field() {
  const [number, setNumber] = useState("0");
  return (
    <PhoneInput aria-label="Telefon" value={number} mask={maskBookingPhone} onNumber={setNumber} />
  );
}

test("The phone field keeps eleven digits, and 0 of what is no number [12.6]", async () => {
  await render(<Field />);
  await userEvent.click(phone);
  await userEvent.keyboard("5a32-123 45 67 89");
  await expect.element(phone).toHaveValue("05321234567");
  for (const typed of ["3", "+49 170 1234567", "12345678901"]) {
    await userEvent.fill(phone, typed);
    await expect.element(phone).toHaveValue("0");
  }
});

test("A number becomes the one that was meant, typed or pasted before, behind or over the 0 [12.6]", async () => {
  await render(<Field />);
  input().focus();
  for (const typed of [
    "+90 532 123 45 67",
    "90532 1234567",
    "0090 532 1234567",
    "0532-123-45-67",
  ]) {
    for (const [from, to] of [
      [0, 0],
      [1, 1],
      [0, 1],
    ] as const) {
      for (const enter of [userEvent.keyboard, paste]) {
        await userEvent.fill(phone, "0");
        input().setSelectionRange(from, to);
        await enter(typed);
        await expect.element(phone).toHaveValue("05321234567");
      }
    }
  }
});

test("A number of another country never becomes one of ours, and the next one begins anew [12.6]", async () => {
  await render(<Field />);
  await userEvent.click(phone);
  await userEvent.keyboard("+994 50 123 45 67");
  await expect.element(phone).toHaveValue("0");
  input().blur();
  await userEvent.click(phone);
  await userEvent.keyboard("{End}5321234567");
  await expect.element(phone).toHaveValue("05321234567");
});

test("The caret stays where a digit is corrected, and goes behind a whole number pasted in the middle [12.6]", async () => {
  await render(<Field />);
  await userEvent.fill(phone, "05329934567");
  caretAt(6);
  await userEvent.keyboard("{Backspace}{Backspace}12");
  await expect.element(phone).toHaveValue("05321234567");
  expect(input().selectionStart).toBe(6);
  await userEvent.keyboard("9");
  await expect.element(phone).toHaveValue("05321234567");
  expect(input().selectionStart).toBe(6);
  await userEvent.fill(phone, "0532");
  caretAt(2);
  paste("+90 532 123 45 67");
  await expect.element(phone).toHaveValue("05321234567");
  expect(input().selectionStart).toBe(11);
});
