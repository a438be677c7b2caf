import type { WorkboxPlugin } from "workbox-core/types.js";
import { ExpirationPlugin } from "workbox-expiration";
import { matchPrecache } from "workbox-precaching";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import { offlineAddress, pageAddresses, privateLinkAddress } from "../content/addresses.ts";
import noteSheet from "./offline-note.css?url";
import { pageKey } from "./requests.ts";
import retryScript from "./retry.js?url";
import { withNote, withRetry, withStoredPages } from "./stored-copy.ts";

export const atMost = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true });

const cacheName = "pages";

const storing: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => pageKey(request.url),
  // A proxy answers with 502 to 504 if the server is down: treat it as no network.
  fetchDidSucceed: async ({ response }) => {
    if (response.status >= 500) throw new Error(`the server answered ${response.status}`);
    return response;
  },
  cacheWillUpdate: async ({ response }) => (isHtml(response) ? response : null),
  cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && noted(cachedResponse),
  handlerDidError: async ({ request }) => {
    const isHome = new URL(request.url).pathname === pageAddresses.home;
    const home = isHome && (await matchPrecache(pageAddresses.home));
    return home ? noted(home) : offlinePage();
  },
};

/** After this time without an answer the stored copy is shown. */
const networkTimeoutSeconds = 4;

/** Network first: stored copies are used only if the network fails or is too slow. */
export const pages = new NetworkFirst({
  cacheName,
  networkTimeoutSeconds,
  matchOptions: { ignoreVary: true },
  plugins: [storing, atMost(60)],
});

/** Cache first: the names of assets change with their content. */
export const assets = new CacheFirst({ cacheName: "assets", plugins: [atMost(120)] });

const isHtml = ({ status, headers }: Response) =>
  status === 200 && headers.get("content-type")?.startsWith("text/html");

const noted = (page: Response) => rewritten(page, (html) => withNote(html, noteSheet));

async function offlinePage(): Promise<Response | undefined> {
  const page = await matchPrecache(offlineAddress);
  const stored = await storedPages();
  return page && rewritten(page, (html) => withStoredPages(html, stored));
}

/** The pages that can be read offline. The private link's page is left out: it is empty without the service. */
async function storedPages() {
  const cache = await caches.open(cacheName);
  const requests = await cache.keys();
  const pages = await Promise.all(
    requests.map(async ({ url }) => {
      const page = await cache.match(url, { ignoreVary: true });
      return { path: new URL(url).pathname, html: (await page?.text()) ?? "" };
    }),
  );
  return pages.filter(({ path }) => path !== privateLinkAddress);
}

/** Keeps the headers, since the Content-Security-Policy has the hashes of the page's scripts. */
async function rewritten(page: Response, change: (html: string) => string): Promise<Response> {
  const html = withRetry(change(await page.text()), retryScript);
  return new Response(html, { headers: page.headers });
}
