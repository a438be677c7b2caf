import { expect, test } from "vitest";
import type { Me } from "../../../contract/panel/me.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { resetAccount } from "../../../server/accounts/manage-accounts.ts";
import { goodPassword, newAccount, recorded, sendSignIn } from "../../support/accounts.ts";
import { newAuthenticator } from "../../support/authenticator.ts";
import { type Colleague, callPanel, newColleague } from "../../support/panel.ts";
import { pass } from "../../support/second-factor.ts";
import { startService } from "../../support/service.ts";
import { bothEngines } from "../../support/storage.ts";

/** Passkeys know no addresses of numbers, only names. */
const origin = "https://panel.example.com";
type Question = { challenge: string };
type Code = { code?: string };
type Changes = Parameters<ReturnType<typeof newAuthenticator>["get"]>[1];

async function open({ engine, settings }: Parameters<typeof startService>[0] = {}) {
  const service = await startService({ engine, settings: { PANEL_URL: origin, ...settings } });
  const seen = { ...service, origin };
  const post = <T = Code>(path: string, body: unknown = {}, cookie = "") =>
    callPanel<T>(seen, "POST", path, body, cookie);
  const device = newAuthenticator(origin);
  const question = async () => (await post<Question>(panelPaths.passkeyQuestion)).body;
  const sendAnswer = (answer: object) => post(panelPaths.passkeySession, { answer });
  const signIn = async (changes: Changes = {}) => sendAnswer(device.get(await question(), changes));
  return { service, seen, post, device, question, sendAnswer, signIn };
}

async function add(
  { call }: Pick<Colleague, "call">,
  device: ReturnType<typeof newAuthenticator>,
  changes: Changes = {},
) {
  const { body } = await call<Question>("POST", panelPaths.newPasskey, {});
  const answer = device.create(body, changes);
  return {
    answer,
    ...(await call<Code>("POST", panelPaths.passkeys, { name: "Telefon", answer })),
  };
}

test.each(bothEngines)(
  "A passkey is added, signs in as two factors, and is removed (%s)",
  async (engine) => {
    const opened = await open({ engine, settings: { REQUIRE_SECOND_FACTOR: "true" } });
    const { service, seen, post, device, signIn } = opened;
    const ece = await newColleague(seen);
    expect((await ece.call<Code>("GET", panelPaths.passkeys)).body.code).toBe(
      "second_factor_needed",
    );
    expect((await add(ece, device)).status).toBe(204);
    expect((await ece.call("GET", panelPaths.passkeys)).body).toEqual([
      { id: device.id, name: "Telefon", createdAt: "2025-09-24T10:00:00.000Z", lastUsedAt: null },
    ]);
    pass(service, 1);
    const me = (await signIn()) as unknown as { status: number; body: Me };
    expect([me.status, me.body.email, me.body.secondFactorNeeded]).toEqual([
      200,
      "ece@example.com",
      false,
    ]);
    const removed = () => ece.call<Code>("POST", panelPaths.removePasskey, { id: device.id });
    expect((await removed()).status).toBe(204);
    expect((await removed()).body.code, "the session has no second factor left").toBe(
      "second_factor_needed",
    );
    pass(service, 1);
    expect((await signIn()).body.code).toBe("wrong_passkey");
    expect(await recorded(service)).toEqual([
      "ece@example.com passkey_added",
      "ece@example.com signed_in",
      "ece@example.com passkey_removed",
      " sign_in_failed",
    ]);
    expect((await post(panelPaths.newPasskey, {}, "")).body.code).toBe("sign_in_needed");
  },
);

test("A passkey counts once per challenge, at its own address, and only with its owner's consent", async () => {
  const { service, seen, device, question, sendAnswer, signIn } = await open();
  const ece = await newColleague(seen);
  expect((await add(ece, device)).status).toBe(204);
  pass(service, 1);
  expect((await signIn({ origin: "https://panel.example.org" })).body.code).toBe("wrong_passkey");
  expect((await signIn({ isVerified: false })).body.code).toBe("wrong_passkey");
  const answer = device.get(await question(), { counter: 5 });
  expect((await sendAnswer(answer)).status).toBe(200);
  expect((await sendAnswer(answer)).body.code, "replayed").toBe("wrong_passkey");
  pass(service, 1);
  expect((await signIn({ counter: 5 })).body.code, "a copy of the device").toBe("wrong_passkey");
  expect((await signIn({ counter: 6 })).status).toBe(200);
  const late = device.get(await question(), { counter: 7 });
  pass(service, 301);
  expect((await sendAnswer(late)).body.code, "too old").toBe("wrong_passkey");
  const invented = {
    challenge: Buffer.from("2025-09-24T10:00:00.000Z x v1.y.z").toString("base64url"),
  };
  expect((await sendAnswer(device.get(invented, { counter: 8 }))).body.code).toBe("wrong_passkey");
});

