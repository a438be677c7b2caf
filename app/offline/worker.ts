import { clientsClaim } from "workbox-core";
import { cleanupOutdatedCaches, type PrecacheEntry, precacheAndRoute } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { StaleWhileRevalidate } from "workbox-strategies";
import noteSheet from "./offline-note.css?url";
import { isForPanel, isPage } from "./requests.ts";
import retryScript from "./retry.js?url";
import { assets, atMost, pages } from "./stored-pages.ts";

/** Written by the build: what opens without a network after one visit (vite.config.ts). */
declare const precached: PrecacheEntry[];
declare const self: { skipWaiting(): Promise<void> } & EventTarget;
type Clients = {
  matchAll(options: { includeUncontrolled: boolean }): Promise<{ url: string }[]>;
};
declare const clients: Clients;
type Extendable = Event & { waitUntil(promise: Promise<unknown>): void };

// A new worker starts at once. That is safe because pages come from the network first.
self.skipWaiting();
clientsClaim();
cleanupOutdatedCaches();
// The page that registered the worker was loaded before it.
self.addEventListener("install", (event) => storeOpenPages(event as Extendable));

const ours = (test: (parts: { url: URL; request: Request }) => boolean) => {
  return ({ url, request, sameOrigin }: { url: URL; request: Request; sameOrigin: boolean }) =>
    sameOrigin && !isForPanel(url, request) && test({ url, request });
};

// Registered before precacheAndRoute, which would answer for the home page without asking the network.
registerRoute(ours(isPage), pages);
const unlisted = [noteSheet, retryScript].map((url) => ({ url, revision: null }));
precacheAndRoute([...precached, ...unlisted], { directoryIndex: "", cleanURLs: false });
registerRoute(
  ours(({ url }) => url.pathname.startsWith("/assets/")),
  assets,
);
// Not favicons: the browser stores them itself, and aborts the request when the page is left.
registerRoute(
  ours(
    ({ url, request }) => request.destination === "image" && !url.pathname.startsWith("/favicon"),
  ),
  new StaleWhileRevalidate({ cacheName: "images", plugins: [atMost(80)] }),
);

/** Stores the open pages with their scripts and styles, if that works. */
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
