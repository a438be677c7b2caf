import { request as httpRequest } from "node:http";
import { expect, test } from "vitest";
import { defaultHours } from "../../../booking/hours.ts";
import { addDays, istanbulClock } from "../../../booking/istanbul-time.ts";
import { slotsOf } from "../../../booking/slots.ts";
import type { CloseAnswer } from "../../../contract/panel/calls.ts";
import { longestClosingReason, longestNote } from "../../../contract/panel/lengths.ts";
import { mostDaysToClose } from "../../../contract/panel/limits.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { paths } from "../../../contract/public/paths.ts";
import {
  keyHeader,
  visitorAppointmentPaths,
} from "../../../contract/public/visitor-appointment.ts";
import { inTransaction } from "../../../server/database/transaction.ts";
import { close, closingBody, closuresNow } from "../../support/closures.ts";
import { longestOnce, longestTurn, slowness } from "../../support/event-loop.ts";
import { everyDay, setHours } from "../../support/hours.ts";
import { newColleague } from "../../support/panel.ts";
import { isOf, type Route, watchRoutes } from "../../support/routes.ts";
import { type Service, startService } from "../../support/service.ts";
import { storeAppointments } from "../../support/store-appointments.ts";
import { bodies, knownKey, placeholders, queries, segments } from "../fuzz/calls.ts";

type Call = { method: string; path: string; body?: unknown };

/** Milliseconds of processor time in one turn, on the machine of docs/measurements.md or a faster one. */
const longestAllowed = 200;

const today = istanbulClock(new Date()).day;
/** Where the calls of the table want to book. */
const freeDay = addDays(today, 14);
const note = "Öğle üzeri görüştük. ".repeat(50).slice(0, longestNote);
const reason = note.slice(0, longestClosingReason);
/** With more than a thousand appointments. */
const regular = "05321234567";
const range = `baslangic=${addDays(today, -1300)}&bitis=${addDays(today, 500)}`;
const awkwardPassword = "4@8({[<369&#!1|/0$5+7%2".repeat(9).slice(0, 200);
/** Stand for who came often and comes no more, each to be erased once; and for a calendar's address. */
const pastRegular = "{past}";
const formerRegulars = ["05330000001", "05330000002", "05330000003"];
const feed = panelPaths.feedOf("{feed}");

/** As many days as can be closed at once. */
function daysFrom(first: number) {
  return Array.from({ length: mostDaysToClose }, (_, index) => ({
    day: addDays(today, first + index),
  }));
}
const closing = "{closing}";
const reopening = "{reopening}";

/** The longest ranges, the largest bodies: in place of the table's, where those matter. */
const worst: Call[] = [
  { method: "GET", path: `${panelPaths.appointments}?baslangic=2000-01-01` },
  { method: "GET", path: `${panelPaths.appointments}?ara=${encodeURIComponent("görüştük ş 5")}` },
  { method: "GET", path: `${panelPaths.numbers}?${range}` },
  { method: "GET", path: `${panelPaths.csv}?${range}` },
  { method: "GET", path: `${panelPaths.audit}?${range}` },
  { method: "GET", path: `${panelPaths.daySheet}?gun=${today}` },
  { method: "GET", path: `${panelPaths.places}?ara=a` },
  { method: "GET", path: `${visitorAppointmentPaths.places}?ara=a` },
  { method: "GET", path: paths.lookup(regular) },
  { method: "GET", path: paths.takenTimesOf(today) },
  { method: "GET", path: paths.calendarOf(today.slice(0, 7)) },
  { method: "GET", path: paths.proofFor({ day: freeDay, timeSlot: "21:00" }) },
  { method: "POST", path: panelPaths.clients, body: { search: "" } },
  { method: "POST", path: panelPaths.clients, body: { search: "görüştük" } },
  { method: "POST", path: panelPaths.closed, body: closing },
  { method: "POST", path: panelPaths.reopen, body: reopening },
  { method: "POST", path: panelPaths.previewHours, body: { hours: everyDay("09:00", "10:00") } },
  { method: "POST", path: panelPaths.undo(placeholders.change), body: {} },
  { method: "POST", path: panelPaths.erase, body: { phone: pastRegular } },
  { method: "POST", path: panelPaths.eraseCheck, body: { phone: regular } },
  { method: "GET", path: feed },
  { method: "GET", path: panelPaths.client("row-0000") },
  { method: "GET", path: panelPaths.appointment("row-0000") },
  {
    method: "POST",
    path: panelPaths.password,
    body: { current: "yanlış bir parola", next: awkwardPassword },
  },
];

