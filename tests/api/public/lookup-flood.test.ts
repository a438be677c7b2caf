import { expect, test } from "vitest";
import type { AlarmsAnswer } from "../../../contract/panel/alarms.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { paths } from "../../../contract/public/paths.ts";
import type { Challenge } from "../../../contract/public/proof.ts";
import { newColleague } from "../../support/panel.ts";
import { solve } from "../../support/proof-of-work.ts";
import {
  book,
  phoneNumber,
  type Service,
  startService,
  temporaryStorage,
} from "../../support/service.ts";
import { onlyPostgres } from "../../support/storage.ts";

const settings = { TRUST_PROXY: "1", PROOF_AFTER_LOOKUPS: "5" };
const known = "05321234567";
let caller = 0;

/** From another address each time. */
function ask(service: Service, phone: string, headers = {}) {
  caller += 1;
  const address = `198.51.${Math.floor(caller / 250)}.${caller % 250}`;
  return fetch(service.url + paths.lookup(phone), {
    headers: { "x-forwarded-for": address, ...headers },
  });
}

async function askTimes(service: Service, count: number) {
  for (let index = 0; index < count; index++) await ask(service, phoneNumber(index));
}

async function challengeOf(answer: Response): Promise<Challenge> {
  return ((await answer.json()) as { challenge: Challenge }).challenge;
}

async function kindsOf(service: Service) {
  const ece = await newColleague(service, `${crypto.randomUUID()}@example.com`);
  const { body } = await ece.call<AlarmsAnswer>("GET", panelPaths.alarms);
  return body.alarms.map(({ kind }) => kind).sort();
}

test("Beyond the usual number a minute a lookup needs a proof for its number", async () => {
  const service = await startService({ settings });
  await book(service);
  await askTimes(service, 4);
  expect((await ask(service, known)).status).toBe(200);
  expect(await kindsOf(service)).toEqual([]);
  const refused = await ask(service, known);
  expect(refused.status).toBe(428);
  const proof = solve(await challengeOf(refused));
  expect((await ask(service, "05550000000", proof)).status, "another number").toBe(428);
  const answer = await ask(service, known, proof);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toHaveLength(1);
  expect(await kindsOf(service)).toEqual(["lookup_flood"]);
  service.clock.now = new Date("2025-09-24T10:01:00Z");
  expect((await ask(service, known)).status, "a minute later").toBe(200);
});

test("Known and unknown numbers are refused alike", async () => {
  const service = await startService({ settings });
  await book(service);
  await askTimes(service, 5);
  const shape = async (answer: Response) => {
    const body = (await answer.json()) as { challenge: Challenge };
    return [
      answer.status,
      [...answer.headers.keys()].sort(),
      Object.keys(body),
      Object.keys(body.challenge),
      body.challenge.cost,
    ];
  };
  expect(await shape(await ask(service, known))).toEqual(
    await shape(await ask(service, "05550000000")),
  );
});

test("Only lookups with a proof raise the price further, and each proof does so once", async () => {
  const service = await startService({ settings: { ...settings, PROOF_AFTER_LOOKUPS: "1" } });
  const costOf = async (phone: string) => (await challengeOf(await ask(service, phone))).cost;
  await askTimes(service, 1);
  for (let index = 0; index < 20; index++) expect(await costOf(phoneNumber(index))).toBe(1000);
  const proof = solve(await challengeOf(await ask(service, known)));
  for (let index = 0; index < 5; index++) {
    expect((await ask(service, known, proof)).status).toBe(200);
  }
  expect(await costOf(known)).toBe(1000);
  const other = solve(await challengeOf(await ask(service, known)));
  expect((await ask(service, known, other)).status).toBe(200);
  expect(await costOf(known)).toBe(2000);
});

test("Many lookups of unknown numbers within an hour raise an alarm", async () => {
  const lines: string[] = [];
  const service = await startService({
    settings: { ...settings, LOG_LEVEL: "warn" },
    logTo: { write: (line) => void lines.push(line) },
  });
  await book(service);
  const start = service.clock.now.getTime();
  for (let index = 0; index < 6; index++) {
    expect(await kindsOf(service)).toEqual([]);
    service.clock.now = new Date(start + index * 5 * 60_000);
    expect((await ask(service, known)).status).toBe(200);
    expect((await ask(service, phoneNumber(index))).status).toBe(200);
  }
  expect(await kindsOf(service)).toEqual(["lookup_misses"]);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { msg: "alarm raised", kind: "lookup_misses", count: 5 },
  ]);
  expect(lines.join()).not.toMatch(/198\.51\.\d|050000000/);
});

test("Found numbers raise no alarm", async () => {
  const service = await startService({ settings });
  await book(service);
  const start = service.clock.now.getTime();
  for (let index = 0; index < 12; index++) {
    service.clock.now = new Date(start + index * 2 * 60_000);
    expect((await ask(service, known)).status).toBe(200);
  }
  expect(await kindsOf(service)).toEqual([]);
});

test.each(onlyPostgres)("Several servers count lookups together (%s)", async (engine) => {
  const storage = await temporaryStorage(engine);
  const one = await startService({ engine, storage, settings });
  const other = await startService({ engine, storage, settings });
  await askTimes(one, 3);
  await askTimes(other, 2);
  const refused = await ask(one, known);
  expect(refused.status).toBe(428);
  expect((await ask(other, known, solve(await challengeOf(refused)))).status).toBe(200);
});
