import { useState } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { maskBookingPhone } from "../../booking/phone.ts";
import { PhoneInput } from "./phone-input.tsx";

function Field() {
  const [phone, setPhone] = useState("0");
  return (
    <PhoneInput aria-label="Telefon" value={phone} mask={maskBookingPhone} onNumber={setPhone} />
  );
}

test("The phone field keeps eleven digits, and 0 of what is no number [12.6]", async () => {
  const screen = await render(<Field />);
  const phone = screen.getByLabelText("Telefon");
  await userEvent.click(phone);
  await userEvent.keyboard("5a32-123 45 67 89");
  await expect.element(phone).toHaveValue("05321234567");
  for (const typed of ["3", "+49 170 1234567", "12345678901"]) {
    await userEvent.fill(phone, typed);
    await expect.element(phone).toHaveValue("0");
  }
});