/** Years of work: every slot taken, each with the longest note there is. */
async function storeYears(service: Service): Promise<void> {
  const days = Array.from({ length: 1600 }, (_, index) => addDays(today, index - 1200));
  const appointments = days
    .filter((day) => day !== freeDay)
    .flatMap((day) =>
      slotsOf({ day, hours: defaultHours }).map((time_slot) => ({ day, time_slot })),
    )
    .map((slot, index) => {
      const phone_serial = Math.floor(index / 10) + 1;
      const former = slot.day < today ? formerRegulars[(index % 10) - 1] : undefined;
      const phone = index % 10 === 0 ? regular : former;
      return { ...slot, note, ...(phone && { phone, phone_serial }) };
    });
  expect(appointments.length).toBeGreaterThan(10_000);
  await inTransaction(service.database, (db) =>
    storeAppointments({ ...service, database: { ...service.database, db } }, appointments),
  );
}

/** The routes' worst calls, or those of the table; a route that neither knows is told. */
function callsOf(route: Route): Call[] {
  const all: Call[] = [
    ...bodies.map(([method, path, body]) => ({ method, path, body })),
    ...queries.map(([path]) => ({ method: "GET", path })),
    ...segments.map((pathOf) => ({ method: "GET", path: pathOf(placeholders.appointment) })),
  ];
  const own = (calls: Call[]) =>
    calls.filter(({ method, path }) => isOf(route, method, path.split("?")[0]!));
  const known = own(worst);
  return known.length > 0 ? known : own(all).slice(0, 1);
}

type Held = { what: string; status: number; ms: number };

/** Each try is by a new session on rows that were not changed before. */
async function heldBy(service: Service, call: Call): Promise<Held> {
  const tries: (() => Promise<number>)[] = [];
  while (tries.length < 3) tries.push(await prepare(service, call));
  let status = 0;
  const ms = await longestTurn(async () => {
    status = await tries.pop()!();
  });
  return { what: `${call.method} ${call.path.split("?")[0]}`, status, ms };
}

let prepared = 0;

async function prepare(service: Service, call: Call): Promise<() => Promise<number>> {
  prepared += 1;
  const account = { password_hash: "x" };
  const me = await newColleague(service, `ece${prepared}@example.com`, account);
  const other = await newColleague(service, `can${prepared}@example.com`, account);
  const days = daysFrom(450 + mostDaysToClose * prepared);
  const known: Record<string, string> = {
    [placeholders.appointment]: `row-${9000 + prepared}`,
    [JSON.stringify(placeholders.version)]: "1",
    [placeholders.account]: other.accountId,
    [JSON.stringify(closing)]: JSON.stringify(closingBody(days, reason)),
    [JSON.stringify(reopening)]: JSON.stringify({
      day: days[0]!.day,
      times: slotsOf({ day: days[0]!.day, hours: defaultHours }),
    }),
    [pastRegular]: formerRegulars[prepared % formerRegulars.length]!,
  };
  if (call.path.includes(placeholders.change)) {
    const { body } = await close(me, days, reason);
    known[placeholders.change] = body.undo!.change;
  }
  if (call.path === panelPaths.reopen) await close(me, days, reason);
  if (call.path === feed) {
    const { body } = await me.call("POST", panelPaths.feed, {});
    known[feed] = String(body.address);
  }
  const fill = (text: string) =>
    Object.entries(known).reduce((filled, [name, value]) => filled.replaceAll(name, value), text);
  const body = call.body === undefined ? "" : fill(JSON.stringify(call.body));
  return () => send(service.url, { ...call, path: fill(call.path), body, cookie: me.cookie });
}

