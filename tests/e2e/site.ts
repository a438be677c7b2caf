import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type APIRequestContext, test as base, expect, type Page } from "@playwright/test";
import { pageAddresses } from "../../content-model/addresses.ts";
import { readRedirects } from "../../server/http/redirects.ts";
import { readSiteFiles, type SiteFiles } from "../../server/http/site-files.ts";
import { type Service, startApp } from "../support/app.ts";

type Fixtures = {
  service: Service;
  /** The server's own, where a test is about one. */
  settings: Record<string, string>;
  /** Off where the browser's own measurements are wanted: a clock of ours hides its performance entries. */
  hasOwnClock: boolean;
  trouble: string[];
};

/** Every test has a server and an empty database, and a clock that both it and the browser go by. */
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
    // No sign of life comes by real time, which nothing here depends on.
    const service = await startApp(
      { DATA_DIR: folder, LOG_LEVEL: "debug", ...settings },
      {
        siteFiles,
        redirects: readRedirects("build/client"),
        heartbeat: 3_600_000,
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
  hasOwnClock: [true, { option: true }],
  page: async ({ page, service, hasOwnClock }, use) => {
    // Timers go on; only what the clock shows stands still.
    if (hasOwnClock) await page.clock.setFixedTime(service.clock.now);
    await use(page);
  },
  /** Every test fails on a console message of trouble, a broken policy, or a request to another host. */
  trouble: [
    async ({ page, baseURL }, use) => {
      const trouble: string[] = [];
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type()))
          trouble.push(`${message.text()} ${message.location().url}`);
      });
      page.on("pageerror", (error) => trouble.push(error.message));
      page.on("request", (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith("http") && origin !== baseURL) trouble.push(`asked ${origin}`);
      });
      await use(trouble);
      expect(trouble).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Opens a page and waits until React has taken it over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.body).some((key) => key.startsWith("__react")),
  );
}

/** A page's answer, plain: compressing every page takes the server longer than all else in a crawl. */
export const plainly = (request: APIRequestContext, path: string) =>
  request.get(path, { headers: { "accept-encoding": "identity" } });

export const isSmall = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

/** The eight pages of the specification, stated here again, so that none can move unnoticed. */
export const eightPages = [
  "/",
  "/about",
  "/charts",
  "/zodiac",
  "/elements",
  "/planets",
  "/blog",
  "/consultation",
];

/** Every other page, but the one for unknown addresses. */
export const furtherPages: string[] = Object.values(pageAddresses).filter(
  (path) => !eightPages.includes(path) && path !== pageAddresses.notFound,
);

/** Those, and one address of each kind of state besides. */
export const furtherStates = [
  ...furtherPages,
  "/charts/progress",
  "/zodiac/aslan",
  "/zodiac/aslan/saglik",
  "/zodiac/koc/unluler",
  "/planets/mars#koc",
  "/planets/venus/akrep",
  "/blog/yukselen-koc",
  "/consultation#mini-ongoru",
  "/#ay-2027",
];

/** Whatever the test has had stored of people: visitors and staff. */
async function personalData({ database: { db } }: Service): Promise<string[]> {
  const visitors = await db.selectFrom("slot_claims").select(["name", "phone"]).execute();
  const staff = await db.selectFrom("staff_accounts").select("email").execute();
  return [...visitors.flatMap(({ name, phone }) => [name, phone]), ...staff.map((one) => one.email)]
    .filter((text) => text !== null)
    .filter(Boolean);
}
