import { expect, test } from "vitest";
import { panelPaths } from "../../../contract/panel/paths.ts";
import {
  birth,
  client,
  editClient,
  removeBirth,
  setBirth,
  writeNote,
} from "../../support/clients.ts";
import { newColleague } from "../../support/panel.ts";
import { done, openPanel, record, request, takeBack } from "../../support/panel-appointments.ts";
import { startService } from "../../support/service.ts";

test("Note and births belong to the client; the audit log does not repeat them", async () => {
  const { service, ece } = await openPanel();
  const { id } = await request(service, ece);
  const other = await request(service, ece, { timeSlot: "22:00" });
  expect(await writeNote(ece, id, " Annesiyle geldi ")).toMatchObject({
    status: 200,
    body: { version: 1 },
  });
  expect((await setBirth(ece, other.id, { label: "Oğlu Can" })).body).toMatchObject({ version: 1 });
  expect((await setBirth(ece, other.id)).status).toBe(200);
  const { note, version, births } = await client(ece, id);
  expect([note, version]).toEqual(["Annesiyle geldi", 1]);
  expect(births).toMatchObject([
    {
      ...{ label: "Kendisi", birth, consent: "danışan", isByClient: false, version: 1 },
      birthInUt: [{ instant: "1985-05-14T14:32:00Z", offset: 3 * 3600, rule: "summer" }],
    },
    { label: "Oğlu Can" },
  ]);
  const changed = { id: births[1]!.id, version: 1, label: "Kızı Su" };
  expect((await setBirth(ece, id, changed)).body).toMatchObject({ version: 2 });
  expect((await removeBirth(ece, id, births[0]!)).status).toBe(200);
  expect((await client(ece, id)).births).toMatchObject([{ ...changed, version: 2 }]);
  const { changes } = await record(ece);
  expect(changes.map(({ action, appointmentId }) => [action, appointmentId])).toEqual(
    expect.arrayContaining([
      ["client_note", id],
      ["client_birth", other.id],
      ["client_birth_removed", id],
    ]),
  );
  const stored = await service.database.db.selectFrom("audit_log").selectAll().execute();
  expect(JSON.stringify(stored)).not.toMatch(/Annesi|1985-05-14|Kadıköy|5321234567|Kızı/);
});

test("What was written over or deleted comes back by an undo, unless it was changed since", async () => {
  const { service, ece } = await openPanel();
  const { id } = await request(service, ece);
  const { body: first } = await setBirth(ece, id);
  const [kept] = (await client(ece, id)).births;
  const wanted = { id: kept!.id, version: 1, label: "Eşi" };
  const { body: change } = await setBirth(ece, id, wanted);
  expect((await takeBack(ece, first.undo.change)).body).toMatchObject({ code: "undo_blocked" });
  expect((await takeBack(ece, change.undo.change)).body).toEqual({ appointment: null });
  const again = { ...kept!, version: 3 };
  expect((await client(ece, id)).births).toEqual([again]);
  const { body: removal } = await removeBirth(ece, id, again);
  expect((await client(ece, id)).births).toEqual([]);
  expect((await takeBack(ece, removal.undo.change)).status).toBe(200);
  expect((await client(ece, id)).births).toEqual([{ ...kept, version: 4 }]);
  const { body: added } = await setBirth(ece, id, { label: "Oğlu" });
  expect((await takeBack(ece, added.undo.change)).status).toBe(200);
  expect((await client(ece, id)).births).toHaveLength(1);
  await writeNote(ece, id, "Annesiyle geldi");
  const { body: note } = await writeNote(ece, id, "", 1);
  expect((await takeBack(ece, note.undo.change)).status).toBe(200);
  expect((await takeBack(ece, note.undo.change)).status).toBe(409);
  expect(await client(ece, id)).toMatchObject({ note: "Annesiyle geldi", version: 3 });
});

test("An undo reaches the client, though the appointment is another person's by now", async () => {
  const { service, ece } = await openPanel();
  const one = await request(service, ece);
  const left = await request(service, ece, { timeSlot: "22:00" });
  await writeNote(ece, one.id, "Annesiyle geldi");
  const { body } = await writeNote(ece, one.id, "", 1);
  await done(ece, "edit", one, { phone: "05321234568", whose: "other" });
  expect((await takeBack(ece, body.undo.change)).status).toBe(200);
  const notes = [await client(ece, one.id), await client(ece, left.id)].map(({ note }) => note);
  expect(notes).toEqual(["", "Annesiyle geldi"]);
});

test("A birth in the future is refused", async () => {
  const { service, ece } = await openPanel();
  const { id } = await request(service, ece);
  const bornOn = (day: string) => setBirth(ece, id, { birth: { ...birth, day } });
  const { status, body } = await bornOn("2025-09-25");
  expect(status).toBe(400);
  expect(body).toMatchObject({ fields: [{ field: "day", code: "birth_future" }] });
  expect((await bornOn("2025-09-24")).status).toBe(200);
});

test("An outdated change of a client is refused, the first one too", async () => {
  const { service, ece } = await openPanel();
  const { id } = await request(service, ece);
  await setBirth(ece, id);
  const [{ id: birthId } = {}] = (await client(ece, id)).births;
  for (const both of [
    [writeNote(ece, id, "bir"), writeNote(ece, id, "iki")],
    [writeNote(ece, id, "üç", 1), editClient(ece, id, { email: "ayse@example.com" }, 1)],
    [1, 2].map(() => setBirth(ece, id, { id: birthId, version: 1 })),
  ]) {
    const answers = await Promise.all(both);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe("client_changed");
  }
  expect((await client(ece, id)).version).toBe(2);
  expect((await record(ece)).changes).toHaveLength(4);
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
