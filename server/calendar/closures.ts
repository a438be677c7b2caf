import { randomUUID } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import {
  type Closing,
  type Closure,
  closes,
  dayGrid,
  type GridSlot,
  hoursProblem,
  lastDayOf,
  type NewClosure,
  type OpenHours,
  type WorkingHours,
  withoutStarts,
} from "../../booking/hours.ts";
import { addDays, istanbulClock } from "../../booking/istanbul-time.ts";
import { hasStarted } from "../../booking/slots.ts";
import type { CloseAnswer, ClosedAnswer, Facts, RuleAnswer } from "../../contract/panel/calls.ts";
import type { ActorAndTime } from "../appointments/change.ts";
import { leftOutside, upcoming } from "../appointments/read.ts";
import { addAuditEntry } from "../audit/log.ts";
import { withBookingLock } from "../database/booking-lock.ts";
import type { Database } from "../database/schema.ts";
import { type Refused, refused } from "../refusal.ts";
import { changeClosures } from "../settings/closures.ts";
import { hoursOf } from "../settings/hours.ts";
import { named } from "./hours.ts";

type DayTimes = { day: string; times: string[] };
type Days = Pick<Closing, "firstDay" | "lastDay" | "from" | "to">;

/**
 * Nobody can book there from then on. Appointments that are there stay, and are named; what is closed already is
 * not counted.
 */
export function closeDays(
  database: Database,
  { closings, reason }: { closings: Days[]; reason: string },
  { actor, now }: ActorAndTime,
): Promise<ClosedAnswer | Refused> {
  return withBookingLock(database, async (db) => {
    const today = istanbulClock(now).day;
    const { hours } = await hoursOf(db, { from: today });
    const add = closings.map(
      (days): Closing => ({ kind: "closing", weekday: null, ...days, reason }),
    );
    const starts = await startsIn(add, daysOf(add), hours);
    const coming = starts.filter((start) => !hasStarted({ ...start, now }));
    const problem =
      (add.some(({ firstDay }) => firstDay < today) && "date_past") ||
      (starts.length === 0 && "slot_unknown") ||
      (coming.length === 0 && "slot_past");
    if (problem) return refused("invalid", { fields: [{ field: "closings", code: problem }] });
    const there = (await upcoming(db, now)).filter(({ day, time_slot: time }) =>
      add.some((closing) => closes(closing, day, time)),
    );
    const { named: booked } = await named(db, there);
    const closed = byDay(coming.filter(({ closing }) => closing?.weekday !== null));
    if (closed.length === 0) return { closed: 0, days: 0, booked };
    const id = randomUUID();
    const closures = (await changeClosures(db, { id, add, remove: [] }, now))!;
    const after = { ...factsOf(closed), closures: withoutReasons(closures) };
    const undo = await addAuditEntry(db, actor, now, { id, action: "close", after });
    return { closed: after.count, days: closed.length, booked, undo };
  });
}

/** A closing of days, from today on; or starts of a day, whichever of these closings hold there. */
export function reopen(
  database: Database,
  asked: { id: string } | DayTimes,
  { actor, now }: ActorAndTime,
): Promise<CloseAnswer | Refused> {
  const today = istanbulClock(now).day;
  const isOfClosing = "id" in asked;
  return withBookingLock(database, async (db) => {
    const { hours } = await hoursOf(db, { from: isOfClosing ? today : asked.day });
    const closings = hours.closures
      .filter((closure) => closure.kind === "closing")
      .filter(({ weekday }) => weekday === null);
    const gone = closings.filter((closing) =>
      isOfClosing
        ? closing.id === asked.id
        : asked.times.some((time) => closes(closing, asked.day, time)),
    );
    if (gone.length === 0) return { closed: 0, days: 0 };
    const rest = gone.flatMap((closing) =>
      isOfClosing ? before(closing, today) : withoutStarts(closing, { ...asked, hours }),
    );
    const days = isOfClosing ? daysOf(gone).filter((day) => day >= today) : [asked.day];
    const stillClosed = [...closings.filter((one) => !gone.includes(one)), ...rest];
    const opened = (await startsIn(gone, days, hours)).filter(
      ({ day, slot }) => !stillClosed.some((closing) => closes(closing, day, slot)),
    );
    const id = randomUUID();
    const change = { id, add: rest, remove: gone.map((closing) => closing.id) };
    const closures = (await changeClosures(db, change, now))!;
    const openedDays = byDay(opened);
    const after = { ...factsOf(openedDays), closures: withoutReasons(closures) };
    const texts = { before: closures.removed.map(reasonOf), after: [] as [] };
    const undo = await addAuditEntry(db, actor, now, { id, action: "reopen", after, texts });
    return { closed: after.count, days: openedDays.length, undo };
  });
}

