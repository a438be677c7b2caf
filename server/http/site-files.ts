import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, extname, join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { monthShown } from "../../contract/hero-months.ts";
import { panelPath } from "../../contract/panel/pages.ts";
import { pushWorkerPath } from "../../contract/panel/push.ts";
import { speculationRulesPath } from "../../contract/public/paths.ts";
import { workerPath } from "../../contract/public/worker.ts";
import { yearShown } from "../../contract/retrograde-years.ts";
import { readScriptHashes } from "../built.ts";

export type Encoding = "br" | "gzip";

export type SiteFile = {
  body: Buffer;
  /** SHA-256 of the body. */
  digest: Buffer;
  type: string;
  cacheControl: string;
  /** Variants of the page by month ("2026-11") or year ("2027"). */
  dated?: { pages: Map<string, SiteFile>; shown: Shown };
  /** Hashes of the inline scripts of an HTML page. */
  scriptHashes?: string[];
  /** The compressed body; undefined if compression gains nothing. */
  encoded(encoding: Encoding): Promise<Buffer> | undefined;
};

/** Chooses the variant that is shown now. */
type Shown = (names: string[], now: Date) => string | undefined;

export type SiteFiles = Map<string, SiteFile>;

export const notFoundPath = "/404";

/** Service workers: the site's and the panel's. */
export const workerPaths = [workerPath, pushWorkerPath];

const types: Record<string, string> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".ics": "text/calendar; charset=utf-8",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
  [speculationRulesPath]: "application/speculationrules+json; charset=utf-8",
};

/** Pages with variants by time, and the folder in which the build wrote them. */
export const datedPages: Record<string, { folder: string; shown: Shown }> = {
  "/": { folder: "home", shown: monthShown },
  "/retro": { folder: "retro", shown: yearShown },
};

const day = 86_400;

/** Reads the built site into memory, keyed by URL path. Requests do not reach the file system. */
export function readSiteFiles(siteDir: string): SiteFiles {
  const hashesByPage = readScriptHashes(siteDir);
  const needed = join(siteDir, notFoundPath, "index.html");
  if (!existsSync(needed)) throw new Error(`${needed} is missing: build the site first.`);

  const files: SiteFiles = new Map();
  for (const entry of readdirSync(siteDir, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const url = `/${relative(siteDir, file).split(sep).join("/")}`.normalize("NFC");
    if (!entry.isFile() || isPrecompressed(file) || url.startsWith("/__")) continue;
    const path = urlPath(url);
    files.set(path, readSiteFile(file, path, hashesByPage[path] ?? []));
  }
  for (const [path, { folder, shown }] of Object.entries(datedPages)) {
    const page = files.get(path);
    const pages = readPages(join(dirname(siteDir), folder), path, page?.scriptHashes ?? []);
    if (page) page.dated = { pages, shown };
  }
  return files;
}

function readPages(folder: string, path: string, scriptHashes: string[]): Map<string, SiteFile> {
  if (!existsSync(folder)) return new Map();
  const names = readdirSync(folder).filter((name) => name.endsWith(".html"));
  return new Map(
    names
      .sort()
      .map((name) => [
        basename(name, ".html"),
        readSiteFile(join(folder, name), path, scriptHashes),
      ]),
  );
}

export function findFile(files: SiteFiles, path: string): SiteFile | undefined {
  const normal = path.normalize("NFC");
  return files.get(normal) ?? panelPageAt(files, normal.replace(/\/+$/, ""));
}

/** The panel is a single page for all of its addresses. */
function panelPageAt(files: SiteFiles, path: string): SiteFile | undefined {
  const isBelow = path.startsWith(`${panelPath}/`) && extname(path) === "";
  return isBelow || path.toLowerCase() === panelPath ? files.get(panelPath) : undefined;
}

function urlPath(url: string): string {
  if (url.endsWith("/index.html")) return url.slice(0, -"/index.html".length).toLowerCase() || "/";
  return url;
}

const isPrecompressed = (file: string) =>
  /\.(br|gz)$/.test(file) && existsSync(file.replace(/\.(br|gz)$/, ""));

function readSiteFile(file: string, path: string, scriptHashes: string[]): SiteFile {
  const body = readFileSync(file);
  const type = types[path] ?? types[extname(file)] ?? "application/octet-stream";
  const isPage = type.startsWith("text/html");
  const changesOnBuild = isPage || workerPaths.includes(path);
  return {
    body,
    digest: createHash("sha256").update(body).digest(),
    type,
    cacheControl: ["", panelPath].some((base) => path.startsWith(`${base}/assets/`))
      ? `public, max-age=${365 * day}, immutable`
      : changesOnBuild
        ? "no-cache"
        : `public, max-age=${day}`,
    ...(isPage && { scriptHashes }),
    encoded: type.includes("charset") ? compressed(file, body) : () => undefined,
  };
}

/** Uses the compressed files of the build, or compresses on first use. */
function compressed(file: string, body: Buffer): SiteFile["encoded"] {
  const made: Partial<Record<Encoding, Promise<Buffer>>> = {};
  const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  const make = {
    br: () => promisify(brotliCompress)(body, brotliOptions),
    gzip: () => promisify(gzip)(body, { level: 9 }),
  };
  for (const [encoding, ending] of [
    ["br", ".br"],
    ["gzip", ".gz"],
  ] as const) {
    if (existsSync(file + ending)) made[encoding] = Promise.resolve(readFileSync(file + ending));
  }
  return (encoding) => (made[encoding] ??= make[encoding]());
}
