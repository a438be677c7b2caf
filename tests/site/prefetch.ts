import { request as ask, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { test as base } from "../support/browser/site.ts";

/** Every test's server stands behind one that notes what was asked for ahead of time, and how. */
export const test = base.extend<{ ahead: string[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
  ahead: async ({}, use) => use([]),
  baseURL: async ({ service, ahead }, use) => {
    const proxy = createServer(({ method, url = "/", headers }, answer) => {
      const purpose = headers["sec-purpose"];
      if (purpose) ahead.push(`${url} ${purpose}`);
      ask(service.url + url, { method, headers }, (origin) => {
        answer.writeHead(origin.statusCode!, origin.headers);
        origin.pipe(answer);
      }).end();
    });
    await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
    await use(`http://127.0.0.1:${(proxy.address() as AddressInfo).port}`);
    proxy.closeAllConnections();
    proxy.close();
  },
});

export const inMenu = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Ana menü" }).getByRole("link", { name });
