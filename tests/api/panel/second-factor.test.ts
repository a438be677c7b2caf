import { expect, test } from "vitest";
import type { RecoveryCodes, SecondFactorStart } from "../../../contract/panel/calls.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { goodPassword, newAccount, plainMe, recorded, sendSignIn } from "../../support/accounts.ts";
import { callPanel, newColleague } from "../../support/panel.ts";
import { appCode, pass, signedIn, withSecondFactor } from "../../support/second-factor.ts";
import { startService } from "../../support/service.ts";

async function codeOf(answer: Promise<{ status: number; body: { code?: string } }>) {
  const { status, body } = await answer;
  return [status, body.code];
}

test("The second factor is switched on with a first code", async () => {
  const service = await startService();
  const { call, me } = await signedIn(service);
  const { body } = await call<SecondFactorStart>(panelPaths.secondFactorStart);
  expect(body.address).toContain(`secret=${body.secret}`);
  expect(body.address).toMatch(/^otpauth:\/\/totp\/Astroloji%20Akademisi:ece%40example\.com\?/);
  expect(await me()).toMatchObject({ secondFactor: false });
  expect((await sendSignIn(service)).status).toBe(200);

  const wrong = call(panelPaths.secondFactorConfirm, { code: "000000" });
  expect(await codeOf(wrong)).toEqual([400, "wrong_code"]);
  const confirmed = await call<RecoveryCodes>(panelPaths.secondFactorConfirm, {
    code: appCode(service, body.secret),
  });
  expect(confirmed.status).toBe(200);
  expect(new Set(confirmed.body.codes).size).toBe(10);
  expect(await me()).toMatchObject({ secondFactor: true, recoveryCodesLeft: 10 });
  expect(await recorded(service)).toContain("ece@example.com second_factor_on");

  const stored = await service.database.db.selectFrom("recovery_codes").selectAll().execute();
  for (const code of confirmed.body.codes) expect(JSON.stringify(stored)).not.toContain(code);
});

test("No code switches the second factor on before a secret was created", async () => {
  const service = await startService();
  const { call } = await signedIn(service);
  const confirmed = call(panelPaths.secondFactorConfirm, { code: "000000" });
  expect(await codeOf(confirmed)).toEqual([400, "wrong_code"]);
});

test("A second factor in use is not replaced by a new one", async () => {
  const service = await startService();
  const { call, secret } = await withSecondFactor(service);
  const started = call(panelPaths.secondFactorStart);
  expect(await codeOf(started)).toEqual([409, "second_factor_is_on"]);
  const confirmed = call(panelPaths.secondFactorConfirm, { code: appCode(service, secret) });
  expect(await codeOf(confirmed)).toEqual([409, "second_factor_is_on"]);
  expect((await sendSignIn(service, { code: appCode(service, secret) })).status).toBe(200);
});

test("With a second factor the password alone is not enough", async () => {
  const service = await startService();
  const { secret } = await withSecondFactor(service);
  expect(await codeOf(sendSignIn(service))).toEqual([401, "code_needed"]);
  expect(await codeOf(sendSignIn(service, { code: " " }))).toEqual([401, "code_needed"]);
  expect(await codeOf(sendSignIn(service, { code: "000000" }))).toEqual([400, "wrong_code"]);
  const code = appCode(service, secret);
  const guess = sendSignIn(service, { code, password: "başka bir parola" });
  expect(await codeOf(guess)).toEqual([401, "wrong_credentials"]);
  const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
  expect((await sendSignIn(service, { code: spaced })).status).toBe(200);
});

test("A code works one step early or late, and once", async () => {
  const service = await startService();
  const { secret } = await withSecondFactor(service);
  const code = appCode(service, secret);
  pass(service, 30);
  expect((await sendSignIn(service, { code })).status).toBe(200);
  expect(await codeOf(sendSignIn(service, { code }))).toEqual([400, "wrong_code"]);
  const late = appCode(service, secret);
  pass(service, 60);
  expect(await codeOf(sendSignIn(service, { code: late }))).toEqual([400, "wrong_code"]);
  const early = appCode(service, secret);
  pass(service, -30);
  expect((await sendSignIn(service, { code: early })).status).toBe(200);
  // An older code than the last one used is over, too.
  expect(await codeOf(sendSignIn(service, { code: appCode(service, secret) }))).toEqual([
    400,
    "wrong_code",
  ]);
});

test("The confirmation code does not sign in as well", async () => {
  const service = await startService();
  const { secret } = await withSecondFactor(service);
  pass(service, -30);
  expect(await codeOf(sendSignIn(service, { code: appCode(service, secret) }))).toEqual([
    400,
    "wrong_code",
  ]);
});

test("One code sent four times at once signs in once", async () => {
  const service = await startService();
  const { secret, recoveryCodes } = await withSecondFactor(service);
  for (const code of [appCode(service, secret), recoveryCodes[0]!]) {
    const all = Array.from({ length: 4 }, () => sendSignIn(service, { code }));
    const statuses = (await Promise.all(all)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 400, 400, 400]);
    await service.database.db.deleteFrom("sign_in_waits").execute();
  }
});

test("A recovery code works once, in any format", async () => {
  const service = await startService();
  const { recoveryCodes, me } = await withSecondFactor(service);
  const [one, two, three] = recoveryCodes as [string, string, string];
  expect((await sendSignIn(service, { code: one })).status).toBe(200);
  const shouted = two.replaceAll("-", "").toUpperCase().replaceAll("0", "O");
  expect((await sendSignIn(service, { code: shouted })).status).toBe(200);
  expect((await sendSignIn(service, { code: three.replaceAll("-", " ") })).status).toBe(200);
  for (const code of [one, two, three]) {
    expect(await codeOf(sendSignIn(service, { code }))).toEqual([400, "wrong_code"]);
  }
  expect(await me()).toMatchObject({ recoveryCodesLeft: 7 });
});

