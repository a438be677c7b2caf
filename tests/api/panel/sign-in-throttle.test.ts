import { expect, test } from "vitest";
import { countingPasswords, newAccount, sendSignIn } from "../../support/accounts.ts";
import { type Service, startService, temporaryStorage } from "../../support/service.ts";
import { bothEngines, onlyPostgres } from "../../support/storage.ts";

const wrong = { password: "başka bir parola" };

function pass(service: Service, seconds: number): void {
  service.clock.now = new Date(service.clock.now.getTime() + seconds * 1000);
}

async function failTimes(service: Service, times: number): Promise<void> {
  for (let failure = 0; failure < times; failure++) {
    expect((await sendSignIn(service, wrong)).status).toBe(401);
  }
}

test("From the fifth failure an account waits 1 s, doubling up to 15 minutes", async () => {
  const settings = { TRUST_PROXY: "1" };
  const service = await startService({ settings });
  await newAccount(service);
  await failTimes(service, 5);
  const waits: number[] = [];
  for (let failure = 5; failure < 17; failure++) {
    // Each from another address, so that only the account is counted.
    const from = { "x-forwarded-for": `203.0.113.${failure}` };
    const refused = await sendSignIn(service, {}, from);
    expect([refused.status, refused.body.code, refused.cookie]).toEqual([429, "wait", ""]);
    waits.push(Number(refused.retryAfter));
    pass(service, waits.at(-1)!);
    expect((await sendSignIn(service, wrong, from)).status).toBe(401);
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
});

test("A success clears the account’s failures", async () => {
  const service = await startService();
  await newAccount(service);
  await failTimes(service, 4);
  expect((await sendSignIn(service)).status).toBe(200);
  await failTimes(service, 4);
  expect((await sendSignIn(service)).status).toBe(200);
});

test("Failures are forgotten after a day", async () => {
  const service = await startService();
  await newAccount(service);
  await failTimes(service, 4);
  pass(service, 24 * 3600 - 1);
  await failTimes(service, 1);
  expect((await sendSignIn(service)).status).toBe(429);
  pass(service, 24 * 3600);
  await failTimes(service, 4);
  expect((await sendSignIn(service)).status).toBe(200);
});

test("Unknown accounts wait as well, and nothing typed is stored", async () => {
  const service = await startService();
  const guess = { email: "kimse@example.com" };
  for (let failure = 0; failure < 5; failure++) await sendSignIn(service, guess);
  expect((await sendSignIn(service, guess)).status).toBe(429);
  const rows = await service.database.db.selectFrom("sign_in_waits").selectAll().execute();
  // The account's, the address's, and that of all unknown accounts.
  expect(rows).toHaveLength(3);
  for (const { key } of rows) expect(key).toMatch(/^[0-9a-f]{64}$/);
});

test("From the twentieth failure an address waits, for all accounts", async () => {
  const service = await startService({ settings: { TRUST_PROXY: "1" } });
  await newAccount(service);
  const from = { "x-forwarded-for": "203.0.113.1" };
  // A success in between is not counted against the address.
  expect((await sendSignIn(service, {}, from)).status).toBe(200);
  for (let failure = 0; failure < 20; failure++) {
    const guess = { email: `kimse${failure}@example.com` };
    expect((await sendSignIn(service, guess, from)).status).toBe(401);
  }
  const refused = await sendSignIn(service, {}, from);
  expect([refused.status, refused.retryAfter]).toEqual([429, "1"]);
  const elsewhere = await sendSignIn(service, {}, { "x-forwarded-for": "203.0.113.2" });
  expect(elsewhere.status).toBe(200);
  pass(service, 1);
  expect((await sendSignIn(service, {}, from)).status).toBe(200);
});

test.each(bothEngines)("Of fifty guesses at once five are checked (%s)", async (engine) => {
  const { checked, passwords } = countingPasswords();
  const service = await startService({ engine, passwords });
  await newAccount(service);
  const guesses = Array.from({ length: 50 }, () => sendSignIn(service, wrong));
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(45);
  expect(checked).toHaveLength(5);
});

test("Waits hold over a restart", async () => {
  const storage = await temporaryStorage();
  const first = await startService({ storage });
  await newAccount(first);
  await failTimes(first, 5);
  await first.close();
  const second = await startService({ storage });
  expect((await sendSignIn(second)).status).toBe(429);
});

test.each(onlyPostgres)("Several servers on PostgreSQL count failures together", async (engine) => {
  const storage = await temporaryStorage(engine);
  const servers = [
    await startService({ engine, storage }),
    await startService({ engine, storage }),
  ];
  await newAccount(servers[0]!);
  const guesses = Array.from({ length: 20 }, (_, index) => sendSignIn(servers[index % 2]!, wrong));
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(5);
});
