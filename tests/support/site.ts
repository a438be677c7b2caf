import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { onTestFinished } from "vitest";
import { readSiteFiles, type SiteFiles } from "../../server/http/site-files.ts";

const page = (title: string) =>
  `<!doctype html><title>${title}</title>${"<p>yıldız</p>".repeat(50)}`;

/** A small built site, as the site's own build lays it out. */
export function builtSite(): string {
  const build = mkdtempSync(join(tmpdir(), "akademi-site-"));
  onTestFinished(() => rmSync(build, { recursive: true, force: true }));
  const files: Record<string, string | Buffer> = {
    "csp.json": JSON.stringify({
      "/": ["sha256-home="],
      "/consultation": ["sha256-consultation="],
    }),
    "secret.txt": "outside the site",
    "client/index.html": page("Anasayfa"),
    "client/consultation/index.html": page("Danışmanlık"),
    "client/yazılar/index.html": page("Yazılar"),
    "client/404/index.html": page("Bulunamadı"),
    "client/__spa-fallback.html": page("Router"),
    "client/yonetim/index.html": page("Yönetim"),
    "client/yonetim/assets/panel-Ab12.js": "export const panel = 1;",
    "client/assets/main-Ab12.js": "export const answer = 42;".repeat(20),
    "client/assets/main-Ab12.js.br": Buffer.from("made by the build"),
    "client/assets/main-Ab12.js.gz": gzipSync("made by the build, too"),
    "client/aslan.png": Buffer.from([0x89, 0x50, 0x4e, 0x47]),
    "client/sw.js": "self.skipWaiting();",
    "client/robots.txt": "User-agent: *\n",
    "client/speculation-rules.json": "{}",
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(build, name)), { recursive: true });
    writeFileSync(join(build, name), content);
  }
  return join(build, "client");
}

export function siteFiles(): SiteFiles {
  return readSiteFiles(builtSite());
}

/** With a file at /buyuk that is larger than all the buffers on its way. */
export function withHugeFile(): SiteFiles {
  const body = Buffer.alloc(50_000_000);
  const digest = Buffer.from("huge");
  const huge = {
    body,
    digest,
    type: "text/plain",
    cacheControl: "no-store",
    encoded: () => undefined,
  };
  return siteFiles().set("/buyuk", huge);
}
