import { expect, test } from "vitest";
import { addDays } from "../../../booking/istanbul-time.ts";
import { list, record, step, takeBack } from "../../support/panel-appointments.ts";
import { heldSlots, newPhone, type Side, twoSides } from "../../support/panel-races.ts";
import { bookWithKey, cancelByKey, moveByKey, showByKey } from "../../support/private-link.ts";
import { book, lookUp, takenTimes } from "../../support/service.ts";
import { bothEngines } from "../../support/storage.ts";

const timeSlot = "21:00";
const rounds = Array.from({ length: 5 }, (_, index) => addDays("2025-10-01", index));
/** A free day for each round. */
const away = (day: string) => ({ day: addDays(day, 30), timeSlot });

/** A request and its key; on PostgreSQL the visitor asks one server and staff the other. */
async function asked({ service, colleague }: Side, day: string) {
  const key = await bookWithKey(service, { day, timeSlot, phone: newPhone() });
  const { appointments } = await list(colleague, { baslangic: day, bitis: day });
  return { key, seen: appointments.find(({ status }) => status === "pending")! };
}

async function changesOf({ colleague }: Side, id: string) {
  const { changes } = await record(colleague);
  return changes.filter(({ appointmentId }) => appointmentId === id);
}

test.each(bothEngines)("Of steps of visitor and staff at once one is done (%s)", async (engine) => {
  const [left, right] = await twoSides(engine);
  for (const day of rounds) {
    const { key, seen } = await asked(left, day);
    const later = addDays(day, 60);
    const answers = await Promise.all([
      cancelByKey(left.service, key, { version: 1 }),
      step(right.colleague, "approve", seen),
      moveByKey(right.service, key, { version: 1, ...away(day) }),
      step(left.colleague, "cancel", seen, { reason: "Hasta" }),
      step(right.colleague, "move", seen, { day: later, timeSlot }),
    ]);
    const codes = answers.map(({ status, body }) => (status === 200 ? "done" : body.code)).sort();
    expect(codes).toEqual(["changed", "changed", "changed", "changed", "done"]);
    expect(await changesOf(left, seen.id)).toHaveLength(1);
    expect((await showByKey(left.service, key)).body.version).toBe(2);
  }
});

test.each(bothEngines)("One link used twice at once does one thing (%s)", async (engine) => {
  const [left, right] = await twoSides(engine);
  for (const day of rounds) {
    const { key, seen } = await asked(left, day);
    const answers = await Promise.all([
      cancelByKey(left.service, key, { version: 1 }),
      cancelByKey(right.service, key, { version: 1 }),
      moveByKey(left.service, key, { version: 1, ...away(day) }),
      moveByKey(right.service, key, { version: 1, ...away(day) }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const others = answers.filter(({ status }) => status === 409);
    expect(others.map(({ body }) => body.code)).toEqual(["changed", "changed", "changed"]);
    expect(await changesOf(left, seen.id)).toHaveLength(1);
  }
});

test.each(bothEngines)("Of two visitors who move to one hour one gets it (%s)", async (engine) => {
  const [left, right] = await twoSides(engine);
  for (const day of rounds) {
    const one = await asked(left, day);
    const key = await bookWithKey(right.service, { day, timeSlot: "22:00", phone: newPhone() });
    const to = { version: 1, day: addDays(day, 30), timeSlot: "20:00" };
    const answers = await Promise.all([
      moveByKey(left.service, one.key, to),
      moveByKey(right.service, key, to),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe("slot_taken");
    expect(await heldSlots(left.service, to.day)).toEqual(["20:00"]);
    expect(await takenTimes(left.service, day)).toHaveLength(1);
  }
});

test.each(bothEngines)(
  "An undo or a visitor's change at once: one happens (%s)",
  async (engine) => {
    const [left, right] = await twoSides(engine);
    for (const day of rounds) {
      const { key, seen } = await asked(left, day);
      const { body } = await step(left.colleague, "approve", seen);
      const [cancelled, undone] = await Promise.all([
        cancelByKey(right.service, key, { version: 2 }),
        takeBack(left.colleague, body.undo.change),
      ]);
      expect([cancelled.status, undone.status].sort()).toEqual([200, 409]);
      expect(await changesOf(left, seen.id)).toHaveLength(2);
      const { status } = (await showByKey(left.service, key)).body;
      expect(status).toBe(cancelled.status === 200 ? "cancelled" : "pending");
    }
  },
);

test.each(bothEngines)("A correction or a visitor's move at once: one (%s)", async (engine) => {
  const [left, right] = await twoSides(engine);
  for (const day of rounds) {
    const { key, seen } = await asked(left, day);
    const phone = newPhone();
    const slot = { day: addDays(day, 60), timeSlot };
    const [moved, edited] = await Promise.all([
      moveByKey(left.service, key, { version: 1, ...away(day) }),
      step(right.colleague, "edit", seen, { name: "Ayşe Yıldız", phone, slot }),
    ]);
    expect([moved.status, edited.status].sort()).toEqual([200, 409]);
    const late = moved.status === 409 ? moved : edited;
    expect(late.body.code).toBe("changed");
    expect(await changesOf(left, seen.id)).toHaveLength(1);
    const { date } = (await showByKey(left.service, key)).body;
    const { day: at } = moved.status === 200 ? away(day) : slot;
    expect(date.slice(0, 10)).toBe(at);
    const [found] = (await list(left.colleague, { baslangic: at, bitis: at })).appointments;
    expect(found!.name).toBe(moved.status === 200 ? seen.name : "Ayşe Yıldız");
  }
});

test.each(bothEngines)(
  "Bookings and corrections to one number all succeed (%s)",
  async (engine) => {
    const [left, right] = await twoSides(engine);
    for (const day of rounds) {
      const one = await asked(left, day);
      const other = await asked(left, addDays(day, 30));
      const phone = newPhone();
      const [booked, ...edited] = await Promise.all([
        book(left.service, { day, timeSlot: "20:00", phone }),
        step(right.colleague, "edit", one.seen, { phone }),
        step(left.colleague, "edit", other.seen, { phone }),
      ]);
      expect([booked, ...edited.map(({ status }) => status)]).toEqual([201, 200, 200]);
      expect(await lookUp(left.service, phone)).toHaveLength(3);
    }
  },
);
