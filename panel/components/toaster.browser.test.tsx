import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { fakeService } from "../../tests/support/component/fake-service.ts";
import { renderPanel } from "../../tests/support/component/panel.tsx";
import { answeredList } from "../../tests/support/component/samples.ts";
import { fakeTimers } from "../../tests/support/component/timers.ts";
import { panelAppointment } from "../../tests/support/panel-appointment.ts";

fakeService();
fakeTimers();

const people = ["Ada", "Bora", "Can", "Derya", "Ece"];
const requests = people.map((name, at) =>
  panelAppointment({ id: `${at}`, name, day: "2025-09-26", status: "pending" }),
);
const approveButton = (at: number) =>
  page.getByRole("button", { name: `Onayla: ${people[at]}, 21:00` });
const offers = page.getByRole("button", { name: /^Geri al/ });
const offerOf = (at: number) =>
  page.getByRole("button", { name: `Geri al: ${people[at]}: randevu onaylandı.` });

async function approve(at: number) {
  await userEvent.click(approveButton(at));
  await expect.element(offerOf(at)).toBeVisible();
}

test("Every offer to undo stays ten seconds of its own, and is taken by its own button", async () => {
  await renderPanel("/", answeredList(requests.slice(0, 2)));
  await approve(0);
  vi.advanceTimersByTime(5000);
  await approve(1);
  expect(offers.elements()).toHaveLength(2);
  const place = page.getByRole("status").filter({ hasText: "randevu onaylandı." });
  // Each message is announced once, not the whole stack again.
  await expect.element(place).toHaveAttribute("aria-atomic", "false");
  await userEvent.click(offerOf(0));
  await expect.element(approveButton(0)).toBeVisible();
  await expect.element(page.getByRole("main")).toHaveFocus();
  vi.advanceTimersByTime(6000);
  await expect.element(offerOf(1)).toBeVisible();
  vi.advanceTimersByTime(4000);
  await expect.element(offerOf(1)).not.toBeInTheDocument();
  await expect.element(approveButton(1)).not.toBeInTheDocument();
});

test("An offer to undo that nobody takes goes after ten seconds", async () => {
  await renderPanel("/", answeredList(requests.slice(0, 2)));
  await approve(0);
  vi.advanceTimersByTime(5000);
  await approve(1);
  vi.advanceTimersByTime(5000);
  await expect.element(offerOf(0)).not.toBeInTheDocument();
  await expect.element(offerOf(1)).toBeVisible();
});

test("Ctrl+Z takes the latest change back, and then the one before", async () => {
  await renderPanel("/", answeredList(requests.slice(0, 2)));
  await approve(0);
  await approve(1);
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.element(approveButton(1)).toBeVisible();
  await expect.element(approveButton(0)).not.toBeInTheDocument();
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.element(approveButton(0)).toBeVisible();
});

test("Of many offers to undo three are in sight, and the others behind a button", async () => {
  await renderPanel("/", answeredList(requests));
  for (const at of requests.keys()) await approve(at);
  expect(offers.elements()).toHaveLength(3);
  await userEvent.click(page.getByRole("button", { name: "2 bildirim daha" }));
  await expect.poll(() => offers.elements()).toHaveLength(5);
  await userEvent.click(offerOf(0));
  await expect.element(approveButton(0)).toBeVisible();
});
