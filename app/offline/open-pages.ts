import { isForPanel } from "./requests.ts";
import { assets, pages } from "./stored-pages.ts";

type Clients = {
  matchAll(options: { includeUncontrolled: boolean }): Promise<{ url: string }[]>;
};
declare const clients: Clients;
export type Extendable = Event & { waitUntil(promise: Promise<unknown>): void };

/** Stores what is open, with its scripts and styles, which the browser has just loaded. It may fail: then nothing is. */
export function storeOpenPages(event: Extendable): void {
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
