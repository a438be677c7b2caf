import { spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { goodPassword, newAccount, plainMe, recorded, sendSignIn } from "../../support/accounts.ts";
import { callPanel, newColleague } from "../../support/panel.ts";
import { emptyStorage, type Service, startService } from "../../support/service.ts";
import { bothEngines } from "../../support/storage.ts";

const link = /^Kurulum bağlantısı .*: (http\S+)\/yonetim\/kurulum#([\w-]{43})$/m;

/** `npm run staff -- …`, as it runs beside the server. */
async function staff(settings: Record<string, string>, ...words: string[]) {
  const env = { PATH: process.env.PATH, ...settings };
  const child = spawn(process.execPath, ["server/commands/staff.ts", ...words], { env });
  const printed = { out: "", error: "" };
  child.stdout.setEncoding("utf8").on("data", (text) => (printed.out += text));
  child.stderr.setEncoding("utf8").on("data", (text) => (printed.error += text));
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { code, ...printed };
}

function setUp(service: Service, token: string) {
  return callPanel(service, "POST", panelPaths.setUp, { token, password: goodPassword });
}

/** The link was made now, and the tests' clock stands in 2025. */
async function startToday(engine: (typeof bothEngines)[number]) {
  const storage = await emptyStorage(engine);
  const service = await startService({ engine, storage });
  service.clock.now = new Date();
  return { service, storage };
}

test.each(bothEngines)("add prints a link that sets up the new account (%s)", async (engine) => {
  const { service, storage } = await startToday(engine);
  const settings = { ...storage, PANEL_URL: "https://panel.example.com" };
  const added = await staff(settings, "add", "Ece@Example.com");
  expect(added).toMatchObject({ code: 0, error: "" });
  expect(added.out).toContain("ece@example.com eklendi.");
  const [, address, token] = link.exec(added.out)!;
  expect(address).toBe("https://panel.example.com");
  expect((await setUp(service, token!)).status).toBe(201);
  expect((await sendSignIn(service)).status).toBe(200);
  expect(await recorded(service)).toContain(" account_added");

  const again = await staff(storage, "add", "ece@example.com");
  expect(again).toEqual({ code: 1, out: "", error: "Bu e-posta adresiyle bir hesap zaten var.\n" });
});

test.each(bothEngines)(
  "reset removes password, second factor and sessions, and prints a new link (%s)",
  async (engine) => {
    const { service, storage } = await startToday(engine);
    const account = await newAccount(service);
    const { db } = service.database;
    const { cookie } = await sendSignIn(service);
    const other = await newColleague(service, "can@example.com");
    await db
      .updateTable("staff_accounts")
      .set({
        totp_secret: "GEZDGNBVGY3TQOJQ",
        totp_confirmed_at: account.created_at,
        totp_last_step: 1,
      })
      .where("id", "=", account.id)
      .execute();
    await db
      .insertInto("recovery_codes")
      .values({ account_id: account.id, code_hash: "x" })
      .execute();

    const reset = await staff(storage, "reset", "ece@example.com");
    expect(reset).toMatchObject({ code: 0, error: "" });
    const [, address, token] = link.exec(reset.out)!;
    expect(address).toBe("http://localhost:3000");
    const status = async (of: string) =>
      (await callPanel(service, "GET", panelPaths.session, undefined, of)).status;
    expect(await status(cookie)).toBe(401);
    expect(await status(other.cookie)).toBe(200);
    expect((await sendSignIn(service)).status).toBe(401);
    expect((await setUp(service, token!)).body).toEqual(plainMe);
    expect((await sendSignIn(service)).status).toBe(200);
    expect(await recorded(service)).toContain(" account_reset");
  },
);

test.each(bothEngines)(
  "remove ends the account and its sessions; the audit log stays (%s)",
  async (engine) => {
    const { service, storage } = await startToday(engine);
    await newAccount(service);
    const { cookie } = await sendSignIn(service);
    const removed = await staff(storage, "remove", "ece@example.com");
    expect(removed).toMatchObject({ code: 0, error: "" });
    expect(removed.out).toBe("ece@example.com silindi; açık oturumları kapatıldı.\n");
    expect((await callPanel(service, "GET", panelPaths.session, undefined, cookie)).status).toBe(
      401,
    );
    expect((await sendSignIn(service)).status).toBe(401);
    expect((await recorded(service)).toSorted()).toEqual([
      " account_removed",
      " sign_in_failed",
      "ece@example.com signed_in",
    ]);
    for (const command of ["remove", "reset"]) {
      const unknown = await staff(storage, command, "ece@example.com");
      expect([unknown.code, unknown.error]).toEqual([
        1,
        "ece@example.com adresiyle bir hesap yok.\n",
      ]);
    }
  },
);

test.each(bothEngines)("list shows the accounts without secrets (%s)", async (engine) => {
  const { service, storage } = await startToday(engine);
  expect((await staff(storage, "list")).out).toBe("Henüz hesap yok.\n");
  const account = await newAccount(service);
  await newColleague(service, "can@example.com");
  await service.database.db
    .updateTable("staff_accounts")
    .set({ totp_confirmed_at: account.created_at })
    .where("id", "=", account.id)
    .execute();
  expect(await staff(storage, "list")).toEqual({
    code: 0,
    error: "",
    out:
      "can@example.com (yönetici, kurulum bekliyor, ikinci adım kapalı)\n" +
      "ece@example.com (yönetici, parolası var, ikinci adım açık)\n",
  });
});

test.each(bothEngines)(
  "An account is added with role and name, and both can be changed (%s)",
  async (engine) => {
    const { service, storage } = await startToday(engine);
    await newAccount(service);
    const su = "su@example.com";
    expect(await staff(storage, "add", su, "assistant", "Su", "Ak")).toMatchObject({ code: 0 });
    expect((await staff(storage, "list")).out).toContain(
      "Su Ak, su@example.com (asistan, kurulum bekliyor, ikinci adım kapalı)\n",
    );
    expect((await staff(storage, "role", su, "owner")).out).toBe("su@example.com: Yönetici.\n");
    expect((await staff(storage, "name", su, "Su", "Demir")).out).toBe(
      "su@example.com: Su Demir.\n",
    );
    expect((await staff(storage, "list")).out).toContain("Su Demir, su@example.com (yönetici,");
    expect(await recorded(service)).toEqual([
      " account_added",
      " role_changed",
      " account_renamed",
    ]);
  },
);

test.each(bothEngines)(
  "The last owner cannot be removed unless no account is left (%s)",
  async (engine) => {
    const { service, storage } = await startToday(engine);
    const { email } = await newAccount(service);
    await staff(storage, "add", "su@example.com", "assistant");
    const error =
      "Son yönetici asistan yapılamaz ve silinemez. Önce başka birini yönetici yapın.\n";
    for (const words of [
      ["role", email, "assistant"],
      ["remove", email],
    ]) {
      expect(await staff(storage, ...words)).toEqual({ code: 1, out: "", error });
    }
    expect((await staff(storage, "remove", "su@example.com")).code).toBe(0);
    expect((await staff(storage, "remove", email)).code).toBe(0);
  },
);

test("Wrong arguments print the usage and open no database", async () => {
  const storage = await emptyStorage("sqlite");
  for (const words of [
    ["add"],
    ["toString", "x@example.com"],
    ["add", "x@example.com", "y"],
    ["role", "x@example.com"],
    ["role", "x@example.com", "boss"],
    ["reset", "x@example.com", "y"],
  ]) {
    const { code, out, error } = await staff(storage, ...words);
    expect([code, out]).toEqual([1, ""]);
    expect(error).toContain("npm run staff -- add <e-posta>");
  }
  expect(await staff(storage, "add", "ece")).toEqual({
    code: 1,
    out: "",
    error: "Geçerli bir e-posta adresi girin.\n",
  });
  expect(readdirSync(storage.DATA_DIR!)).toEqual([]);
});

test("An unreachable database is named in one sentence, without its password", async () => {
  const url = "postgres://akademi:gizli@127.0.0.1:1/akademi";
  const { code, error } = await staff({ DATABASE_URL: url }, "list");
  expect(code).toBe(1);
  expect(error).toMatch(/^The database in DATABASE_URL cannot be used: .*\n$/);
  expect(error).not.toContain("gizli");
});
