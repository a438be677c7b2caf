import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "../../../booking/istanbul-time.ts";
import type { Change, Facts } from "../../../contract/panel/calls.ts";
import { factsOf, toAppointment } from "../../../server/appointments/read.ts";
import { auditEntriesOf } from "../../../server/audit/log.ts";
import { reopen } from "../../support/closures.ts";
import { enter, list, step, takeBack } from "../../support/panel-appointments.ts";
import { close, newPhone, type Side, twoSides } from "../../support/panel-races.ts";
import { bookWithKey, cancelByKey, moveByKey, showByKey } from "../../support/private-link.ts";
import { book, storedAppointments } from "../../support/service.ts";
import { bothEngines } from "../../support/storage.ts";

const times = ["21:00", "21:30", "22:00"];
const staffKinds = [
  "enter",
  "move",
  "approve",
  "cancel",
  "restore",
  "edit",
  "close",
  "reopen",
  "undo",
] as const;
const visitorKinds = ["book", "own move", "own cancel"] as const;
const kinds = [...visitorKinds, ...staffKinds];

/** What a colleague or a visitor does. The slots are few, so that they get in each other's way. */
const anyDeed = fc.record({
  kind: fc.constantFrom(...kinds),
  side: fc.nat(1),
  timeSlot: fc.constantFrom(...times),
  /** Which of the two existing requests, where one is meant. */
  which: fc.nat(1),
  /** Which of the colleague's own changes is undone, counted from the last. */
  back: fc.nat(3),
});
type Deed = typeof anyDeed extends fc.Arbitrary<infer T> ? T : never;

/** Several waves; within one, everything happens at the same moment. */
const anyStory = fc.array(fc.array(anyDeed, { minLength: 2, maxLength: 7 }), {
  minLength: 2,
  maxLength: 4,
});

/** Something that was acknowledged, the change that records it, and what it took back. */
type Done = { deed: Deed; change?: string; undone?: Done };
/** An appointment, and its visitor's key. */
type Asked = { id: string; key: string };
type Stage = { sides: [Side, Side]; day: string; requests: Asked[]; past: Done[] };

test.each(bothEngines)(
  "After random simultaneous calls no slot has two holders and the audit log is complete (%s)",
  async (engine) => {
    const sides = await twoSides(engine);
    let day = "2025-10-01";
    const telling = fc.asyncProperty(anyStory, async (waves) => {
      day = addDays(day, 1);
      const requests = [
        await askedFor(sides[0], day, "21:00"),
        await askedFor(sides[0], day, "21:30"),
      ];
      const recordedBefore = await recordedIds(sides[0]);
      const stage: Stage = { sides, day, requests, past: [] };
      for (const wave of waves) {
        const results = await Promise.all(wave.map((deed) => perform(stage, deed)));
        stage.past.push(...results.filter((done) => done !== undefined));
      }
      const recorded = (await recordedIds(sides[0])).filter((id) => !recordedBefore.includes(id));
      await expectOneHolderEach(stage);
      await expectChains(stage);
      expect(recorded.sort()).toEqual(stage.past.flatMap(({ change }) => change ?? []).sort());
    });
    await fc.assert(telling, { numRuns: 20, endOnFailure: true });
  },
  180_000,
);

async function perform(stage: Stage, deed: Deed): Promise<Done | undefined> {
  const { service, colleague } = stage.sides[deed.side]!;
  const { day, requests, past } = stage;
  const { kind, timeSlot } = deed;
  if (kind === "book") {
    const status = await book(service, { day, timeSlot, phone: newPhone() });
    expect([201, 409]).toContain(status);
    return status === 201 ? { deed } : undefined;
  }
  if (kind === "undo") {
    const own = past.filter(({ deed: { side, kind } }) => side === deed.side && isByStaff(kind));
    const undone = own.at(-1 - deed.back);
    if (!undone) return undefined;
    const { status } = await takeBack(colleague, undone.change!);
    expect([200, 409]).toContain(status);
    return status === 200 ? { deed, change: `undo-${undone.change}`, undone } : undefined;
  }
  if (kind === "own move" || kind === "own cancel") {
    const { id, key } = requests[deed.which]!;
    const { version } = (await showByKey(service, key)).body;
    const { status, body } = await (kind === "own move"
      ? moveByKey(service, key, { version, day, timeSlot })
      : cancelByKey(service, key, { version }));
    expect([200, 409]).toContain(status);
    if (status !== 200) return undefined;
    return { deed, change: await changeThatLeft(stage, id, body.version) };
  }
  const { status, body } = await work();
  expect([200, 201, 409]).toContain(status);
  // Where nothing was left to close or open, nothing happened.
  const change = status === 409 ? undefined : body.undo?.change;
  return change ? { deed, change } : undefined;

  async function work() {
    if (kind === "enter") return enter(colleague, { day, timeSlot, phone: newPhone() });
    if (kind === "close") return close(colleague, day, times.slice(deed.which));
    if (kind === "reopen") return reopen(colleague, day, [timeSlot]);
    const { id } = requests[deed.which]!;
    const { version } = await service.database.db
      .selectFrom("slots")
      .select("version")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const bodies = {
      approve: {},
      cancel: { reason: "Hasta" },
      restore: deed.back % 2 ? {} : { slot: { day, timeSlot } },
      edit: { phone: newPhone(), ...(deed.back % 2 && { slot: { day, timeSlot } }) },
      move: { day, timeSlot },
    };
    return step(colleague, kind as keyof typeof bodies, { id, version }, bodies[kind as "move"]);
  }
}

