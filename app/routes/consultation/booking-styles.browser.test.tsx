import { expect, test } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import {
  fillContact,
  firstFree,
  forward,
  hold,
  openBooking,
  opener,
  press,
  renderBooking,
  slot,
  submit,
  toContact,
  toSlots,
} from "../../../tests/support/component/booking.tsx";
import { fakeService } from "../../../tests/support/component/fake-service.ts";
import "../../app.css";
import "./consultation.css";

fakeService();

const styleOf = (selector: string, pseudo?: string) =>
  getComputedStyle(document.querySelector(selector)!, pseudo);

const setReducedMotion = (value: "reduce" | "") =>
  cdp().send("Emulation.setEmulatedMedia", {
    features: [{ name: "prefers-reduced-motion", value }],
  });

test("Full and closed days bear their word", async () => {
  await renderBooking();
  hold("2025-09-24");
  hold("2025-09-25", { closed: true });
  await press(opener);
  await expect.element(page.getByRole("button", { name: /^İlk boş gün: 26 Eylül/ })).toBeVisible();
  const marks = [".full", ".closed", ".today + td + td"].map(
    (cell) => styleOf(`td${cell} button`, "::after").content,
  );
  expect(marks).toEqual(['"Dolu" / ""', '"Kapalı" / ""', "none"]);
});

test.each([
  [201, "status", "rgb(34, 97, 60)"],
  [409, "alert", "rgb(155, 34, 54)"],
] as const)(
  "After an answer of %i the toast has the role %s and the colour %s [12.11]",
  async (status, role, colour) => {
    await setReducedMotion("reduce");
    await openBooking({ answers: { "POST /api/randevu/al": { status } } });
    await toContact("25 Eylül 2025", "21:30");
    await fillContact();
    await press(submit);
    await expect.poll(() => document.querySelector(".toast.fading")).toBeTruthy();
    expect(document.querySelector(".toast")?.parentElement?.role).toBe(role);
    expect(styleOf(".toast").backgroundColor).toBe(colour);
    // Reduced motion has no fade.
    expect(styleOf(".toast").opacity).toBe("1");
    await setReducedMotion("");
  },
);

test("Focus can be seen on a day, a time, a field and a button", async () => {
  await openBooking();
  const outline = (selector: string) => expect.poll(() => styleOf(selector).outlineStyle);
  await expect.element(firstFree).toBeVisible();
  for (const focused of [
    "button[aria-pressed]",
    "button[aria-label=Sonraki\\ aya\\ git]",
    "td button",
  ]) {
    await userEvent.keyboard("{Tab}");
    await outline(`${focused}:focus`).toBe("solid");
  }
  await toSlots("25 Eylül 2025");
  await userEvent.keyboard("{Tab}");
  await outline(".slot:has(:focus)").toBe("solid");
  await press(slot("20:00"));
  await press(forward);
  await userEvent.keyboard("{Tab}");
  await outline("input:focus").toBe("solid");
});
