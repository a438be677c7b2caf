import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { test as base, expect } from "@playwright/test";
import { readRedirects } from "../../../server/built.ts";
import { readSiteFiles, type SiteFiles } from "../../../server/http/site-files.ts";
import { type Service, startApp } from "../app.ts";
import { collectPersonalData, tells } from "./personal-data.ts";

const hour = 3_600_000;

type Fixtures = {
  service: Service;
  /** The server's own, where a test is about one. */
  settings: Record<string, string>;
};

/** Every test has a server and an empty database. */
export const test = base.extend<Fixtures, { siteFiles: SiteFiles }>({
  siteFiles: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
    async ({}, use) => use(readSiteFiles("build/client")),
    { scope: "worker" },
  ],
  settings: [{}, { option: true }],
  service: async ({ siteFiles, settings }, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), "e2e-"));
    const log: string[] = [];
    // No sign of life comes by real time, and no silence is too long: a busy machine's tests take minutes.
    const limits = { headers: hour, request: hour, silence: hour };
    const { started: service, words } = await collectPersonalData(() =>
      startApp(
        { DATA_DIR: folder, LOG_LEVEL: "debug", ...settings },
        {
          siteFiles,
          redirects: readRedirects("build/client"),
          heartbeat: hour,
          limits,
          logTo: { write: (line) => void log.push(line) },
        },
      ),
    );
    // Where it listens is no visitor's address.
    const listening = log.length;
    await use(service);
    const logged = log.slice(listening).join("");
    const personal = [...(await personalData(service)), ...words];
    expect(
      personal.filter((word) => tells(logged, word)),
      "the log tells of nobody",
    ).toEqual([]);
    await service.close();
    rmSync(folder, { recursive: true });
  },
  baseURL: ({ service }, use) => use(service.url),
});

/** All personal data and secrets that the test stored. */
async function personalData({ database: { db } }: Service): Promise<string[]> {
  const rows: Record<string, string | null>[] = [
    ...(await db
      .selectFrom("slots")
      .select(["name", "phone", "note", "reason", "link_key_hash"])
      .execute()),
    ...(await db.selectFrom("people").select(["email", "note", "owner_note"]).execute()),
    ...(await db.selectFrom("births").select(["birth"]).execute()),
    ...(await db.selectFrom("blocks").select(["reason"]).execute()),
    ...(await db
      .selectFrom("staff_accounts")
      .select(["email", "name", "password_hash", "totp_secret", "feed_token_hash"])
      .execute()),
    ...(await db.selectFrom("staff_sessions").select(["token_hash", "device"]).execute()),
    ...(await db.selectFrom("password_links").select("token_hash").execute()),
    ...(await db.selectFrom("passkeys").select(["id", "name"]).execute()),
    ...(await db.selectFrom("push_subscriptions").select(["endpoint", "auth"]).execute()),
    ...(await db.selectFrom("recovery_codes").select("code_hash").execute()),
  ];
  return rows.flatMap((row) => Object.values(row)).flatMap((text) => text || []);
}
