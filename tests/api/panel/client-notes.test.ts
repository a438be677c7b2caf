import { expect, test } from "vitest";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { birth, block, client, setBirth, writeNote } from "../../support/clients.ts";
import { newColleague } from "../../support/panel.ts";
import { done, openPanel, record, request, takeBack } from "../../support/panel-appointments.ts";
import { startService } from "../../support/service.ts";

test("Note and birth belong to the number; the audit log does not repeat them", async () => {
  const { service, ece } = await openPanel();
  const { id } = await request(service, ece);
  const other = await request(service, ece, { timeSlot: "22:00" });
  expect(await writeNote(ece, id, " Annesiyle geldi ")).toMatchObject({
    status: 200,
    body: { version: 1 },
  });
  expect((await setBirth(ece, other.id, birth, 1)).body).toMatchObject({ version: 2 });
  expect(await client(ece, id)).toMatchObject({
    note: "Annesiyle geldi",
    version: 2,
    birth,
    birthInUt: [{ instant: "1985-05-14T14:32:00Z", offset: 3 * 3600, rule: "summer" }],
  });
  expect((await setBirth(ece, id, null, 2)).status).toBe(200);
  expect(await client(ece, id)).toMatchObject({ birth: null, birthInUt: [], version: 3 });
  const { changes } = await record(ece);
  expect(changes.map(({ action, appointmentId }) => [action, appointmentId])).toEqual(
    expect.arrayContaining([
      ["client_note", id],
      ["client_birth", other.id],
      ["client_birth", id],
    ]),
  );
  const stored = await service.database.db.selectFrom("audit_log").selectAll().execute();
  expect(JSON.stringify(stored)).not.toMatch(/Annesi|1985-05-14|Kadıköy|5321234567/);
});

test("What was written over comes back by an undo, unless something has happened since", async () => {
  const { service, ece } = await openPanel();
  const { id } = await request(service, ece);
  await writeNote(ece, id, "Annesiyle geldi");
  await setBirth(ece, id, birth, 1);
  const { body: removal } = await setBirth(ece, id, null, 2);
  expect((await takeBack(ece, removal.undo!.change)).body).toEqual({ appointment: null });
  expect(await client(ece, id)).toMatchObject({ note: "Annesiyle geldi", birth, version: 4 });
  const { body: note } = await writeNote(ece, id, "", 4);
  expect((await block(ece, id, 5)).body).toEqual({ version: 6 });
  expect((await takeBack(ece, note.undo!.change)).body).toMatchObject({ code: "undo_blocked" });
  const { body: again } = await writeNote(ece, id, "Sesi kısık", 6);
  expect((await takeBack(ece, again.undo!.change)).status).toBe(200);
  expect((await takeBack(ece, again.undo!.change)).status).toBe(409);
  expect(await client(ece, id)).toMatchObject({ note: "", birth, version: 8 });
});

test("An undo does not reach the client whose number the appointment has got since", async () => {
  const { service, ece } = await openPanel();
  const one = await request(service, ece);
  await request(service, ece, { timeSlot: "22:00" });
  const other = await request(service, ece, { timeSlot: "23:00", phone: "05321234568" });
  const { body } = await writeNote(ece, one.id, "Annesiyle geldi");
  await writeNote(ece, other.id, "Sesi kısık");
  await done(ece, "edit", one, { phone: "05321234568" });
  expect((await takeBack(ece, body.undo!.change)).body).toMatchObject({ code: "undo_blocked" });
  expect((await client(ece, one.id)).note).toBe("Sesi kısık");
});

test("A birth in the future is refused", async () => {
  const { service, ece } = await openPanel();
  const { id } = await request(service, ece);
  const { status, body } = await setBirth(ece, id, { ...birth, day: "2025-09-25" });
  expect(status).toBe(400);
  expect(body).toMatchObject({ fields: [{ field: "day", code: "birth_future" }] });
  expect((await setBirth(ece, id, { ...birth, day: "2025-09-24" })).status).toBe(200);
});

test("An outdated change of a client is refused, the first one too", async () => {
  const { service, ece } = await openPanel();
  const { id } = await request(service, ece);
  const first = await Promise.all([writeNote(ece, id, "bir"), writeNote(ece, id, "iki")]);
  expect(first.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(first.find(({ status }) => status === 409)!.body.code).toBe("client_changed");
  const then = await Promise.all([
    writeNote(ece, id, "üç", 1),
    block(ece, id, 1),
    setBirth(ece, id, birth, 1),
  ]);
  expect(then.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect((await client(ece, id)).version).toBe(2);
  expect((await record(ece)).changes).toHaveLength(2);
  expect((await writeNote(ece, "nobody", "x")).status).toBe(404);
});

test("Places are found by the beginning of their name", async () => {
  const service = await startService();
  const ece = await newColleague(service);
  const { status, body } = await ece.call<{ places: unknown[] }>(
    "GET",
    `${panelPaths.places}?ara=${encodeURIComponent("kadıköy")}`,
  );
  expect(status).toBe(200);
  expect(body.places[0]).toEqual({
    name: "Kadıköy",
    region: "İstanbul, Türkiye",
    latitude: 40.99,
    longitude: 29.03,
    zone: "Europe/Istanbul",
  });
});
