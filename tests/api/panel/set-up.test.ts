import { expect, test } from "vitest";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { deleteExpiredLinks, makeFirstLink, makeLink } from "../../../server/accounts/links.ts";
import { addAccount, resetAccount } from "../../../server/accounts/manage-accounts.ts";
import { argon2id } from "../../../server/accounts/passwords.ts";
import { isRefused } from "../../../server/refusal.ts";
import { goodPassword, newAccount, plainMe, recorded, sendSignIn } from "../../support/accounts.ts";
import { callPanel } from "../../support/panel.ts";
import { type Service, startService, wednesdayNoon } from "../../support/service.ts";

type Given = { token: string; email?: string; name?: string; password?: string };

async function firstLink({ database, clock }: Service): Promise<string> {
  return (await makeFirstLink(database, clock.now))!;
}

/** The link that the academy's own command would print. */
async function colleaguesLink({ database, clock }: Service, isReset = false): Promise<string> {
  const [email, by] = ["ece@example.com", { now: clock.now }];
  const token = await (isReset
    ? resetAccount(database, email, by)
    : addAccount(database, { email }, by));
  if (isRefused(token)) throw new Error(token.refused);
  return token;
}

function check(service: Service, token: string) {
  return callPanel<{ code?: string }>(service, "POST", panelPaths.setUpCheck, { token });
}

function setUp(service: Service, { token, email, name, password = goodPassword }: Given) {
  const body = { token, password, ...(email && { email }), ...(name && { name }) };
  return callPanel<{ code?: string }>(service, "POST", panelPaths.setUp, body);
}

function accounts({ database }: Service) {
  return database.db.selectFrom("staff_accounts").selectAll().execute();
}

test("The first link makes the first account, once", async () => {
  const service = await startService();
  const token = await firstLink(service);
  expect(await check(service, token)).toEqual({ status: 200, body: { email: null, name: "" } });
  const made = await setUp(service, { token, email: " Ece@Example.com ", name: "Ece Kaya" });
  expect(made).toEqual({ status: 201, body: { ...plainMe, name: "Ece Kaya" } });
  for (const answer of [
    await check(service, token),
    await setUp(service, { token, email: "can@example.com" }),
  ]) {
    expect(answer).toMatchObject({ status: 404, body: { code: "link_unknown" } });
  }
  expect((await sendSignIn(service)).status).toBe(200);
  expect(await recorded(service)).toContain("ece@example.com password_set");
  expect(await makeFirstLink(service.database, service.clock.now)).toBeUndefined();
});

test("Setting up an account signs in", async () => {
  const service = await startService();
  const answer = await fetch(service.url + panelPaths.setUp, {
    method: "POST",
    headers: { origin: service.url, "content-type": "application/json" },
    body: JSON.stringify({
      token: await firstLink(service),
      email: "ece@example.com",
      password: goodPassword,
    }),
  });
  const cookie = answer.headers.get("set-cookie")!.split(";")[0];
  expect((await callPanel(service, "GET", panelPaths.session, undefined, cookie)).status).toBe(200);
});

test("A link works for 24 hours, and only its hash is stored", async () => {
  const service = await startService();
  const token = await firstLink(service);
  const stored = await service.database.db.selectFrom("password_links").selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(token);
  expect(await makeFirstLink(service.database, service.clock.now)).toBeUndefined();
  service.clock.now = new Date(wednesdayNoon.getTime() + 24 * 3_600_000 - 1);
  expect((await check(service, token)).status).toBe(200);
  service.clock.now = new Date(wednesdayNoon.getTime() + 24 * 3_600_000);
  expect((await check(service, token)).status).toBe(404);
  expect((await setUp(service, { token, email: "ece@example.com" })).status).toBe(404);
  expect(await accounts(service)).toEqual([]);
  expect(await firstLink(service)).toBeDefined();
});