test("A recovery code of another account does not work", async () => {
  const service = await startService();
  const { recoveryCodes, secret } = await withSecondFactor(service);
  const other = await newAccount(service, "can@example.com");
  await service.database.db
    .updateTable("staff_accounts")
    .set({ totp_secret: "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ", totp_confirmed_at: other.created_at })
    .where("id", "=", other.id)
    .execute();
  for (const code of [recoveryCodes[0]!, appCode(service, secret)]) {
    const guess = sendSignIn(service, { email: other.email, code });
    expect(await codeOf(guess)).toEqual([400, "wrong_code"]);
  }
});

test("Wrong codes count as failures, a missing one does not", async () => {
  const service = await startService();
  const { secret } = await withSecondFactor(service);
  for (let failure = 0; failure < 5; failure++) {
    expect(await codeOf(sendSignIn(service))).toEqual([401, "code_needed"]);
    expect(await codeOf(sendSignIn(service, { code: "000000" }))).toEqual([400, "wrong_code"]);
  }
  const right = { code: appCode(service, secret) };
  expect(await codeOf(sendSignIn(service, right))).toEqual([429, "wait"]);
  pass(service, 1);
  expect((await sendSignIn(service, right)).status).toBe(200);
});

test("The second factor is switched off, and its codes go", async () => {
  const service = await startService();
  const { call, me } = await withSecondFactor(service);
  expect((await call(panelPaths.secondFactorOff)).status).toBe(204);
  expect(await me()).toEqual(plainMe);
  expect((await sendSignIn(service)).status).toBe(200);
  expect(await recorded(service)).toContain("ece@example.com second_factor_off");
  expect((await call(panelPaths.secondFactorOff)).status).toBe(204);
  const isOff = (entry: string) => entry.endsWith("second_factor_off");
  expect((await recorded(service)).filter(isOff), "once").toHaveLength(1);
});

test("New recovery codes replace the old ones, where there is a second factor", async () => {
  const service = await startService();
  const { call, me, recoveryCodes } = await withSecondFactor(service);
  await sendSignIn(service, { code: recoveryCodes[0]! });
  const renewed = await call<RecoveryCodes>(panelPaths.recoveryCodes);
  expect(renewed.status).toBe(200);
  expect(new Set([...renewed.body.codes, ...recoveryCodes]).size).toBe(20);
  expect(await me()).toMatchObject({ recoveryCodesLeft: 10 });
  const old = sendSignIn(service, { code: recoveryCodes[1]! });
  expect(await codeOf(old)).toEqual([400, "wrong_code"]);
  expect((await sendSignIn(service, { code: renewed.body.codes[0]! })).status).toBe(200);
  expect(await recorded(service)).toContain("ece@example.com recovery_codes_made");

  await call(panelPaths.secondFactorOff);
  expect(await codeOf(call(panelPaths.recoveryCodes))).toEqual([409, "second_factor_is_off"]);
});

test("The second factor of another account cannot be changed", async () => {
  const service = await startService();
  const { me } = await withSecondFactor(service);
  const other = await newColleague(service, "can@example.com");
  const calls: [string, unknown?][] = [
    [panelPaths.secondFactorStart],
    [panelPaths.secondFactorConfirm, { code: "000000" }],
    [panelPaths.recoveryCodes],
    [panelPaths.secondFactorOff],
  ];
  for (const [path, body] of calls) {
    expect(await callPanel(service, "POST", path, body)).toMatchObject({ status: 401 });
    await other.call("POST", path, body);
  }
  expect(await me()).toMatchObject({ secondFactor: true, recoveryCodesLeft: 10 });
});

const settings = { REQUIRE_SECOND_FACTOR: "true" };

test("Where the second factor is required, an account without it can only set it up", async () => {
  const service = await startService({ settings });
  await newAccount(service);
  const { body: me, cookie } = await sendSignIn(service);
  expect(me).toMatchObject({ secondFactorNeeded: true });
  const call = <T>(method: string, path: string, body?: unknown) =>
    callPanel<T>(service, method, path, body, cookie);
  const shut: [string, string][] = [
    ["GET", panelPaths.appointments],
    ["GET", panelPaths.settings],
    ["GET", panelPaths.sessions],
    ["GET", panelPaths.events],
    ["GET", panelPaths.security],
    ["POST", panelPaths.password],
    ["POST", panelPaths.feed],
    ["POST", panelPaths.secondFactorOff],
    ["POST", panelPaths.erase],
  ];
  for (const [method, path] of shut) {
    expect(await call(method, path), path).toMatchObject({
      status: 403,
      body: { code: "second_factor_needed" },
    });
  }
  const given = { password: goodPassword };
  expect((await call("POST", panelPaths.confirmation, given)).status).toBe(204);
  const start = await call<SecondFactorStart>("POST", panelPaths.secondFactorStart);
  const code = appCode(service, start.body.secret);
  expect((await call("POST", panelPaths.secondFactorConfirm, { code })).status).toBe(200);
  expect((await call("GET", panelPaths.appointments)).status).toBe(200);
  expect((await call("GET", panelPaths.session)).body).toMatchObject({ secondFactorNeeded: false });
});

test("An account that must set it up can sign out", async () => {
  const service = await startService({ settings });
  await newAccount(service);
  const { cookie } = await sendSignIn(service);
  const left = await callPanel(service, "DELETE", panelPaths.session, undefined, cookie);
  expect(left.status).toBe(204);
});
