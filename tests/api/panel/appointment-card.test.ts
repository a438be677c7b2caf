import { sql } from "kysely";
import { expect, test } from "vitest";
import type { CardAnswer } from "../../../contract/panel/calls.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { newColleague } from "../../support/panel.ts";
import {
  card,
  done,
  eraseAppointment,
  later,
  list,
  openPanel,
  request,
} from "../../support/panel-appointments.ts";
import { closeHour } from "../../support/service.ts";

test("A card shows the day's other appointments and those of the same phone", async () => {
  const { service, ece } = await openPanel();
  const shown = await request(service, ece, { timeSlot: "21:00" });
  const neighbour = await request(service, ece, {
    timeSlot: "20:00",
    phone: "05551112233",
    name: "Efe Demir",
  });
  const gone = await request(service, ece, { timeSlot: "20:30", phone: "05551112233" });
  await done(ece, "cancel", gone, { reason: "Vazgeçti" });
  const older = await request(service, ece, { day: "2025-09-24", timeSlot: "22:00" });
  const newer = await request(service, ece, { day: "2025-10-02", timeSlot: "22:00" });

  const answer = await card(ece, shown.id);
  expect(answer.appointment).toEqual(shown);
  expect(answer.neighbours).toEqual([neighbour]);
  expect(answer.others).toEqual([newer, older]);
});

test("A view of a card is logged once in ten minutes", async () => {
  const { service, ece } = await openPanel();
  const can = await newColleague(service, "can@example.com");
  const { id } = await request(service, ece);
  await list(ece);
  await card(ece, id);
  await later(service, 60);
  await card(can, id);
  await card(ece, id);
  await later(service, 9 * 60 - 1);
  await card(ece, id);
  await later(service, 1);
  const { views } = await card(ece, id);
  expect(views).toEqual([
    { at: "2025-09-24T10:10:00.000Z", who: "ece@example.com" },
    { at: "2025-09-24T10:01:00.000Z", who: "can@example.com" },
    { at: "2025-09-24T10:00:00.000Z", who: "ece@example.com" },
  ]);
});

test("A view is logged also where the browser calls it automatic", async () => {
  const { service, ece } = await openPanel();
  const { id } = await request(service, ece);
  const headers = { cookie: ece.cookie, "x-unasked": "1" };
  for (const _ of [1, 2]) {
    const answer = await fetch(service.url + panelPaths.appointment(id), { headers });
    const { views } = (await answer.json()) as CardAnswer;
    expect(views).toEqual([{ at: "2025-09-24T10:00:00.000Z", who: "ece@example.com" }]);
  }
});

test("An unknown card and that of a closed hour are not found", async () => {
  const { service, ece } = await openPanel();
  await closeHour(service, "2025-09-25", "23:00");
  for (const id of ["nobody", encodeURIComponent("2025-09-25 23:00")]) {
    expect((await ece.call("GET", panelPaths.appointment(id))).status).toBe(404);
  }
  expect(await service.database.db.selectFrom("access_log").selectAll().execute()).toEqual([]);
});

test("The card of an erased appointment has no name", async () => {
  const { service, ece } = await openPanel();
  const { id } = await request(service, ece);
  const other = await request(service, ece, { timeSlot: "22:00" });
  await eraseAppointment(service, id);
  await eraseAppointment(service, other.id);
  const { appointment, others } = await card(ece, id);
  expect([appointment.name, appointment.phone, others]).toEqual([null, null, []]);
});

test("A card shows a note before and after its change", async () => {
  const { service, ece } = await openPanel();
  const { id, version } = await request(service, ece);
  await ece.call("POST", panelPaths.note(id), { version, note: "Doğum saati belirsiz" });
  const { changes } = await card(ece, id);
  expect(changes).toMatchObject([
    { action: "note", texts: { before: { note: "" }, after: { note: "Doğum saati belirsiz" } } },
  ]);
});

test("A view is logged after the clock was ahead", async () => {
  const { service, ece } = await openPanel();
  const { id } = await request(service, ece);
  const ahead = 800 * 86_400;
  await later(service, ahead);
  expect((await card(ece, id)).views).toHaveLength(1);
  await later(service, -ahead);
  await card(ece, id);
  expect((await card(ece, id)).views).toHaveLength(2);
});

test("A card stays closed, and says why, while its view cannot be recorded", async () => {
  const { service, ece } = await openPanel("sqlite");
  const { id } = await request(service, ece);
  await sql`pragma query_only = on`.execute(service.database.db);
  const { status, body } = await ece.call("GET", panelPaths.appointment(id));
  expect([status, body.code]).toEqual([503, "view_not_recorded"]);
  expect(body.message).toContain("kime bakıldığının kaydı tutulamıyor");
  await sql`pragma query_only = off`.execute(service.database.db);
  expect((await card(ece, id)).views).toHaveLength(1);
});
