import { mkdtempSync, rmSync } from "node:fs";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { test as base } from "@playwright/test";
import { readSiteFiles, type SiteFiles } from "../../../server/http/site-files.ts";
import { type Service, startApp } from "../app.ts";

/** Tests with a service worker and a site whose files change, or whose server goes. */
export const test = base.extend<{ site: Awaited<ReturnType<typeof changingSite>> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
  site: async ({}, use) => {
    const site = await changingSite();
    await site.serve({});
    await use(site);
    await site.end();
  },
  baseURL: ({ site }, use) => use(site.url),
  serviceWorkers: "allow",
});

/** One address before servers that follow each other, as after a new build, or that are gone. */
async function changingSite() {
  const folder = mkdtempSync(path.join(tmpdir(), "e2e-"));
  let service: Service | undefined;
  const front = createServer((asked, answer) => {
    if (!service) return answer.destroy();
    const target = new URL(asked.url ?? "/", service.url);
    const passed = request(target, { method: asked.method, headers: asked.headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      // A server that goes in the middle of an answer ends it here too.
      given.on("error", () => answer.destroy());
      given.pipe(answer);
    });
    passed.on("error", () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => front.listen(0, "127.0.0.1", resolve));
  const { port } = front.address() as AddressInfo;

  const stop = async () => {
    const stopped = service;
    service = undefined;
    await stopped?.close();
  };
  return {
    url: `http://127.0.0.1:${port}`,
    stop,
    /** Serves the built site with some of its files changed. */
    async serve(changes: Record<string, (text: string) => string>) {
      await stop();
      const siteFiles = changed(readSiteFiles("build/client"), changes);
      service = await startApp({ DATA_DIR: folder }, { siteFiles });
    },
    async end() {
      await stop();
      front.closeAllConnections();
      front.close();
      rmSync(folder, { recursive: true });
    },
  };
}

function changed(files: SiteFiles, changes: Record<string, (text: string) => string>): SiteFiles {
  for (const [name, change] of Object.entries(changes)) {
    const file = files.get(name)!;
    const body = Buffer.from(change(file.body.toString()));
    files.set(name, { ...file, body, digest: body, encoded: () => undefined });
  }
  return files;
}