/**
 * Adds, changes or takes away what is closed every week, or a day's own hours. As with the working hours,
 * appointments that it would leave outside have to be confirmed.
 */
export function changeRule(
  database: Database,
  { id, rule, confirmed }: { id?: string; rule?: NewClosure; confirmed: string[] },
  { actor, now, defaults }: ActorAndTime & { defaults: WorkingHours },
): Promise<RuleAnswer | Refused> {
  return withBookingLock(database, async (db) => {
    const today = istanbulClock(now).day;
    const { hours: before } = await hoursOf(db, { defaults, from: today });
    const old = before.closures.find((closure) => closure.id === id);
    if (id !== undefined && (!old || !isRule(old))) return refused("hours_changed");
    if (rule && isBefore(rule, today)) {
      return refused("invalid", { fields: [{ field: "rule", code: "date_past" }] });
    }
    const kept = before.closures.filter((closure) => closure !== old);
    const after = { ...before, closures: [...kept, ...(rule ? [{ ...rule, id: "" }] : [])] };
    if (hoursProblem(after)) return refused("hours_invalid");
    const { named: conflicts } = await named(db, await leftOutside(db, { before, after, now }));
    if (conflicts.some((appointment) => !confirmed.includes(appointment.id))) {
      return refused("hours_outside", { conflicts });
    }
    const change = randomUUID();
    const lists = { id: change, add: rule ? [rule] : [], remove: old ? [old.id] : [] };
    const closures = (await changeClosures(db, lists, now))!;
    const undo = await addAuditEntry(db, actor, now, {
      id: change,
      action: "settings",
      after: { what: "closures", closures: withoutReasons(closures) },
      texts: { before: closures.removed.map(reasonOf), after: [] },
    });
    return { undo };
  });
}

function isRule(closure: Closure): boolean {
  return closure.kind === "opening" || closure.weekday !== null;
}

function isBefore(closure: NewClosure, day: string): boolean {
  const last = lastDayOf(closure);
  return last !== "" && last < day;
}

/** What a closing closed until that day. */
function before(closing: Closing, day: string): Closing[] {
  return closing.firstDay < day ? [{ ...closing, lastDay: addDays(day, -1) }] : [];
}

type Start = GridSlot & { day: string };

/** The starts of some days at which one of the closings holds. */
async function startsIn(closings: Closing[], days: string[], hours: OpenHours): Promise<Start[]> {
  const starts: Start[] = [];
  for (const day of days) {
    await setImmediate();
    const ofDay = dayGrid({ day, hours }).map((start) => ({ ...start, day }));
    starts.push(...ofDay.filter(({ slot }) => closings.some((one) => closes(one, day, slot))));
  }
  return starts;
}

function daysOf(closings: Closing[]): string[] {
  const days = new Set<string>();
  for (const { firstDay, lastDay } of closings) {
    for (let day = firstDay; day <= lastDay; day = addDays(day, 1)) days.add(day);
  }
  return [...days].sort();
}

function byDay(starts: Start[]): DayTimes[] {
  const days = Map.groupBy(starts, ({ day }) => day);
  return [...days].map(([day, ofDay]) => ({ day, times: ofDay.map(({ slot }) => slot) }));
}

function factsOf(hours: DayTimes[]) {
  return { hours, count: hours.reduce((sum, { times }) => sum + times.length, 0) };
}

type Changed = NonNullable<Facts["closures"]>;

/** Reasons may tell of a person: they are kept beside the record. */
function withoutReasons({ added, removed }: Changed): Changed {
  const without = (closure: Closure): Closure =>
    closure.kind === "closing" ? { ...closure, reason: "" } : closure;
  return { added: added.map(without), removed: removed.map(without) };
}

function reasonOf(closure: Closure): string {
  return closure.kind === "closing" ? closure.reason : "";
}
