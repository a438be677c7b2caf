import { chmodSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { markRun } from "../../../server/database/job-runs.ts";
import type { Engine } from "../../../server/database/schema.ts";
import { academy } from "../../support/academy.ts";
import { book, emptyStorage, startService } from "../../support/service.ts";
import { mailSettings, startMailServer } from "../../support/smtp.ts";
import { bothEngines, onlyPostgres } from "../../support/storage.ts";
import { runAside } from "../../support/tool.ts";

const hour = 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * hour);

/** `npm run doctor`, as it runs beside the server. */
async function doctor(settings: Record<string, string>) {
  const env = { PATH: process.env.PATH ?? "", ...settings };
  return runAside(process.execPath, ["server/commands/doctor.ts"], env);
}

/** A built site whose academy has filled in everything, or has not. */
function builtSite(placeholders: string[] = []): { SITE_DIR: string } {
  const build = mkdtempSync(join(tmpdir(), "site-"));
  writeFileSync(join(build, "academy.json"), JSON.stringify({ ...academy, placeholders }));
  return { SITE_DIR: join(build, "client") };
}

function close(folder?: string): void {
  if (!folder) return;
  chmodSync(folder, 0o700);
  for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o600);
}

type State = { lastActivity?: Date; lastBackup?: Date };

/** The settings of a server that has run, with nothing to complain about. */
async function goodSetUp(
  engine: Engine,
  { lastActivity = hoursAgo(1), lastBackup = hoursAgo(2) }: State = {},
): Promise<Record<string, string>> {
  const storage = await emptyStorage(engine);
  const service = await startService({ engine, storage });
  await book(service);
  const at = lastActivity.toISOString();
  await service.database.db.updateTable("slot_claims").set({ created_at: at }).execute();
  await markRun(service.database, "backup", lastBackup.toISOString());
  await service.close();
  close(storage.DATA_DIR);
  const https = { BEHIND_TLS: "true", TRUST_PROXY: "1", PANEL_URL: "https://www.example.com" };
  return { ...storage, ...https, ...builtSite(), HOST: "0.0.0.0" };
}

test.each(bothEngines)("A good set-up has no finding (%s)", async (engine) => {
  const settings = await goodSetUp(engine);
  const { url } = await startMailServer();
  const { code, said } = await doctor({ ...settings, ...mailSettings(url) });
  expect(said).toContain("✓ Veritabanı: yanıt veriyor, yazılabiliyor, tabloları güncel.");
  expect(said).toContain("✓ E-posta: sunucusu yanıt veriyor.");
  expect(said).toContain("✓ Yedek: son yedek 2 saat önce alınmış.");
  expect(said).toMatch(/✓ Saat: \S+; kayıtlarla tutuyor\./);
  expect(said).toContain("0 sorun, 0 uyarı.");
  expect(code).toBe(0);
});

test("Before the first start there are only warnings, and nothing is made", async () => {
  const folder = join(mkdtempSync(join(tmpdir(), "new-")), "data");
  const { code, said } = await doctor({ DATA_DIR: folder, ...builtSite() });
  expect(said).toContain("! Veritabanı: henüz yok.");
  expect(code).toBe(0);
  mkdirSync(folder, { mode: 0o700 });
  await doctor({ DATA_DIR: folder, ...builtSite() });
  expect(readdirSync(folder)).toEqual([]);
});

test("A wrong setting is named, with where to look", async () => {
  const { code, said } = await doctor({ PORT: "kapı" });
  expect(said).toContain(
    "✗ Ayarlar: PORT şu olmalı: 0 ile 65535 arasında bir tam sayı.\n    → Bu ayarı düzeltip",
  );
  expect(code).toBe(1);
});

test("Placeholders are listed, and a site that was not built is wrong", async () => {
  const settings = await goodSetUp("sqlite");
  const unfilled = await doctor({ ...settings, ...builtSite(["phone", "email"]) });
  expect(unfilled.said).toContain("! Site: 2 bilgi hâlâ yer tutucu: phone, email.");
  expect(unfilled.code).toBe(0);
  const missing = await doctor({ ...settings, SITE_DIR: "yok/client" });
  expect(missing.said).toContain("✗ Site:");
  expect(missing.code).toBe(1);
});

