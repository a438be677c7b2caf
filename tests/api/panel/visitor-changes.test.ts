import { expect, test } from "vitest";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { expireUnansweredRequests } from "../../../server/appointments/expire.ts";
import { sendDueMails } from "../../../server/appointments/outbox.ts";
import type { Engine } from "../../../server/database/schema.ts";
import { mailSender } from "../../../server/mail.ts";
import { listen } from "../../support/event-stream.ts";
import { mailSettings, readableMail, startMailServer } from "../../support/mail-server.ts";
import { newColleague } from "../../support/panel.ts";
import {
  card,
  done,
  later,
  list,
  record,
  step,
  takeBack,
} from "../../support/panel-appointments.ts";
import { bookWithKey, cancelByKey, moveByKey, showByKey } from "../../support/private-link.ts";
import { type Service, startService } from "../../support/service.ts";
import { bothEngines } from "../../support/storage.ts";

const slot = { day: "2025-10-01", timeSlot: "21:00" };
const elsewhere = { day: "2025-10-02", timeSlot: "22:30" };

/** An appointment that staff have approved, and its visitor's key. */
async function approved(engine?: Engine) {
  const service = await startService({ engine });
  const ece = await newColleague(service);
  const key = await bookWithKey(service, slot);
  const asked = (await list(ece)).appointments[0]!;
  const { appointment, undo } = await done(ece, "approve", asked);
  // So that the record's order is that of what happened.
  await later(service, 1);
  return { service, ece, key, appointment, undo };
}

test("A visitor's cancellation is on list, card and audit log", async () => {
  const { service, ece, key, appointment } = await approved();
  expect((await cancelByKey(service, key, { version: 2 })).status).toBe(200);
  const cancelled = {
    ...appointment,
    status: "cancelled",
    version: 3,
    reason: "Danışan kendisi, siteden iptal etti.",
    cancelledByVisitor: true,
    isCancellationSeen: false,
    toTell: null,
  };
  expect((await list(ece, { durum: "visitor_cancelled" })).appointments).toEqual([cancelled]);
  expect((await list(ece)).appointments, "it is not to come").toEqual([]);
  const shown = await card(ece, appointment.id);
  expect(shown.appointment).toEqual({ ...cancelled, isCancellationSeen: true });
  // To open the card is to see it, which is logged at the same moment here.
  const changes = shown.changes.filter(({ action }) => action !== "cancellation_seen");
  expect(changes.map(({ action, who }) => [action, who])).toEqual([
    ["visitor_cancel", "visitor"],
    ["approve", "ece@example.com"],
  ]);
  expect(changes[0]).toMatchObject({
    before: { ...slot, outcome: "approved" },
    after: { ...slot, outcome: "cancelled", version: 3 },
  });
  expect((await record(ece)).changes.map(({ action }) => action)).toContain("visitor_cancel");
});

test("A visitor's move is on list, card and audit log until staff answer it", async () => {
  const { service, ece, key, appointment } = await approved();
  await moveByKey(service, key, { version: 2, ...elsewhere });
  const [moved] = (await list(ece)).appointments;
  expect(moved).toMatchObject({ ...elsewhere, status: "pending", movedByVisitor: true });
  const { changes } = await card(ece, appointment.id);
  expect(changes[0]).toMatchObject({
    action: "visitor_move",
    who: "visitor",
    before: { ...slot, outcome: "approved" },
    after: { ...elsewhere, outcome: "pending", version: 3 },
  });
  await done(ece, "approve", moved!);
  expect((await showByKey(service, key)).body).toMatchObject({ status: "approved", version: 4 });
});

test("Staff cannot undo a visitor's change, nor a step before it", async () => {
  const { service, ece, key, appointment, undo } = await approved();
  await moveByKey(service, key, { version: 2, ...elsewhere });
  const [ofVisitor] = (await card(ece, appointment.id)).changes;
  expect(await takeBack(ece, ofVisitor!.id)).toMatchObject({
    status: 403,
    body: { code: "not_yours" },
  });
  expect(await takeBack(ece, undo.change)).toMatchObject({
    status: 409,
    body: { code: "undo_blocked" },
  });
  expect((await showByKey(service, key)).body).toMatchObject({ status: "pending", version: 3 });
});