test("Two sign-ins with one answer race, and one wins", async () => {
  const { service, seen, device, question, sendAnswer } = await open({ engine: "postgres" });
  await add(await newColleague(seen), device);
  pass(service, 1);
  const answer = device.get(await question());
  const both = await Promise.all([sendAnswer(answer), sendAnswer(answer)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
});

test("An unknown passkey is answered like a wrong one, and twenty of an address have to wait", async () => {
  const { service, seen, device, question, sendAnswer, signIn } = await open();
  await add(await newColleague(seen), device);
  pass(service, 1);
  const stranger = newAuthenticator(origin);
  const unknown = await sendAnswer(stranger.get(await question()));
  const wrong = await sendAnswer({ ...stranger.get(await question()), id: device.id });
  expect(unknown).toEqual(wrong);
  for (let index = 0; index < 18; index += 1)
    await sendAnswer({ id: "x", response: { clientDataJSON: "" } });
  expect((await signIn()).body.code).toBe("wait");
});

test("A passkey confirms in place of password and code, only in its session and account", async () => {
  const { service, seen, device, question } = await open();
  const ece = await newColleague(seen);
  const can = await newColleague(seen, "can@example.com");
  await add(ece, device);
  pass(service, 6 * 60);
  const sessions = (await ece.call<{ id: string }[]>("GET", panelPaths.sessions)).body;
  const end = () => ece.call<Code>("DELETE", panelPaths.sessionOf(sessions[0]!.id));
  expect((await end()).body.code).toBe("confirm_needed");
  const confirm = (who: Colleague, asked: Question) =>
    who.call<Code>("POST", panelPaths.confirmationByPasskey, { answer: device.get(asked) });
  const asked = (await ece.call<Question>("POST", panelPaths.confirmationQuestion, {})).body;
  expect((await confirm(can, asked)).body.code, "of another account").toBe("wrong_passkey");
  expect((await confirm(ece, await question())).body.code, "for a sign-in").toBe("wrong_passkey");
  expect((await confirm(ece, asked)).status).toBe(204);
  expect((await end()).status).toBe(204);
});

test("Where a second factor is required, a password alone neither opens nor replaces a passkey", async () => {
  const { service, seen, device } = await open({ settings: { REQUIRE_SECOND_FACTOR: "true" } });
  const account = await newAccount(service);
  const given = { "content-type": "application/json", origin };
  const first = await sendSignIn(service, {}, given);
  const call: Colleague["call"] = (method, path, body) =>
    callPanel(seen, method, path, body, first.cookie);
  expect((await add({ call }, device)).status).toBe(204);
  expect((await call("GET", panelPaths.sessions)).status).toBe(200);
  const again = await sendSignIn(service, { password: goodPassword }, given);
  expect(again.body.code).toBe("passkey_needed");
  await resetAccount(service.database, account.id, { now: service.clock.now });
  expect(await service.database.db.selectFrom("passkeys").selectAll().execute()).toEqual([]);
});

test("A passkey is added only by an answer to this session's question, and once", async () => {
  const { seen, device } = await open();
  const ece = await newColleague(seen);
  const can = await newColleague(seen, "can@example.com");
  const elsewhere = await add(ece, newAuthenticator(origin), { origin: "https://evil.example" });
  expect(elsewhere.body.code).toBe("wrong_passkey");
  const { answer, status } = await add(ece, device);
  expect(status).toBe(204);
  for (const who of [ece, can]) {
    const again = await who.call<Code>("POST", panelPaths.passkeys, { name: "Telefon", answer });
    expect(again.body.code).toBe("wrong_passkey");
  }
  for (let index = 0; index < 9; index += 1) await add(ece, newAuthenticator(origin));
  expect((await add(ece, newAuthenticator(origin))).body.code).toBe("too_many_passkeys");
});

test("Passkeys are for people who have just given the password", async () => {
  const { service, seen, device } = await open();
  const ece = await newColleague(seen);
  await add(ece, device);
  pass(service, 6 * 60);
  for (const [path, body] of [
    [panelPaths.newPasskey, {}],
    [panelPaths.removePasskey, { id: device.id }],
  ] as const) {
    expect((await ece.call<Code>("POST", path, body)).body.code).toBe("confirm_needed");
  }
});