test("Data that others on the machine can read is wrong, and so is a key that is none", async () => {
  const settings = await goodSetUp("sqlite");
  chmodSync(join(settings.DATA_DIR!, "randevu.sqlite"), 0o644);
  writeFileSync(join(settings.DATA_DIR!, "secret.key"), "kısa\n", { mode: 0o600 });
  const { code, said } = await doctor(settings);
  expect(said).toMatch(/✗ Veri klasörü: başka kullanıcılara da açık: \S+randevu\.sqlite\./);
  expect(said).toContain("✗ Anahtar dosyası:");
  expect(said).toContain("2 sorun, 0 uyarı.");
  expect(code).toBe(1);
  writeFileSync(join(settings.DATA_DIR!, "secret.key"), Buffer.alloc(32, 7).toString("base64"));
  close(settings.DATA_DIR);
  expect((await doctor(settings)).said).toContain("✓ Anahtar dosyası: okunuyor");
});

test.each(bothEngines)(
  "Tables of another version are told apart: older, newer (%s)",
  async (engine) => {
    const settings = await goodSetUp(engine);
    const { database, close: stop } = await startService({ engine, storage: settings });
    const last = await database.db
      .selectFrom("migrations")
      .selectAll()
      .orderBy("name", "desc")
      .executeTakeFirstOrThrow();
    await database.db.deleteFrom("migrations").where("name", "=", last.name).execute();
    const older = await doctor(settings);
    expect([older.code, older.said]).toEqual([
      0,
      expect.stringContaining("! Veritabanı: tabloları eski."),
    ]);
    await database.db
      .insertInto("migrations")
      .values([last, { ...last, name: "999-yeni" }])
      .execute();
    const newer = await doctor(settings);
    expect([newer.code, newer.said]).toEqual([
      1,
      expect.stringContaining("✗ Veritabanı: bu sürümden daha yeni."),
    ]);
    await stop();
  },
);

test.each(bothEngines)(
  "A database without tables is empty, whatever stands beside it (%s)",
  async (engine) => {
    await goodSetUp(engine);
    const storage = await emptyStorage(engine);
    if (storage.DATA_DIR) writeFileSync(join(storage.DATA_DIR, "randevu.sqlite"), "");
    const { said } = await doctor({ ...storage, ...builtSite() });
    expect(said).toContain("! Veritabanı: boş.");
  },
);

test("A database that does not answer is wrong, and its password is not printed", async () => {
  const url = "postgres://akademi:gizli@127.0.0.1:1/akademi";
  const { code, said } = await doctor({ ...builtSite(), DATABASE_URL: url });
  expect(said).toContain("✗ Veritabanı: kullanılamıyor (ECONNREFUSED).");
  expect(said).not.toContain("gizli");
  expect(code).toBe(1);
});

test.each(onlyPostgres)("A database that only reads is wrong (%s)", async (engine) => {
  const settings = await goodSetUp(engine);
  const url = new URL(settings.DATABASE_URL!);
  url.searchParams.set(
    "options",
    `${url.searchParams.get("options")} -c default_transaction_read_only=on`,
  );
  const { code, said } = await doctor({ ...settings, DATABASE_URL: url.href });
  expect(said).toContain("✗ Veritabanı: kullanılamıyor (25006).");
  expect(code).toBe(1);
});

test.each(bothEngines)(
  "A clock behind what is stored is wrong, one far ahead doubtful (%s)",
  async (engine) => {
    const behind = await doctor(await goodSetUp(engine, { lastActivity: hoursAgo(-1) }));
    expect(behind.said).toMatch(/✗ Saat: .*: saat geri kalmış\./);
    expect(behind.code).toBe(1);
    const ahead = await doctor(await goodSetUp(engine, { lastActivity: hoursAgo(61 * 24) }));
    expect(ahead.said).toMatch(/! Saat: .*: saat ileri olabilir\./);
    expect(ahead.code).toBe(0);
  },
);

test("A backup is doubtful when it is 36 hours old, or none was ever made", async () => {
  const fresh = await doctor(await goodSetUp("sqlite", { lastBackup: hoursAgo(35.5) }));
  expect(fresh.said).toContain("✓ Yedek: son yedek 35 saat önce alınmış.");
  const old = await doctor(await goodSetUp("sqlite", { lastBackup: hoursAgo(36.5) }));
  expect(old.said).toContain("! Yedek: son yedek 36 saat önce alınmış.");
  const storage = await emptyStorage("sqlite");
  await (await startService({ engine: "sqlite", storage })).close();
  expect((await doctor({ ...storage, ...builtSite() })).said).toContain(
    "! Yedek: hiç yedek alınmamış.",
  );
});

test("A mail server that does not answer is wrong", async () => {
  const { code, said } = await doctor({ ...(await goodSetUp("sqlite")), ...mailSettings() });
  expect(said).toMatch(
    /✗ E-posta: sunucusu kullanılamıyor \((ESOCKET|ECONNREFUSED|ECONNECTION)\)\./,
  );
  expect(code).toBe(1);
});