test("Visitors see changes of staff and decide on the current state", async () => {
  const { service, ece, key, appointment } = await approved();
  await done(ece, "move", appointment, elsewhere);
  expect((await cancelByKey(service, key, { version: 2 })).body.code).toBe("changed");
  const { body } = await showByKey(service, key);
  expect(body).toMatchObject({ timeSlot: "22:30", status: "approved", version: 3 });
  expect((await cancelByKey(service, key, { version: body.version })).status).toBe(200);
  expect(await step(ece, "approve", { ...appointment, version: 3 })).toMatchObject({
    status: 409,
    body: { code: "changed" },
  });
});

test("The academy gets a mail of each change, without name, number or key", async () => {
  const server = await startMailServer();
  const service = await startService({ settings: mailSettings(server.url) });
  const key = await bookWithKey(service, slot);
  await sendMails(service);
  await moveByKey(service, key, { version: 1, ...elsewhere });
  await sendMails(service);
  await cancelByKey(service, key, { version: 2 });
  await cancelByKey(service, key, { version: 2 });
  await sendMails(service);
  expect(server.mails).toHaveLength(3);
  const [, moved, cancelled] = server.mails.map(readableMail);
  expect(moved).toContain("Danışan randevusunu taşıdı: 2 Ekim 2025 22:30, Mini Öngörü");
  expect(cancelled).toContain("Danışan randevusunu iptal etti: 2 Ekim 2025 22:30, Mini Öngörü");
  expect(server.mails.join() + moved + cancelled).not.toMatch(/Yılmaz|5321234567/);
  expect(server.mails.join() + moved + cancelled).not.toContain(key);
});

function sendMails({ deps }: Service) {
  return sendDueMails(deps, mailSender(deps.config)!);
}

test("A moved request expires as late as a new one", async () => {
  const service = await startService({ settings: { EXPIRE_PENDING_AFTER_DAYS: "3" } });
  const key = await bookWithKey(service, { day: "2025-10-20" });
  const day = 24 * 3600;
  const run = async (days: number) => {
    await later(service, days * day);
    return expireUnansweredRequests(service.deps);
  };
  expect(await run(2)).toBe(0);
  await moveByKey(service, key, { version: 1, day: "2025-10-21", timeSlot: "21:00" });
  expect(await run(1)).toBe(0);
  expect(await run(1)).toBe(0);
  expect((await showByKey(service, key)).body.status).toBe("pending");
  expect(await run(1)).toBe(1);
  expect((await showByKey(service, key)).body).toMatchObject({
    status: "cancelled",
    changeableUntil: null,
  });
});

test.each(bothEngines)(
  "A visitor's cancellation is open work until somebody sees it (%s)",
  async (engine) => {
    const { service, ece, key, appointment } = await approved(engine);
    const panel = await listen(service, ece);
    await cancelByKey(service, key, { version: 2 });
    let event = await panel.next();
    while (event!.cancellations !== 1) event = await panel.next();
    expect(event!.latestCancellation).toEqual({
      id: appointment.id,
      at: "2025-09-24T10:00:01.000Z",
      ...slot,
      consultation: "mini-ongoru",
      movedByVisitor: false,
    });
    const unseen = async () => {
      const { appointments, cancellations } = await list(ece, { durum: "visitor_cancelled" });
      return [cancellations, appointments.length];
    };
    expect(await unseen()).toEqual([1, 1]);
    await fetch(service.url + panelPaths.appointment(appointment.id), {
      headers: { cookie: ece.cookie, "x-unasked": "1" },
    });
    expect(await unseen(), "a card that is fetched again was not looked at").toEqual([1, 1]);
    expect((await card(ece, appointment.id)).appointment.isCancellationSeen).toBe(true);
    expect(await unseen()).toEqual([0, 0]);
    while ((await panel.next())!.cancellations !== 0);
    // Once, and the version stays: nobody's card is out of date.
    await ece.call("POST", panelPaths.cancellationSeen(appointment.id));
    const seen = await card(ece, appointment.id);
    expect(seen.appointment.version).toBe(3);
    expect(seen.changes.map(({ action }) => action)).toContain("cancellation_seen");
    expect(seen.changes).toHaveLength(3);
  },
);

test("A tap takes a cancellation from the open work, and what staff cancel is none", async () => {
  const { service, ece, key, appointment } = await approved();
  await cancelByKey(service, key, { version: 2 });
  expect((await ece.call("POST", panelPaths.cancellationSeen(appointment.id))).status).toBe(204);
  expect((await list(ece)).cancellations).toBe(0);
  const again = await done(ece, "restore", { id: appointment.id, version: 3 });
  await done(ece, "cancel", again.appointment, { reason: "Hastayım" });
  expect((await list(ece)).cancellations).toBe(0);
});
