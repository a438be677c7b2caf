import { expect, test } from "vitest";
import { addDays } from "../../../booking/istanbul-time.ts";
import { type HeldTime, heldTime, overlaps } from "../../../booking/slots.ts";
import {
  enter,
  list,
  record,
  request,
  type StepName,
  step,
} from "../../support/panel-appointments.ts";
import { close, contenders, heldSlots, newPhone, twoSides } from "../../support/panel-races.ts";
import { book, takenTimes } from "../../support/service.ts";
import { setServices } from "../../support/services.ts";
import { bothEngines } from "../../support/storage.ts";

const names = Object.keys(contenders);
const pairs = names.flatMap((one, index) =>
  names.slice(index).map((other) => [one, other] as const),
);
const rounds = Array.from({ length: 6 }, (_, index) => addDays("2025-10-01", index));

test.each(bothEngines)(
  "Any two claims of one slot: one wins, one has no trace (%s)",
  async (engine) => {
    const [left, right] = await twoSides(engine);
    let day = "2025-10-01";
    for (const [one, other] of [...pairs, ...pairs]) {
      day = addDays(day, 1);
      const claim = await contenders[one]!(left, day, "21:00");
      const rival = await contenders[other]!(right, day, "21:00");
      const rows = await recordedRows(left);
      const results = await Promise.all([claim(), rival()]);
      expect([one, other, results.filter(({ won }) => won).length]).toEqual([one, other, 1]);
      expect(await heldSlots(left.service, day)).toEqual(["21:00"]);
      const isRecorded = results.filter((result) => result.isRecorded).length;
      expect([one, other, await recordedRows(left)]).toEqual([one, other, rows + isRecorded]);
    }
  },
);

test.each(bothEngines)(
  "Of overlapping times that site and staff claim at once no two are given (%s)",
  async (engine) => {
    const [left, right] = await twoSides(engine);
    await setServices(left.colleague, { "mini-ongoru": { duration: 45 } });
    const length = { minutes: 45, buffer: 0 };
    for (const day of rounds) {
      const { body } = await enter(left.colleague, { day, timeSlot: "09:00", phone: newPhone() });
      const claims: [string, Promise<number>][] = [
        ["21:00", book(right.service, { day, timeSlot: "21:00", phone: newPhone() })],
        ["20:20", statusOf(enter(left.colleague, { day, timeSlot: "20:20", phone: newPhone() }))],
        [
          "21:40",
          statusOf(step(left.colleague, "move", body.appointment!, { day, timeSlot: "21:40" })),
        ],
        ["21:30", book(left.service, { day, timeSlot: "21:30", phone: newPhone() })],
      ];
      const results = await Promise.all(
        claims.map(async ([slot, status]) => [slot, await status] as const),
      );
      const timesOf = (isWon: boolean) =>
        results
          .filter(([, status]) => status < 300 === isWon)
          .map(([slot]) => heldTime({ day, slot }, length));
      const [won, lost] = [timesOf(true), timesOf(false)];
      const meetsOne = (time: HeldTime) =>
        won.some((other) => other !== time && overlaps(time, other));
      expect([won.filter(meetsOne), lost.filter((time) => !meetsOne(time))]).toEqual([[], []]);
      const held = (await heldSlots(left.service, day)).filter((time) => time > "12:00");
      const given = results.filter(([, status]) => status < 300).map(([slot]) => slot);
      expect(held).toEqual(given.sort());
    }
  },
);

const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status;

async function recordedRows({ service }: Awaited<ReturnType<typeof twoSides>>[0]): Promise<number> {
  const rows = await service.database.db.selectFrom("audit_log").select("id").execute();
  return rows.length;
}

test.each(bothEngines)(
  "Of simultaneous steps on an appointment one is done (%s)",
  async (engine) => {
    const [left, right] = await twoSides(engine);
    const steps: [StepName, object][] = [
      ["approve", {}],
      ["cancel", { reason: "Hasta" }],
      ["move", { day: "2025-12-01", timeSlot: "21:00" }],
      ["note", { note: "Aradı" }],
      ["approve", {}],
    ];
    for (const [index, day] of rounds.entries()) {
      const seen = await request(left.service, left.colleague, { day, phone: newPhone() });
      const answers = await Promise.all(
        steps.map(([name, body], at) => {
          const { colleague } = at % 2 ? left : right;
          const to = name === "move" ? { ...body, day: addDays("2025-12-01", index) } : body;
          return step(colleague, name, seen, to);
        }),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
      const { changes } = await record(left.colleague);
      expect(changes.filter(({ appointmentId }) => appointmentId === seen.id)).toHaveLength(1);
    }
  },
);

test.each(bothEngines)("Two appointments moved into each other stay (%s)", async (engine) => {
  const [left, right] = await twoSides(engine);
  for (const day of rounds.slice(0, 3)) {
    const early = await request(left.service, left.colleague, { day, timeSlot: "20:00" });
    const late = await request(left.service, left.colleague, { day, timeSlot: "22:00" });
    const answers = await Promise.all([
      step(left.colleague, "move", early, { day, timeSlot: "22:00" }),
      step(right.colleague, "move", late, { day, timeSlot: "20:00" }),
    ]);
    expect(answers).toMatchObject([
      { status: 409, body: { code: "slot_taken" } },
      { status: 409, body: { code: "slot_taken" } },
    ]);
    const { appointments } = await list(left.colleague, { baslangic: day, bitis: day });
    expect(appointments).toEqual([early, late]);
  }
});

test.each(bothEngines)(
  "Whoever claims a slot while its day is closed is named or refused (%s)",
  async (engine) => {
    const [left, right] = await twoSides(engine);
    // An undo of a reopening closes: it brings nobody.
    const claims = names.filter((name) => name !== "undo of a reopening");
    let day = "2025-10-01";
    for (const name of [...claims, ...claims]) {
      day = addDays(day, 1);
      const claim = await contenders[name]!(right, day, "21:00");
      const [{ won }, { status, body }] = await Promise.all([
        claim(),
        close(left.colleague, day, ["20:30", "21:00", "21:30"]),
      ]);
      const named = body.booked.map(({ timeSlot }) => timeSlot);
      expect([name, status, named]).toEqual([name, 200, won ? ["21:00"] : []]);
      expect(await takenTimes(left.service, day)).toEqual(["20:30", "21:00", "21:30"]);
    }
  },
);

test.each(bothEngines)("Hours closed twice at once are closed once (%s)", async (engine) => {
  const [left, right] = await twoSides(engine);
  const times = ["20:00", "20:30", "21:00", "21:30"];
  for (const day of rounds) {
    const answers = await Promise.all([
      close(left.colleague, day, times),
      close(right.colleague, day, times.toReversed()),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0].body.closed + answers[1].body.closed).toBe(4);
    expect(await heldSlots(left.service, day)).toEqual(times);
  }
});
