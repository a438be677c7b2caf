import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { test as base, expect } from "@playwright/test";
import { readRedirects } from "../../server/http/redirects.ts";
import { readSiteFiles, type SiteFiles } from "../../server/http/site-files.ts";
import { type Service, startApp } from "../support/app.ts";

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
    const service = await startApp(
      { DATA_DIR: folder, LOG_LEVEL: "debug", ...settings },
      {
        siteFiles,
        redirects: readRedirects("build/client"),
        heartbeat: hour,
        limits,
        logTo: { write: (line) => void log.push(line) },
      },
    );
    await use(service);
    for (const personal of await personalData(service)) {
      expect(log.join(""), "the log tells of nobody").not.toContain(personal);
    }
    await service.close();
    rmSync(folder, { recursive: true });
  },
  baseURL: ({ service }, use) => use(service.url),
});

/** Whatever the test has had stored of people: visitors and staff. */
async function personalData({ database: { db } }: Service): Promise<string[]> {
  const visitors = await db.selectFrom("slot_claims").select(["name", "phone"]).execute();
  const staff = await db.selectFrom("staff_accounts").select(["email", "name"]).execute();
  return [
    ...visitors.flatMap(({ name, phone }) => [name, phone]),
    ...staff.flatMap(({ email, name }) => [email, name]),
  ]
    .filter((text) => text !== null)
    .filter(Boolean);
}
