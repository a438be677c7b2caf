import { expect, test } from "vitest";
import { addDays } from "../../../booking/istanbul-time.ts";
import type { ListAnswer } from "../../../contract/panel/calls.ts";
import type { Colleague } from "../../support/panel.ts";
import { done, later, list, openPanel } from "../../support/panel-appointments.ts";
import { storeAppointments } from "../../support/store-appointments.ts";

const today = "2025-09-24";

/** So many days before and after today, each with one. */
const around = (count: number, changes = {}) =>
  Array.from({ length: 2 * count }, (_, index) => ({
    day: addDays(today, index - count),
    ...changes,
  }));

async function allPages(colleague: Colleague, query = {}): Promise<ListAnswer[]> {
  const pages = [await list(colleague, query)];
  for (let next = pages[0]!.next; next; next = pages.at(-1)!.next) {
    pages.push(await list(colleague, { ...query, sonra: next }));
  }
  return pages;
}

const daysOf = (pages: ListAnswer[]) =>
  pages.flatMap(({ appointments }) => appointments.map(({ day }) => day));

test("Each status is listed over all time in pages: upcoming first, then the past backwards", async () => {
  const { service, ece } = await openPanel();
  await storeAppointments(
    service,
    [
      ...around(40, { status: "cancelled" }),
      ...around(30).map((claim, index) => ({
        ...claim,
        id: `approved-${index}`,
        time_slot: "22:00",
      })),
    ].map((claim, index) => ({ ...claim, phone: `0${5_000_000_000 + index}` })),
  );
  const expected = (count: number) => [
    ...Array.from({ length: count }, (_, index) => addDays(today, index)),
    ...Array.from({ length: count }, (_, index) => addDays(today, -1 - index)),
  ];
  for (const [durum, count] of [
    ["cancelled", 40],
    ["approved", 30],
  ] as const) {
    const pages = await allPages(ece, { durum });
    expect(pages.map(({ appointments }) => appointments.length)).toEqual([50, 2 * count - 50]);
    expect(daysOf(pages)).toEqual(expected(count));
  }
  const all = await allPages(ece, { durum: "all" });
  expect(all.map(({ appointments }) => appointments.length)).toEqual([50, 50, 40]);
  expect(new Set(all.flatMap((page) => page.appointments.map(({ id }) => id))).size).toBe(140);
  expect(daysOf(await allPages(ece))).toHaveLength(30);
});

test("No-shows and arrivals are listed, latest first", async () => {
  const { service, ece } = await openPanel();
  const no_show_at = "2025-09-24T10:00:00.000Z";
  await storeAppointments(service, [
    { id: "older", day: "2025-08-01", no_show_at },
    { id: "newer", day: "2025-09-01", no_show_at },
    { id: "came", day: "2025-09-02" },
    { id: "arrived", day: "2025-09-03", arrived_at: no_show_at },
  ]);
  const { appointments } = await list(ece, { durum: "no_show" });
  expect(appointments.map(({ id }) => id)).toEqual(["newer", "older"]);
  expect((await list(ece, { durum: "arrived" })).appointments.map(({ id }) => id)).toEqual([
    "arrived",
  ]);
  expect((await list(ece, { durum: "approved" })).appointments.map(({ id }) => id)).toEqual([
    "came",
  ]);
});

test("The next page continues after the last row in spite of changes", async () => {
  const { service, ece } = await openPanel();
  const days = Array.from({ length: 60 }, (_, index) => ({
    id: `r-${String(index).padStart(2, "0")}`,
    day: addDays(today, index + 1),
  }));
  await storeAppointments(service, days);
  const first = await list(ece);
  // A row of the first page is removed, one is added before it, and midnight passes.
  await done(ece, "cancel", first.appointments[3]!, { reason: "Hasta" });
  await storeAppointments(service, [{ id: "new", day: today, phone: "05990000000" }]);
  await later(service, 24 * 3600);
  const second = await list(ece, { sonra: first.next! });
  expect(second.appointments.map(({ id }) => id)).toEqual(days.slice(50).map(({ id }) => id));
  expect(second.next).toBeNull();
});

test("Rows of one hour keep their order across pages", async () => {
  const { service, ece } = await openPanel();
  await storeAppointments(
    service,
    Array.from({ length: 120 }, () => ({ day: "2025-09-25", status: "cancelled" as const })),
  );
  const ids = (await allPages(ece, { durum: "cancelled" })).flatMap((page) =>
    page.appointments.map(({ id }) => id),
  );
  expect([ids.length, new Set(ids).size]).toEqual([120, 120]);
  expect(ids).toEqual(ids.toSorted());
});

test("A long range without a beginning shows its latest days in order", async () => {
  const { service, ece } = await openPanel();
  const days = Array.from({ length: 501 }, (_, index) => addDays(today, index - 501));
  await storeAppointments(
    service,
    days.map((day) => ({ day })),
  );
  const { appointments, isCut } = await list(ece, { bitis: days.at(-1)! });
  expect(isCut).toBe(true);
  expect(appointments.map(({ day }) => day)).toEqual(days.slice(1));
});

test("A page that is just full is the last one", async () => {
  const { service, ece } = await openPanel();
  await storeAppointments(
    service,
    Array.from({ length: 50 }, (_, index) => ({ day: addDays(today, index + 1) })),
  );
  const { appointments, next } = await list(ece);
  expect([appointments.length, next]).toEqual([50, null]);
});
