import { afterEach, expect, test, vi } from "vitest";
import type { Locator } from "vitest/browser";
import type { PanelAppointment } from "../../../contract/panel/calls.ts";
import {
  answer,
  calls,
  events,
  fakeService,
} from "../../../tests/support/component/fake-service.ts";
import { renderPanel, wednesdayNoon } from "../../../tests/support/component/panel.tsx";
import { listAnswer, stepAnswer } from "../../../tests/support/component/samples.ts";
import { panelAppointment } from "../../../tests/support/panel-appointment.ts";

const list = "GET /api/yonetim/randevular";
const three = ["Bir Kişi", "İki Kişi", "Üç Kişi"].map((name, index) =>
  panelAppointment({
    ...{ id: `${index + 1}`, name, day: "2025-09-25", status: "pending" },
    timeSlot: ["20:00", "20:30", "21:00"][index]!,
  }),
);

const pathOf = ({ id }: PanelAppointment) => `/api/yonetim/randevular/${id}/onayla`;
const withoutOne = (one: PanelAppointment) => listAnswer(three.filter((other) => other !== one));

fakeService();
afterEach(() => void vi.useRealTimers());

/** The waiting requests; the one that is approved leaves the list. */
async function renderWaiting() {
  const { screen } = await renderPanel("/?durum=pending", { [list]: listAnswer(three) });
  for (const one of three)
    answer({
      [`POST ${pathOf(one)}`]: () => {
        answer({ [list]: withoutOne(one) });
        return stepAnswer({ ...one, status: "approved", toTell: "approve", version: 2 });
      },
    });
  const approve = (index: number) =>
    screen.getByRole("button", {
      name: `Onayla: ${three[index]!.name}, ${three[index]!.timeSlot}`,
    });
  return { screen, approve, gone: screen.getByText("Bu listeden çıktı") };
}

/** Nothing that a timer does happens by itself any more. */
function stopTimers() {
  const toFake = ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] as const;
  vi.useFakeTimers({ now: wednesdayNoon, toFake: [...toFake] });
}

/** Lets the stopped timers go on a little at a time, until it is there. */
async function appears(element: Locator) {
  await expect
    .poll(
      async () => {
        await vi.advanceTimersByTimeAsync(20);
        return element.query();
      },
      { interval: 10, timeout: 60_000 },
    )
    .toBeTruthy();
}

const placeOf = (element: Locator) => {
  const { x, y, width, height } = element.element().getBoundingClientRect();
  return [x + width / 2, y + height / 2] as const;
};
const approvals = () => calls.filter(({ method }) => method === "POST");

test("Right after a tap the rows stay in place, and for a moment no tap reaches them", async () => {
  const { screen, approve, gone } = await renderWaiting();
  await expect.element(approve(0)).toBeVisible();
  stopTimers();
  const place = placeOf(approve(0));
  const second = placeOf(approve(1));
  (approve(0).element() as HTMLElement).click();
  await appears(gone);
  expect(placeOf(approve(1))).toEqual(second);
  expect(document.elementFromPoint(...place)!.closest(".appointment-row")).toBeNull();
  await vi.advanceTimersByTimeAsync(600);
  // Then the same place leads on with the same person.
  const next = screen.getByRole("link", { name: "Haber ver" }).element();
  expect(next.contains(document.elementFromPoint(...place))).toBe(true);
  await expect.element(next).toHaveAccessibleDescription("Bir Kişi");
});

test("However often an approval is pressed until its answer is on the screen, it is sent once", async () => {
  const { approve, gone } = await renderWaiting();
  await expect.element(approve(0)).toBeVisible();
  const [first] = three as [PanelAppointment];
  const left = Promise.withResolvers<void>();
  const live = { pending: 3, toTell: 0, toRemind: 0, cancellations: 0, latest: null };
  // The first event only connects: an approval does not wait for it.
  events!.send(live);
  answer({
    [`POST ${pathOf(first)}`]: async () => {
      events!.send(live);
      // The list without it is there before the answer is.
      await left.promise;
      return stepAnswer({ ...first, status: "approved", toTell: "approve", version: 2 });
    },
    [list]: () => {
      left.resolve();
      return withoutOne(first);
    },
  });
  // In every turn of the browser, as long as the button is there.
  const { port1, port2 } = new MessageChannel();
  const button = approve(0).element() as HTMLElement;
  port1.onmessage = () => {
    button.click();
    if (button.isConnected) port2.postMessage(null);
  };
  port2.postMessage(null);
  await expect.element(gone).toBeVisible();
  await expect.element(approve(0)).not.toBeInTheDocument();
  expect(approvals()).toHaveLength(1);
});

test("A row that has left the list goes once its time is over and the focus is elsewhere", async () => {
  const { screen, approve } = await renderWaiting();
  await expect.element(approve(1)).toBeVisible();
  stopTimers();
  (approve(1).element() as HTMLElement).click();
  const next = screen.getByRole("link", { name: "Haber ver" });
  await appears(next);
  await expect.element(next).toHaveFocus();
  await vi.advanceTimersByTimeAsync(15_000);
  await expect.element(next).toHaveFocus();
  (screen.getByRole("heading", { level: 1 }).element() as HTMLElement).focus();
  await vi.advanceTimersByTimeAsync(2000);
  await expect.element(screen.getByRole("link", { name: "İki Kişi" })).not.toBeInTheDocument();
  await expect.element(approve(0)).toBeVisible();
  await expect.element(approve(2)).toBeVisible();
});