/** The answer's status; the rest of it is thrown away, since reading it would count as the server's turn. */
function send(
  url: string,
  { method, path, body, cookie }: Call & { body: string; cookie: string },
): Promise<number> {
  const headers = {
    origin: url,
    cookie,
    [keyHeader]: knownKey,
    ...(body && { "content-type": "application/json" }),
    "content-length": Buffer.byteLength(body),
  };
  return new Promise((resolve, reject) => {
    const sending = httpRequest(url + path, { method, headers }, (answer) => {
      answer.resume().once("end", () => resolve(answer.statusCode!));
      // An open panel goes on listening.
      if (answer.headers["content-type"]?.startsWith("text/event-stream")) {
        resolve(answer.statusCode!);
        answer.destroy();
      }
    });
    sending.once("error", reject).end(body);
  });
}

const passwords = { hash: async (text: string) => text, verify: async () => true };

test("The first use of each call delays other requests by at most 200 ms", async () => {
  const service = await startService({ engine: "sqlite", passwords });
  service.clock.now = new Date();
  const allowed = longestAllowed * slowness();
  for (const path of [panelPaths.places, panelPaths.password]) {
    const first = await prepare(service, worst.find((call) => call.path.startsWith(path))!);
    const ms = await longestOnce(first);
    console.log(`The first use of ${path} held others for ${Math.round(ms)} ms.`);
    expect(ms, path).toBeLessThan(allowed);
  }
});

test("With 10,000 appointments no call delays other requests by more than 200 ms", async () => {
  const routes = watchRoutes();
  const service = await startService({ engine: "sqlite", passwords });
  service.clock.now = new Date();
  await storeYears(service);
  const held: Held[] = [];
  for (const route of routes) {
    const calls = callsOf(route);
    expect(calls, `${route.method} ${route.pattern}`).not.toEqual([]);
    for (const call of calls) held.push(await heldBy(service, call));
  }
  held.sort((one, other) => other.ms - one.ms);
  for (const { what, ms } of held.slice(0, 5))
    console.log(`${what} held others for ${Math.round(ms)} ms.`);
  const allowed = longestAllowed * slowness();
  expect(held.filter(({ ms }) => ms > allowed)).toEqual([]);
  // A refusal would hold the event loop for no time.
  const refused = held.filter(({ status }) => status === 400 || status >= 500);
  expect(refused.map(({ what }) => what)).toEqual([`POST ${panelPaths.secondFactorConfirm}`]);
}, 600_000);

test("Closing two months of quarter hours delays other requests by at most 200 ms", async () => {
  const service = await startService({ engine: "sqlite" });
  const me = await newColleague(service);
  await setHours(me, everyDay("00:00", "23:45", { step: 15 }));
  const first = addDays(istanbulClock(service.clock.now).day, 1);
  const days = Array.from({ length: mostDaysToClose }, (_, n) => ({ day: addDays(first, n) }));
  const allowed = longestAllowed * slowness();
  let change = "";
  const send = async (method: string, path: string, body?: unknown) => {
    const answer = await me.call<CloseAnswer>(method, path, body);
    expect(answer.status, path).toBe(200);
    change = answer.body.undo?.change ?? "";
  };
  const closeAll = await longestOnce(() =>
    send("POST", panelPaths.closed, closingBody(days, reason)),
  );
  const [{ id }] = await closuresNow(me);
  const held = {
    close: closeAll,
    list: await longestOnce(() => send("GET", panelPaths.settings)),
    open: await longestOnce(() => send("DELETE", panelPaths.closing(id))),
    undo: await longestOnce(() => send("POST", panelPaths.undo(change), {})),
  };
  for (const [what, ms] of Object.entries(held)) {
    console.log(`To ${what} two months of quarter hours held others for ${Math.round(ms)} ms.`);
    expect(ms, what).toBeLessThan(allowed);
  }
});
