import { expect, onTestFinished, test } from "vitest";
import { addDays } from "../../../booking/istanbul-time.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { raiseAlarm } from "../../../server/alarms.ts";
import { confirmClock } from "../../../server/clock-check.ts";
import { runDailyJob } from "../../../server/jobs.ts";
import { openLive } from "../../../server/live/live.ts";
import { birth, block, merge, setBirth, unblock, writeNote } from "../../support/clients.ts";
import { reopen } from "../../support/closures.ts";
import { mailSettings } from "../../support/mail-server.ts";
import { type Colleague, newColleague } from "../../support/panel.ts";
import {
  done,
  enter,
  later,
  notify,
  request,
  step,
  takeBack,
} from "../../support/panel-appointments.ts";
import { close, newPhone } from "../../support/panel-races.ts";
import { bookWithKey, cancelByKey, moveByKey, tellBirthByKey } from "../../support/private-link.ts";
import { book, closeHour, type Service, startService } from "../../support/service.ts";

/** Makes ready on a day of its own; what it answers with is done while open panels listen. */
type Deed = (service: Service, ece: Colleague, day: string) => Promise<() => Promise<unknown>>;

const slot = { timeSlot: "21:00" };
const elsewhere = { timeSlot: "22:00" };

/** Every way in which staff change appointments, closed hours and clients. */
const changes: Record<string, Deed> = {
  booking: async (service, _ece, day) => () => book(service, { day, phone: newPhone() }),
  enter: async (_service, ece, day) => () => enter(ece, { day }),
  async approve(service, ece, day) {
    const seen = await request(service, ece, { day });
    return () => step(ece, "approve", seen);
  },
  async cancel(service, ece, day) {
    const seen = await request(service, ece, { day });
    return () => step(ece, "cancel", seen, { reason: "Hasta" });
  },
  async move(service, ece, day) {
    const seen = await request(service, ece, { day });
    return () => step(ece, "move", seen, { day, ...elsewhere });
  },
  async note(service, ece, day) {
    const seen = await request(service, ece, { day });
    return () => step(ece, "note", seen, { note: "Erken arayın" });
  },
  async told(service, ece, day) {
    const { id } = await request(service, ece, { day });
    return () => ece.call("POST", panelPaths.told(id), { channel: "sms" });
  },
  async untold(service, ece, day) {
    const { appointment } = await done(ece, "approve", await request(service, ece, { day }));
    const { body } = await notify(ece, appointment.id);
    return () => step(ece, "untold", body.appointment!);
  },
  async restore(service, ece, day) {
    const seen = await request(service, ece, { day });
    const { appointment } = await done(ece, "cancel", seen, { reason: "Hasta" });
    return () => step(ece, "restore", appointment);
  },
  async edit(service, ece, day) {
    const seen = await request(service, ece, { day, phone: newPhone() });
    return () => step(ece, "edit", seen, { name: "Ayşe Yıldız", phone: newPhone() });
  },
  async undo(service, ece, day) {
    const { undo } = await done(ece, "approve", await request(service, ece, { day }));
    return () => takeBack(ece, undo.change);
  },
  close: async (_service, ece, day) => () => close(ece, day, ["20:00", "20:30", "21:00"]),
  async reopen(_service, ece, day) {
    await close(ece, day, ["20:00", "20:30", "21:00"]);
    return () => reopen(ece, day, ["20:00", "21:00"]);
  },
  async "no-show"(service, ece, day) {
    const { appointment } = await done(ece, "approve", await request(service, ece, { day }));
    await laterThan(service, appointment.date);
    return () => step(ece, "noShow", appointment);
  },
  async arrived(service, ece, day) {
    const { appointment } = await done(ece, "approve", await request(service, ece, { day }));
    await laterThan(service, appointment.date);
    return () => step(ece, "arrived", appointment);
  },
  async unmark(service, ece, day) {
    const { appointment } = await done(ece, "approve", await request(service, ece, { day }));
    await laterThan(service, appointment.date);
    const missed = await done(ece, "noShow", appointment);
    return () => step(ece, "unmark", missed.appointment);
  },
  async "erasure on request"(service, ece, day) {
    const phone = newPhone();
    const { date } = await request(service, ece, { day, phone });
    await laterThan(service, date);
    return () => ece.call("POST", panelPaths.erase, { phone });
  },
  async "a client's note"(service, ece, day) {
    const { id } = await request(service, ece, { day, phone: newPhone() });
    return () => writeNote(ece, id, "Annesiyle geldi");
  },
  async "a client's birth"(service, ece, day) {
    const { id } = await request(service, ece, { day, phone: newPhone() });
    return () => setBirth(ece, id);
  },
  async "a number closed to the site"(service, ece, day) {
    const { id } = await request(service, ece, { day, phone: newPhone() });
    return () => block(ece, id);
  },
  async "a number opened again"(service, ece, day) {
    const { id } = await request(service, ece, { day, phone: newPhone() });
    await block(ece, id);
    return () => unblock(ece, id);
  },
  async "daily erasure"(service, ece, day) {
    const { date } = await request(service, ece, { day });
    await close(ece, day, ["20:00"]);
    await laterThan(service, date);
    await later(service, 366 * 24 * 3600);
    await confirmClock(service.database, service.clock.now);
    return () => runDailyJob(service.deps);
  },
};

