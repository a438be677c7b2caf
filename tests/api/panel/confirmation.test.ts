import { expect, test } from "vitest";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { goodPassword, newAccount, sendSignIn } from "../../support/accounts.ts";
import { callPanel } from "../../support/panel.ts";
import { appCode, pass, signedIn, withSecondFactor } from "../../support/second-factor.ts";
import { book, type Service, startService, storedAppointments } from "../../support/service.ts";

const password = goodPassword;
const september = "?baslangic=2025-09-01&bitis=2025-09-30";

/** Everything that takes the password again. */
const calls: [method: string, path: string, body?: unknown][] = [
  ["GET", panelPaths.confirmation],
  ["GET", panelPaths.csv + september],
  ["POST", panelPaths.erase, { phone: "05321234567" }],
  ["POST", panelPaths.confirmErasure],
  ["POST", panelPaths.feed],
  ["POST", panelPaths.secondFactorStart],
  ["POST", panelPaths.recoveryCodes],
  ["POST", panelPaths.secondFactorOff],
  ["DELETE", panelPaths.sessionOf("a")],
];

async function answers(service: Service, cookie: string): Promise<(string | undefined)[]> {
  const codes = calls.map(async ([method, path, body]) => {
    const answer = await fetch(service.url + path, {
      method,
      headers: {
        cookie,
        origin: service.url,
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return answer.ok ? "done" : (JSON.parse(text) as { code: string }).code;
  });
  return Promise.all(codes);
}

test("Irreversible calls ask for the password again after five minutes", async () => {
  const service = await startService();
  const { call, cookie } = await withSecondFactor(service);
  await book(service, { day: "2025-09-24" });
  pass(service, 5 * 60 - 31);
  expect((await callPanel(service, "GET", panelPaths.confirmation, undefined, cookie)).status).toBe(
    204,
  );
  pass(service, 1);
  expect(new Set(await answers(service, cookie))).toEqual(new Set(["confirm_needed"]));
  expect(await storedAppointments(service)).toMatchObject([{ name: "Ayşe Yılmaz" }]);
  expect((await call(panelPaths.confirmation, { password })).body.code).toBe("code_needed");
});

test("Password and code together confirm for five minutes, in this session alone", async () => {
  const service = await startService();
  const { call, cookie, secret } = await withSecondFactor(service);
  const other = await sendSignIn(service, { code: appCode(service, secret) });
  pass(service, 3600);
  const code = appCode(service, secret);
  const given = (body: object) => call(panelPaths.confirmation, body);
  expect(await given({ password: "başka bir parola", code })).toMatchObject({
    status: 403,
    body: { code: "wrong_password" },
  });
  expect(await given({ password })).toMatchObject({ status: 401, body: { code: "code_needed" } });
  expect(await given({ password, code: "000000" })).toMatchObject({
    status: 400,
    body: { code: "wrong_code" },
  });
  const isOpen = async (of: string) =>
    (await callPanel(service, "GET", panelPaths.confirmation, undefined, of)).status === 204;
  expect(await isOpen(cookie)).toBe(false);
  expect((await given({ password, code })).status).toBe(204);
  expect(await isOpen(cookie)).toBe(true);
  expect(await isOpen(other.cookie)).toBe(false);
  expect((await given({ password, code })).body, "a code works once").toMatchObject({
    code: "wrong_code",
  });
  pass(service, 5 * 60);
  expect(await isOpen(cookie)).toBe(false);
});

test("Without a second step the password is enough", async () => {
  const service = await startService();
  const { call, cookie } = await signedIn(service);
  pass(service, 3600);
  expect((await call(panelPaths.confirmation, { password })).status).toBe(204);
  const answer = await fetch(service.url + panelPaths.csv + september, { headers: { cookie } });
  expect(answer.status).toBe(200);
});

test("A confirmation made while the clock was ahead does not last", async () => {
  const service = await startService();
  await newAccount(service);
  pass(service, 3600);
  const { cookie } = await sendSignIn(service);
  pass(service, -3600);
  const asked = await callPanel(service, "GET", panelPaths.confirmation, undefined, cookie);
  expect(asked).toMatchObject({ status: 403, body: { code: "confirm_needed" } });
});

test("Wrong codes at a confirmation slow down this session alone", async () => {
  const service = await startService();
  const { call, secret } = await withSecondFactor(service);
  for (let failure = 0; failure < 5; failure++) {
    const { body } = await call(panelPaths.confirmation, { password, code: "000000" });
    expect(body.code).toBe("wrong_code");
  }
  const code = appCode(service, secret);
  expect((await call(panelPaths.confirmation, { password, code })).status).toBe(429);
  expect((await sendSignIn(service, { code })).status).toBe(200);
});

test("With a second factor a new password needs its code, without one the current password", async () => {
  const service = await startService();
  const { call, secret } = await withSecondFactor(service);
  const change = { current: password, next: "lodosta martı sesi" };
  pass(service, 3600);
  expect((await call(panelPaths.password, change)).body.code).toBe("confirm_needed");
  await call(panelPaths.confirmation, { password, code: appCode(service, secret) });
  expect((await call(panelPaths.password, change)).status).toBe(204);

  const plain = await startService();
  const { call: plainCall } = await signedIn(plain);
  pass(plain, 3600);
  expect((await plainCall(panelPaths.password, change)).status).toBe(204);
});

test("A new password ends the calendar address, and the audit log says so", async () => {
  const service = await startService();
  const { call } = await signedIn(service);
  const { address } = (await call<{ address: string }>(panelPaths.feed)).body;
  expect((await fetch(service.url + address)).status).toBe(200);
  const next = "lodosta martı sesi";
  expect((await call(panelPaths.password, { current: password, next })).status).toBe(204);
  expect((await fetch(service.url + address)).status).toBe(404);
  const { db } = service.database;
  const ended = await db.selectFrom("audit_log").select("action").execute();
  expect(ended.map(({ action }) => action)).toContain("feed_ended");
  await call(panelPaths.password, { current: next, next: password });
  const again = await db.selectFrom("audit_log").select("action").execute();
  expect(again.filter(({ action }) => action === "feed_ended")).toHaveLength(1);
});