function isByStaff(kind: Deed["kind"]): boolean {
  return (staffKinds as readonly string[]).includes(kind);
}

async function askedFor({ service, colleague }: Side, day: string, timeSlot: string) {
  const key = await bookWithKey(service, { day, timeSlot, phone: newPhone() });
  const { appointments } = await list(colleague, { baslangic: day, bitis: day });
  const { id } = appointments.find((appointment) => appointment.timeSlot === timeSlot)!;
  return { id, key };
}

/** Visitors are not told the record's id of what they did. */
async function changeThatLeft({ sides: [{ service }] }: Stage, id: string, version: number) {
  const changes = await auditEntriesOf(service.database, id);
  const [change, ...others] = changes.filter(({ after }) => after!.version === version);
  expect([change?.who, others]).toEqual(["visitor", []]);
  return change!.id;
}

async function expectOneHolderEach({ sides: [{ service }], day, past }: Stage): Promise<void> {
  const rows = (await storedAppointments(service)).filter((claim) => claim.day === day);
  const held = rows
    .filter(({ status }) => status !== "cancelled")
    .sort((one, other) => one.held_from! - other.held_from!);
  for (const [index, { held_to }] of held.slice(0, -1).entries())
    expect(held[index + 1]!.held_from).toBeGreaterThanOrEqual(held_to!);
  const count = (kind: Deed["kind"]) => past.filter(({ deed }) => deed.kind === kind).length;
  const entriesUndone = past.filter(({ undone }) => undone?.deed.kind === "enter").length;
  expect(rows).toHaveLength(2 + count("book") + count("enter") - entriesUndone);
  const acknowledged = past.map(({ change }) => change);
  const closures = await service.database.db
    .selectFrom("closures")
    .select("id")
    .where("first_day", "=", day)
    .execute();
  for (const { id } of closures) expect(acknowledged).toContain(id.split("_")[0]);
}

/** Each appointment's changes follow on one another without a gap, up to the state it is in. */
async function expectChains({ sides: [{ service }], day }: Stage): Promise<void> {
  for (const row of await storedAppointments(service)) {
    if (row.day !== day) continue;
    const appointment = toAppointment(row);
    const changes = (await auditEntriesOf(service.database, row.id)).sort(byVersion);
    const first = changes[0]?.action === "enter" ? 1 : 2;
    expect(changes.map(({ after }) => after!.version)).toEqual(
      changes.map((_, index) => index + first),
    );
    expect(appointment.version).toBe(changes.at(-1)?.after?.version ?? 1);
    for (const [index, { before }] of changes.entries()) {
      if (index > 0) expect(stateIn(before)).toEqual(stateIn(changes[index - 1]!.after));
    }
    if (changes.length > 0) expect(stateIn(changes.at(-1)!.after)).toEqual(factsOf(appointment));
  }
}

function byVersion(a: Change, b: Change): number {
  return a.after!.version! - b.after!.version!;
}

function stateIn(facts: Facts | null): Facts {
  const { day, timeSlot, minutes, consultation, outcome, toTell } = facts!;
  return { day, timeSlot, minutes, consultation, outcome, ...(toTell && { toTell }) };
}

async function recordedIds({ service }: Side): Promise<string[]> {
  const rows = await service.database.db.selectFrom("audit_log").select("id").execute();
  return rows.map(({ id }) => id);
}
