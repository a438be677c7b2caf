import { createHash, randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { resealSecrets } from "../../../server/accounts/second-factors.ts";
import { sendSignIn } from "../../support/accounts.ts";
import { appCode, withSecondFactor } from "../../support/second-factor.ts";
import { emptyStorage, type Service, startService } from "../../support/service.ts";

const newKey = () => randomBytes(32).toString("base64");
const silent = { warn: () => {}, error: () => {} };

/** What a thief of the database has. */
async function stolen({ database: { db } }: Service): Promise<string> {
  const rows = await Promise.all([
    db.selectFrom("staff_accounts").selectAll().execute(),
    db.selectFrom("recovery_codes").selectAll().execute(),
  ]);
  return JSON.stringify(rows);
}

function errorsOf(service: Service): Promise<string[]> {
  const errors: string[] = [];
  const log = { ...silent, error: (message: string) => void errors.push(message) };
  return resealSecrets(service.deps, log).then(() => errors);
}

test("A stolen database does not reveal second factor secrets or recovery codes", async () => {
  const service = await startService();
  const { secret, recoveryCodes } = await withSecondFactor(service);
  const { id } = (await service.database.db
    .selectFrom("staff_accounts")
    .select("id")
    .executeTakeFirst())!;
  const text = await stolen(service);
  expect(text).not.toContain(secret);
  for (const code of recoveryCodes) {
    const typed = code.replaceAll("-", "");
    expect(text).not.toContain(createHash("sha256").update(`${id} ${typed}`).digest("hex"));
  }
});

test("Secrets move to a new key; without the old key they are reported", async () => {
  const storage = await emptyStorage();
  const [older, newer] = [newKey(), newKey()];
  const start = async (SECRET_KEY: string) => {
    const service = await startService({ storage, settings: { SECRET_KEY } });
    const errors = await errorsOf(service);
    return { service, errors };
  };
  const { service: first } = await start(older);
  const { secret, recoveryCodes } = await withSecondFactor(first);
  await first.close();

  const { service: both, errors } = await start(`${newer}, ${older}`);
  both.clock.now = first.clock.now;
  expect(errors).toEqual([]);
  expect((await sendSignIn(both, { code: appCode(both, secret) })).status).toBe(200);
  expect((await sendSignIn(both, { code: recoveryCodes[0]! })).status).toBe(200);
  await both.close();

  const { service: last, errors: none } = await start(newer);
  expect(none).toEqual([]);
  last.clock.now = new Date(first.clock.now.getTime() + 30_000);
  expect((await sendSignIn(last, { code: appCode(last, secret) })).status).toBe(200);
  expect((await sendSignIn(last, { code: recoveryCodes[1]! })).status).toBe(400);
  await last.close();

  const { service: lost, errors: named } = await start(older);
  lost.clock.now = new Date(first.clock.now.getTime() + 60_000);
  expect(named).toEqual([expect.stringContaining("second factor of 1 account")]);
  expect((await sendSignIn(lost, { code: appCode(lost, secret) })).status).toBe(400);
});