test("A refused password or address does not use the link up", async () => {
  const service = await startService();
  const token = await firstLink(service);
  const email = "ece@example.com";
  const refused: [Given, string][] = [
    [{ token, email, password: "kısa parola" }, "password_short"],
    [{ token, email, password: "123456789012" }, "password_common"],
    [{ token, email, password: "Ece@Example.com" }, "password_common"],
    [{ token, email, password: "Astroloji Akademisi" }, "password_common"],
    [{ token, email: "ece" }, "email_invalid"],
    [{ token }, "email_invalid"],
  ];
  for (const [given, code] of refused) {
    expect(await setUp(service, given)).toMatchObject({ status: 400, body: { code } });
  }
  expect((await setUp(service, { token, email })).status).toBe(201);
});

test("A colleague’s link is bound to its address", async () => {
  const service = await startService();
  await newAccount(service, "can@example.com");
  const token = await colleaguesLink(service);
  expect((await check(service, token)).body).toEqual({ email: "ece@example.com", name: "" });
  expect((await setUp(service, { token, email: "baska@example.com" })).status).toBe(201);
  expect((await sendSignIn(service)).status).toBe(200);
  expect(await accounts(service)).toHaveLength(2);
});

test("A newer link ends the older one", async () => {
  const service = await startService();
  const older = await colleaguesLink(service);
  const newer = await colleaguesLink(service, true);
  expect((await setUp(service, { token: older })).status).toBe(404);
  expect((await setUp(service, { token: newer })).status).toBe(201);
});

test("A first link ends as soon as there is any account", async () => {
  const service = await startService();
  const token = await firstLink(service);
  await addAccount(service.database, { email: "can@example.com" }, service.clock);
  expect((await check(service, token)).status).toBe(404);
  expect((await setUp(service, { token, email: "ece@example.com" })).status).toBe(404);
});

test("Links used several times at once make one account", async () => {
  const ways: ((service: Service) => Promise<string[]>)[] = [
    async (service) => Array(10).fill(await firstLink(service)),
    async (service) => Array(6).fill(await colleaguesLink(service)),
    ({ database, clock }) =>
      Promise.all(Array.from({ length: 6 }, () => makeLink(database.db, null, clock.now))),
  ];
  for (const tokensOf of ways) {
    const service = await startService();
    const tokens = await tokensOf(service);
    const answers = await Promise.all(
      tokens.map((token, index) => setUp(service, { token, email: `kisi${index}@example.com` })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([201, ...Array(tokens.length - 1).fill(404)]);
    expect(await accounts(service)).toHaveLength(1);
  }
});

test("A first link used while another account is made does not work", async () => {
  let meanwhile = async () => {};
  const hash = async (password: string) => {
    await meanwhile();
    return argon2id.hash(password);
  };
  const service = await startService({ passwords: { ...argon2id, hash } });
  const token = await firstLink(service);
  meanwhile = async () => {
    await addAccount(service.database, { email: "can@example.com" }, service.clock);
  };
  expect((await setUp(service, { token, email: "ece@example.com" })).status).toBe(404);
  expect(await accounts(service)).toHaveLength(1);
});

test("A link made while the clock was ahead ends when it is right again", async () => {
  const service = await startService();
  const ahead = new Date(wednesdayNoon.getTime() + 800 * 86_400_000);
  service.clock.now = ahead;
  const token = await firstLink(service);
  expect((await check(service, token)).status).toBe(200);
  service.clock.now = wednesdayNoon;
  expect((await check(service, token)).body.code).toBe("link_unknown");
  const used = await setUp(service, { token, email: "ece@example.com" });
  expect(used.body.code).toBe("link_unknown");
  const fresh = await firstLink(service);
  expect((await check(service, fresh)).status).toBe(200);
  // Nor does it come back to life with that day.
  await deleteExpiredLinks(service.database, wednesdayNoon);
  service.clock.now = ahead;
  expect((await check(service, token)).body.code).toBe("link_unknown");
});
