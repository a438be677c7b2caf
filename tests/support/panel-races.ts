import { expect } from "vitest";
import { addDays } from "../../booking/istanbul-time.ts";
import type { ClosedAnswer } from "../../contract/panel/calls.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import type { Engine } from "../../server/database/schema.ts";
import { closedOn, closingBody, reopen } from "./closures.ts";
import { type Answer, type Colleague, newColleague } from "./panel.ts";
import { done, enter, request, step, takeBack } from "./panel-appointments.ts";
import { bookWithKey, moveByKey } from "./private-link.ts";
import {
  book,
  phoneNumber,
  type Service,
  startService,
  storedAppointments,
  temporaryStorage,
} from "./service.ts";
import { defaultEngine } from "./storage.ts";

export type Side = { service: Service; colleague: Colleague };

/** Two colleagues; on PostgreSQL each at a server of their own. SQLite has one server by design. */
export async function twoSides(engine: Engine = defaultEngine): Promise<[Side, Side]> {
  const storage = await temporaryStorage(engine);
  const service = await startService({ engine, storage });
  const other = engine === "sqlite" ? service : await startService({ engine, storage });
  return [
    { service, colleague: await newColleague(service, "ece@example.com") },
    { service: other, colleague: await newColleague(other, "can@example.com") },
  ];
}

/** Whether it holds the slot now, and whether the record must tell of it. */
export type Result = { won: boolean; isRecorded: boolean };

/** Makes ready to claim a slot, which stays free; what it answers with claims it. */
export type Contender = (
  side: Side,
  day: string,
  timeSlot: string,
) => Promise<() => Promise<Result>>;

/** Every way in which a slot gets a holder, or is closed again. */
export const contenders: Record<string, Contender> = {
  async book({ service }, day, timeSlot) {
    const phone = newPhone();
    return async () => {
      const status = await book(service, { day, timeSlot, phone });
      expect([201, 409]).toContain(status);
      return { won: status === 201, isRecorded: false };
    };
  },
  async enter({ colleague }, day, timeSlot) {
    const phone = newPhone();
    return () => resultOf(enter(colleague, { day, timeSlot, phone }));
  },
  async move({ colleague }, day, timeSlot) {
    const { body } = await enter(colleague, { ...nextFreeSlot(), phone: newPhone() });
    return () => resultOf(step(colleague, "move", body.appointment!, { day, timeSlot }));
  },
  async "move by the visitor"({ service }, day, timeSlot) {
    const key = await bookWithKey(service, { ...nextSiteSlot(), phone: newPhone() });
    return () => resultOf(moveByKey(service, key, { version: 1, day, timeSlot }));
  },
  async "undo of a cancellation"({ service, colleague }, day, timeSlot) {
    const held = await request(service, colleague, { day, timeSlot, phone: newPhone() });
    const { undo } = await done(colleague, "cancel", held, { reason: "Hasta" });
    return () => resultOf(takeBack(colleague, undo.change));
  },
  async "undo of a move"({ service, colleague }, day, timeSlot) {
    const held = await request(service, colleague, { day, timeSlot, phone: newPhone() });
    const { undo } = await done(colleague, "move", held, nextFreeSlot());
    return () => resultOf(takeBack(colleague, undo.change));
  },
  async restore({ service, colleague }, day, timeSlot) {
    const held = await request(service, colleague, { day, timeSlot, phone: newPhone() });
    const { appointment } = await done(colleague, "cancel", held, { reason: "Hasta" });
    return () => resultOf(step(colleague, "restore", appointment));
  },
  async "edit of the hour"({ colleague }, day, timeSlot) {
    const { body } = await enter(colleague, { ...nextFreeSlot(), phone: newPhone() });
    return () => resultOf(step(colleague, "edit", body.appointment!, { slot: { day, timeSlot } }));
  },
  async "undo of a reopening"({ colleague }, day, timeSlot) {
    await close(colleague, day, [timeSlot]);
    const { body } = await reopen(colleague, day, [timeSlot]);
    return () => resultOf(takeBack(colleague, body.undo!.change));
  },
};

export function close(
  colleague: Colleague,
  day: string,
  times: string[],
): Promise<Answer<ClosedAnswer>> {
  return colleague.call("POST", panelPaths.closed, closingBody([{ day, times }], ""));
}

/** The slots of a day that somebody has or that are closed, named once for each. */
export async function heldSlots(service: Service, day: string): Promise<string[]> {
  const held = (await storedAppointments(service)).filter(
    (appointment) => appointment.day === day && appointment.status !== "cancelled",
  );
  const closed = await closedOn(service, day);
  return [...held.map(({ time_slot }) => time_slot), ...closed.map(({ timeSlot }) => timeSlot)];
}

let phones = 0;
export function newPhone(): string {
  phones += 1;
  return phoneNumber(500_000_000 + phones);
}

let freeSlots = 0;
/** A slot that nothing else in these tests uses. */
function nextFreeSlot(): { day: string; timeSlot: string } {
  freeSlots += 1;
  const day = new Date(Date.UTC(2027, 0, freeSlots)).toISOString().slice(0, 10);
  return { day, timeSlot: "22:00" };
}

let siteSlots = 0;
/** Likewise, within the days that the site offers. */
function nextSiteSlot(): { day: string; timeSlot: string } {
  const hours = ["20:00", "20:30", "22:30", "23:00"];
  const day = addDays("2026-02-05", Math.floor(siteSlots / hours.length));
  const timeSlot = hours[siteSlots % hours.length]!;
  siteSlots += 1;
  return { day, timeSlot };
}

async function resultOf(answer: Promise<{ status: number }>): Promise<Result> {
  const { status } = await answer;
  expect([200, 201, 409]).toContain(status);
  return { won: status !== 409, isRecorded: status !== 409 };
}
