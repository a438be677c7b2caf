import { expect, test } from "vitest";
import type { DaySheetAnswer } from "../../../contract/panel/calls.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { birth, setBirth, writeNote } from "../../support/clients.ts";
import { type Colleague, newColleague } from "../../support/panel.ts";
import { card, done, later, openPanel, request } from "../../support/panel-appointments.ts";
import { closeHour } from "../../support/service.ts";

const thursday = "2025-09-25";
const pathOf = (day: string) => `${panelPaths.daySheet}?gun=${day}`;
const sheet = (colleague: Colleague, day = thursday) =>
  colleague.call<DaySheetAnswer>("GET", pathOf(day));

test("A day sheet lists the day's appointments by hour", async () => {
  const { service, ece } = await openPanel();
  const late = await request(service, ece, { timeSlot: "22:00" });
  const early = await request(service, ece, { timeSlot: "20:00" });
  const cancelled = await request(service, ece, { timeSlot: "21:00" });
  await done(ece, "cancel", cancelled, { reason: "Hasta" });
  await request(service, ece, { day: "2025-09-26", timeSlot: "20:00", phone: "05321112233" });
  await closeHour(service, thursday, "23:00");
  const { status, body } = await sheet(ece);
  expect([status, body.appointments]).toEqual([
    200,
    [early, late].map((one) => ({ ...one, client: { note: "", births: [] } })),
  ]);
  expect((await sheet(ece, "2025-09-28")).body).toEqual({ appointments: [] });
});

test("A day sheet shows the births and notes of its clients", async () => {
  const { service, ece } = await openPanel();
  const booked = await request(service, ece, { timeSlot: "20:00" });
  await request(service, ece, { timeSlot: "21:00", phone: "05321112233" });
  await setBirth(ece, booked.id);
  await setBirth(ece, booked.id, { label: "Eşi", birth: { ...birth, place: null } });
  await writeNote(ece, booked.id, "Annesiyle geldi");
  const { appointments } = (await sheet(ece)).body;
  expect(appointments.map(({ client }) => client)).toMatchObject([
    {
      note: "Annesiyle geldi",
      births: [
        { label: "Kendisi", birth, birthInUt: [{ instant: "1985-05-14T14:32:00Z" }] },
        { label: "Eşi", birthInUt: [] },
      ],
    },
    { note: "", births: [] },
  ]);
  expect((await card(ece, booked.id)).client).toEqual(appointments[0]!.client);
});

test("A view of a day sheet is logged as a view of each card, once in ten minutes", async () => {
  const { service, ece } = await openPanel();
  const booked = await request(service, ece);
  const other = await request(service, ece, { day: "2025-09-26", phone: "05321112233" });
  await sheet(ece);
  await later(service, 60);
  await sheet(ece);
  const can = await newColleague(service, "can@example.com");
  const { views } = await card(can, booked.id);
  expect(views.map(({ who }) => who)).toEqual(["can@example.com", "ece@example.com"]);
  const unseen = await card(can, other.id);
  expect(unseen.views.map(({ who }) => who)).toEqual(["can@example.com"]);
});
