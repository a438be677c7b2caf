import { expect, test } from "vitest";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { dummyHash } from "../../../server/accounts/passwords.ts";
import { hashToken } from "../../../server/tokens.ts";
import {
  countingPasswords,
  goodPassword,
  newAccount,
  plainMe,
  recorded,
  sendSignIn,
} from "../../support/accounts.ts";
import { callPanel, newColleague } from "../../support/panel.ts";
import { startService } from "../../support/service.ts";

const wrong = { password: "başka bir parola" };

test("E-mail and password sign in, and only a hash of the session is stored", async () => {
  const service = await startService();
  await newAccount(service);
  const answer = await sendSignIn(service, { email: " Ece@Example.com " });
  expect([answer.status, answer.body]).toEqual([200, plainMe]);
  const attributes = /^yonetim=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/;
  expect(answer.setCookie).toMatch(attributes);
  const asked = await callPanel(service, "GET", panelPaths.session, undefined, answer.cookie);
  expect(asked).toEqual({ status: 200, body: plainMe });
  expect(await recorded(service)).toEqual(["ece@example.com signed_in"]);
  const token = answer.cookie.split("=")[1]!;
  const rows = await service.database.db.selectFrom("staff_sessions").selectAll().execute();
  expect(rows[0]!.token_hash).toBe(hashToken(token));
  expect(JSON.stringify(rows)).not.toContain(token);
});

test("Signing out ends the session for good", async () => {
  const service = await startService();
  await newAccount(service);
  const { cookie } = await sendSignIn(service);
  const left = await fetch(service.url + panelPaths.session, {
    method: "DELETE",
    headers: { origin: service.url, cookie },
  });
  expect(left.status).toBe(204);
  expect(left.headers.get("set-cookie")).toMatch(/^yonetim=; .*Expires=Thu, 01 Jan 1970/);
  expect((await callPanel(service, "GET", panelPaths.session, undefined, cookie)).status).toBe(401);
  expect(await recorded(service)).toContain("ece@example.com session_ended");
});

test("Behind TLS the cookie is sent over TLS alone, to this host", async () => {
  const service = await startService({ engine: "sqlite", settings: { BEHIND_TLS: "true" } });
  await newAccount(service);
  const origin = service.url.replace("http:", "https:");
  const { setCookie, cookie } = await sendSignIn(service, {}, { origin });
  const attributes = /^__Host-yonetim=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/;
  expect(setCookie).toMatch(attributes);
  expect((await callPanel(service, "GET", panelPaths.session, undefined, cookie)).status).toBe(200);
  const bare = cookie.replace("__Host-", "");
  expect((await callPanel(service, "GET", panelPaths.session, undefined, bare)).status).toBe(401);
});

test("A change from another origin is refused", async () => {
  const service = await startService({ engine: "sqlite" });
  const { cookie } = await newColleague(service);
  const leave = async (origin?: string) => {
    const headers = { cookie, ...(origin && { origin }) };
    const answer = await fetch(service.url + panelPaths.session, { method: "DELETE", headers });
    return [answer.status, await answer.text()];
  };
  const port = new URL(service.url).port;
  for (const origin of [undefined, "null", "https://kotu.example", `http://localhost:${port}`]) {
    expect(await leave(origin)).toEqual([403, expect.stringContaining("foreign_origin")]);
  }
  const read = await fetch(service.url + panelPaths.session, { headers: { cookie } });
  expect(read.status).toBe(200);
  expect(await leave(service.url)).toEqual([204, ""]);
});

test.each([
  [{}, ["own"], ["https://kotu.example"]],
  [{ PANEL_URL: "https://a.example" }, ["https://a.example"], ["http://a.example", "own"]],
  [{ BEHIND_TLS: "true" }, ["https own"], ["own"]],
])("Signing in works from the panel's origin alone: %o", async (settings, right, foreign) => {
  const service = await startService({ settings });
  await newAccount(service);
  const codeFrom = async (name: string) => {
    const own = name === "own" ? service.url : service.url.replace("http:", "https:");
    const origin = name.endsWith("own") ? own : name;
    const { status, body } = await sendSignIn(service, {}, { origin });
    return status === 403 ? body.code : status;
  };
  for (const name of right) expect(await codeFrom(name)).toBe(200);
  for (const name of foreign) expect(await codeFrom(name)).toBe("foreign_origin");
});

test("Unknown address, unset password and wrong password get the same answer after the same work", async () => {
  const { checked, passwords } = countingPasswords();
  const service = await startService({ passwords });
  const { password_hash } = await newAccount(service);
  await newColleague(service, "kurulmamis@example.com");
  const emails = ["ece@example.com", "kurulmamis@example.com", "kimse@example.com", "kimse"];
  for (const email of emails) {
    const { status, body, setCookie } = await sendSignIn(service, { ...wrong, email });
    expect([status, body.code, setCookie]).toEqual([401, "wrong_credentials", null]);
  }
  expect(checked).toEqual([password_hash, dummyHash, dummyHash, dummyHash]);
});

test("E-mail, password and session are never logged", async () => {
  const lines: string[] = [];
  const logTo = { write: (line: string) => void lines.push(line) };
  const service = await startService({ engine: "sqlite", settings: { LOG_LEVEL: "debug" }, logTo });
  await newAccount(service);
  await sendSignIn(service, wrong);
  const { cookie } = await sendSignIn(service);
  await callPanel(service, "GET", panelPaths.sessions, undefined, cookie);
  const written = lines.join("");
  expect(written).toContain(`"route":"${panelPaths.session}"`);
  const secrets = ["ece@example.com", goodPassword, wrong.password, cookie.split("=")[1]!];
  for (const secret of secrets) expect(written).not.toContain(secret);
});