/** What happens without staff, and what makes more appointments: of over twenty an erasure is several events. */
const otherChanges: Record<string, Deed> = {
  async "a visitor's move"(service, _ece, day) {
    const key = await bookWithKey(service, { day });
    return () => moveByKey(service, key, { version: 1, day, ...elsewhere });
  },
  async "a visitor's cancellation"(service, _ece, day) {
    const key = await bookWithKey(service, { day });
    return () => cancelByKey(service, key, { version: 1 });
  },
  async "a birth that its visitor tells"(service, _ece, day) {
    const key = await bookWithKey(service, { day, phone: newPhone() });
    return () => tellBirthByKey(service, key, birth);
  },
  async "two clients who become one"(service, ece, day) {
    const { id } = await request(service, ece, { day, phone: newPhone() });
    const other = await request(service, ece, { day, ...elsewhere, phone: newPhone() });
    return () => merge(ece, id, other.id);
  },
  "an alarm":
    async ({ database, clock }) =>
    () =>
      raiseAlarm(database, { kind: "erasure_held", now: clock.now }),
};

/** Each of them where it must not happen. */
const refusals: Record<string, Deed> = {
  async booking(service, _ece, day) {
    await book(service, { day, phone: newPhone() });
    return () => book(service, { day, phone: newPhone() });
  },
  async enter(service, ece, day) {
    await book(service, { day, phone: newPhone() });
    return () => enter(ece, { day, ...slot });
  },
  async "a stale approval"(service, ece, day) {
    const seen = await request(service, ece, { day });
    await done(ece, "note", seen, { note: "Yeni" });
    return () => step(ece, "approve", seen);
  },
  async "a move onto a taken slot"(service, ece, day) {
    const seen = await request(service, ece, { day });
    await book(service, { day, ...elsewhere, phone: newPhone() });
    return () => step(ece, "move", seen, { day, ...elsewhere });
  },
  async "a no-show before its hour"(service, ece, day) {
    const { appointment } = await done(ece, "approve", await request(service, ece, { day }));
    return () => step(ece, "noShow", appointment);
  },
  async "a look at what would be erased"(service, ece, day) {
    const phone = newPhone();
    await request(service, ece, { day, phone });
    return () => ece.call("POST", panelPaths.eraseCheck, { phone });
  },
  async "restoring into a taken slot"(service, ece, day) {
    const seen = await request(service, ece, { day });
    const { appointment } = await done(ece, "cancel", seen, { reason: "Hasta" });
    await book(service, { day, phone: newPhone() });
    return () => step(ece, "restore", appointment);
  },
  told: async (_service, ece) => () =>
    ece.call("POST", panelPaths.told("nobody"), { channel: "sms" }),
  async "an undo of what has changed since"(service, ece, day) {
    const { undo, appointment } = await done(ece, "approve", await request(service, ece, { day }));
    await done(ece, "note", appointment, { note: "Yeni" });
    return () => takeBack(ece, undo.change);
  },
  async "an undo of a closing that was opened in part"(_service, ece, day) {
    const { body } = await close(ece, day, ["20:00", "21:00"]);
    await reopen(ece, day, ["21:00"]);
    return () => takeBack(ece, body.undo!.change);
  },
  reopen: async (_service, ece, day) => () => reopen(ece, day, ["20:00"]),
  async "erasure on request"(service, ece, day) {
    const phone = newPhone();
    await request(service, ece, { day, phone });
    return () => ece.call("POST", panelPaths.erase, { phone });
  },
  async "daily erasure"(service, ece, day) {
    await request(service, ece, { day });
    await later(service, 24 * 3600);
    return () => runDailyJob(service.deps);
  },
};

async function laterThan(service: Service, date: string): Promise<void> {
  await later(service, (Date.parse(date) - service.clock.now.getTime()) / 1000 + 1);
}

async function expectEachToBeHeard(deeds: Record<string, Deed>, times: number) {
  const service = await startService();
  const ece = await newColleague(service);
  for (const [index, [what, deed]] of Object.entries(deeds).entries()) {
    const act = await deed(service, ece, addDays("2025-10-01", index));
    const panels = await newListener(service);
    await panels.expectToHear(what, times, act);
  }
}

test("Open panels receive one event for each change", async () => {
  await expectEachToBeHeard(changes, 1);
  await expectEachToBeHeard(otherChanges, 1);
});

test("Open panels receive no event for a refused change", async () => {
  await expectEachToBeHeard(refusals, 0);
});

test("A booking with a mail causes one event", async () => {
  const service = await startService({ settings: mailSettings() });
  const panels = await newListener(service);
  await panels.expectToHear("stored", 1, () => book(service));
  await panels.expectToHear("refused", 0, () => book(service, { phone: newPhone() }));
});

let fences = 0;
function nextFence(): string {
  fences += 1;
  return addDays("2027-01-01", fences);
}

/** Counts what open panels are told from here on: what was committed before comes to no new listener. */
async function newListener(service: Service) {
  const live = await openLive(service.deps.config, service.database);
  onTestFinished(() => live.close());
  let heard = 0;
  let onHeard = () => {};
  live.subscribe(() => {
    heard += 1;
    onHeard();
  });
  let expected = 0;
  return {
    /** Fails where it hears of less, by waiting in vain, or of more. */
    async expectToHear(what: string, times: number, act: () => Promise<unknown>): Promise<void> {
      await act();
      // What is told comes in the order of its commits: with this last one all have come.
      await closeHour(service, nextFence(), "21:00");
      expected += times + 1;
      await new Promise<void>((resolve) => {
        onHeard = () => heard >= expected && resolve();
        onHeard();
      });
      await service.database.db.selectFrom("slots").select("id").execute();
      expect([what, heard]).toEqual([what, expected]);
    },
  };
}
