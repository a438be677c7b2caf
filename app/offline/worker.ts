import { clientsClaim } from "workbox-core";
import { cleanupOutdatedCaches, type PrecacheEntry, precacheAndRoute } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { StaleWhileRevalidate } from "workbox-strategies";
import noteSheet from "./offline-note.css?url";
import { isForPanel, isPage } from "./requests.ts";
import retryScript from "./retry.js?url";
import { assets, atMost, pages, storePageOf } from "./stored-pages.ts";

/** Written by the build: what opens without a network after one visit (vite.config.ts). */
declare const precached: PrecacheEntry[];
declare const self: { skipWaiting(): Promise<void> } & EventTarget;
type Clients = {
  matchAll(options: { includeUncontrolled: boolean }): Promise<{ url: string }[]>;
};
declare const clients: Clients;
type Extendable = Event & { waitUntil(promise: Promise<unknown>): void };

// A new worker waits for nobody. Pages come from the network first, so that none can be too old for it.
self.skipWaiting();
clientsClaim();
cleanupOutdatedCaches();
// The page that brought the worker was there before it.
self.addEventListener("install", (event) => storeOpenPages(event as Extendable));

const ours = (test: (parts: { url: URL; request: Request }) => boolean) => {
  return ({ url, request, sameOrigin }: { url: URL; request: Request; sameOrigin: boolean }) =>
    sameOrigin && !isForPanel(url, request) && test({ url, request });
};

// Before the files of the first visit, the home page among them, would answer instead of the network.
registerRoute(ours(isPage), pages);
// Where the router moves by itself, the page as such was never asked for.
registerRoute(
  ours(({ url }) => url.pathname.endsWith(".data")),
  storePageOf,
);
const ownFiles = [noteSheet, retryScript].map((url) => ({ url, revision: null }));
precacheAndRoute([...precached, ...ownFiles], { directoryIndex: "", cleanURLs: false });
registerRoute(
  ours(({ url }) => url.pathname.startsWith("/assets/")),
  assets,
);
// The browser's own icons are no part of a page: it keeps them itself, and drops the question when the page is left.
registerRoute(
  ours(
    ({ url, request }) => request.destination === "image" && !url.pathname.startsWith("/favicon"),
  ),
  new StaleWhileRevalidate({ cacheName: "images", plugins: [atMost(80)] }),
);

/** Stores what is open, with its scripts and styles, which the browser has just loaded. It may fail: then nothing is. */
function storeOpenPages(event: Extendable): void {
  const storeAll = async () => {
    const open = await clients.matchAll({ includeUncontrolled: true });
    await Promise.all(open.map(({ url }) => storePage(new URL(url), event)));
  };
  event.waitUntil(storeAll().catch(() => {}));
}

async function storePage(url: URL, event: Extendable): Promise<void> {
  if (isForPanel(url, { referrer: "" })) return;
  const page: Response = await pages.handle({ request: new Request(url), event });
  const files = (await page.text()).match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? [];
  await Promise.all(
    [...new Set(files)].map((file) => assets.handle({ request: new Request(file), event })),
  );
}
