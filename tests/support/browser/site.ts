import { type APIRequestContext, type ConsoleMessage, expect, type Page } from "@playwright/test";
import { pageAddresses } from "../../../app/content/addresses.ts";
import { specifiedPages } from "../specified-pages.ts";
import { test as base } from "./service.ts";

type Fixtures = {
  /** Off where the browser's own measurements are wanted: a clock of ours hides its performance entries. */
  hasOwnClock: boolean;
  trouble: string[];
};

/** Every test has a server and an empty database, and a clock that both it and the browser go by. */
export const test = base.extend<Fixtures>({
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
        if (["error", "warning"].includes(message.type()) && !isBlockedWorker(message))
          trouble.push(`${message.text()} ${message.location().url}`);
      });
      page.on("pageerror", ({ message }) => trouble.push(message));
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

/** What Playwright says where it keeps the page from having a worker. */
const isBlockedWorker = (message: ConsoleMessage) =>
  message.text() === "Service Worker registration blocked by Playwright";

export { expect };

/** Opens a page and waits until React has taken it over, where the page has it. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** By the time that a document is parsed, the small module of a reading page has run. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForLoadState("domcontentloaded");
  await page.waitForFunction(
    () =>
      !document.querySelector('script[type="module"]:not([src])') ||
      Object.keys(document.body).some((key) => key.startsWith("__react")),
  );
}

/** A page's answer, plain: compressing every page takes the server longer than all else in a crawl. */
export const plainly = (request: APIRequestContext, path: string) =>
  request.get(path, { headers: { "accept-encoding": "identity" } });

export const isSmall = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

/** Every other page, but the one for unknown addresses. */
export const furtherPages: string[] = Object.values(pageAddresses).filter(
  (path) => !specifiedPages.includes(path) && path !== pageAddresses.notFound,
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
  "/sozluk/k-n",
  "/uyum#koc",
  "/uyum/koc-boga",
  "/consultation#mini-ongoru",
  "/#ay-2027",
];
