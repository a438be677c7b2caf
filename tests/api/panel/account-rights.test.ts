import { expect, test } from "vitest";
import type { AccountsAnswer } from "../../../contract/panel/calls.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { addAccount, removeAccount } from "../../../server/staff/manage-accounts.ts";
import { staffOf } from "../../../server/staff/sessions.ts";
import { rolesIn } from "../../support/accounts.ts";
import { callPanel, newColleague, newOwner } from "../../support/panel.ts";
import { record } from "../../support/panel-appointments.ts";
import { startService, temporaryStorage } from "../../support/service.ts";
import { defaultEngine } from "../../support/storage.ts";

const can = { name: "Can Demir", email: "can@example.com", role: "assistant" } as const;

test("The last owner who can sign in is neither made an assistant nor removed", async () => {
  const service = await startService();
  const ece = await newOwner(service);
  // Invited, but never came: nobody who could help.
  await ece.call("POST", panelPaths.accounts, { ...can, role: "owner" });
  const own = panelPaths.account(ece.accountId);
  const step = (role: string) => ece.call("POST", own, { name: "Ece Kaya", role });
  expect(await step("assistant")).toMatchObject({ status: 409, body: { code: "last_owner" } });
  expect((await step("owner")).status).toBe(204);
  expect(await ece.call("DELETE", own)).toMatchObject({ body: { code: "own_account" } });
  expect(await ece.call("POST", panelPaths.resetAccount(ece.accountId))).toMatchObject({
    status: 409,
    body: { code: "own_account" },
  });
  // An assistant, who could not help either.
  await newColleague(service, "nur@example.com", { password_hash: "x", role: "assistant" });
  expect((await step("assistant")).status).toBe(409);
  await newOwner(service, "su@example.com");
  expect((await step("assistant")).status).toBe(204);
  expect((await ece.call("GET", panelPaths.accounts)).status).toBe(403);
});

test("Beside the server the last owner is not removed before the others, and the last of all is", async () => {
  const service = await startService();
  const { database, clock } = service;
  await newOwner(service);
  await newColleague(service, can.email, { password_hash: "x", role: "assistant" });
  const remove = (email: string) => removeAccount(database, email, { now: clock.now });
  expect(await remove("ece@example.com")).toMatchObject({ refused: "last_owner" });
  expect(await remove(can.email)).toBeUndefined();
  expect(await remove("ece@example.com")).toBeUndefined();
  expect(await rolesIn(service)).toEqual([]);
});

test("Who has lost the session or the role since the call began adds nobody", async () => {
  const service = await startService();
  const { database, clock } = service;
  const ece = await newOwner(service);
  const staff = await staffOf(database, ece.cookie.split("=")[1]!, clock.now, {
    keepAlive: false,
  });
  const add = () => addAccount(database, can, { staff: staff!, now: clock.now });
  const become = (role: "owner" | "assistant") =>
    database.db
      .updateTable("staff_accounts")
      .set({ role })
      .where("id", "=", ece.accountId)
      .execute();
  // Whoever else is an owner does not count.
  const other = { id: "0", email: "su@example.com", created_at: clock.now.toISOString() };
  await database.db.insertInto("staff_accounts").values(other).execute();
  await become("assistant");
  expect(await add()).toMatchObject({ refused: "owner_needed" });
  await become("owner");
  await database.db.deleteFrom("staff_sessions").execute();
  expect(await add()).toMatchObject({ refused: "sign_in_needed" });
  expect(await rolesIn(service)).toEqual(["owner", "owner"]);
});

test("A changed role holds at once in the sessions that are open, on every server", async () => {
  const storage = await temporaryStorage();
  const service = await startService({ storage });
  const elsewhere = defaultEngine === "sqlite" ? service : await startService({ storage });
  const ece = await newOwner(service);
  const other = await newOwner(service, can.email);
  const ask = (path: string) => callPanel(elsewhere, "GET", path, undefined, other.cookie);
  expect((await ask(panelPaths.accounts)).status).toBe(200);
  const path = panelPaths.account(other.accountId);
  const become = (role: string) => ece.call("POST", path, { name: can.name, role });
  expect((await become("assistant")).status).toBe(204);
  expect((await ask(panelPaths.accounts)).status).toBe(403);
  expect((await ask(panelPaths.appointments)).status).toBe(200);
  expect((await ask(panelPaths.session)).body).toMatchObject({ ...can });
  await become("owner");
  expect((await ask(panelPaths.accounts)).status).toBe(200);
});

test("An invitation is on record with its role; what changes nothing leaves no line", async () => {
  const service = await startService();
  const ece = await newOwner(service);
  await ece.call("POST", panelPaths.accounts, can);
  const { changes } = await record(ece);
  expect(changes).toMatchObject([
    { action: "account_added", who: ece.email, after: { what: can.email, role: can.role } },
  ]);
  const { accounts } = (await ece.call<AccountsAnswer>("GET", panelPaths.accounts)).body;
  const invited = accounts.find(({ email }) => email === can.email)!;
  await ece.call("POST", panelPaths.account(invited.id), { name: can.name, role: can.role });
  await ece.call("POST", panelPaths.endSessions(invited.id));
  // The one that asks stays, so that none of one's own is left to end.
  expect((await ece.call("POST", panelPaths.endSessions(ece.accountId))).status).toBe(204);
  expect((await record(ece)).changes).toHaveLength(1);
});
