import { rmSync } from "node:fs";
import { get } from "node:http";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { pageAddresses } from "../../../app/content/addresses.ts";
import { readRedirects } from "../../../server/built.ts";
import { datedPages, notFoundPath, readSiteFiles } from "../../../server/http/site-files.ts";
import { parseAnswer, rawSocket } from "../../support/raw-socket.ts";
import { startService } from "../../support/service.ts";
import { builtSite, siteFiles } from "../../support/site.ts";

async function startSite(settings?: Record<string, string>) {
  const { url } = await startService({ engine: "sqlite", settings, siteFiles: siteFiles() });
  return (path: string, init?: RequestInit) => fetch(url + path, init);
}

/** What fetch would tidy up or decode is sent and read as it is. */
function rawGet(url: string, path: string, headers = {}) {
  return new Promise<{ status?: number; encoding?: string; body: Buffer }>((resolve, reject) => {
    get(url, { path, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk) => chunks.push(chunk));
      answer.on("end", () =>
        resolve({
          status: answer.statusCode,
          encoding: answer.headers["content-encoding"],
          body: Buffer.concat(chunks),
        }),
      );
    }).on("error", reject);
  });
}

test("Pages open in any case and with a slash at the end", async () => {
  const ask = await startSite();
  for (const path of ["/consultation", "/Consultation", "/CONSULTATION/", "/consultation?x=1"]) {
    const answer = await ask(path);
    expect(answer.status, path).toBe(200);
    expect(await answer.text()).toContain("<title>Danışmanlık</title>");
  }
  expect(await (await ask("/")).text()).toContain("<title>Anasayfa</title>");
});

test("Turkish letters in a path are found in any Unicode form", async () => {
  const ask = await startSite();
  expect((await ask(`/${encodeURIComponent("yazılar")}`)).status).toBe(200);
  expect((await ask(`/${encodeURIComponent("yazılar".normalize("NFD"))}`)).status).toBe(200);
});

test("An unknown path shows the Turkish page with status 404", async () => {
  const ask = await startSite();
  for (const path of [
    "/yok",
    "/consultation/yok",
    "/assets/yok.js",
    "/__spa-fallback.html",
    "/404",
  ]) {
    const answer = await ask(path);
    expect(answer.status, path).toBe(404);
    expect(await answer.text()).toContain("<title>Bulunamadı</title>");
  }
});

test("No path leads out of the site's folder", async () => {
  const { url } = await startService({ engine: "sqlite", siteFiles: siteFiles() });
  const paths = [
    "/../secret.txt",
    "/..%2fsecret.txt",
    "/%2e%2e/secret.txt",
    "/assets/..%5c..%5csecret.txt",
    "//secret.txt",
    "/consultation/%00",
  ];
  for (const path of paths) {
    const { status, body } = await rawGet(url, path);
    expect(status, path).toBe(404);
    expect(body.toString()).not.toContain("outside");
  }
});

test("Each page has a strict policy with its script hashes", async () => {
  const ask = await startSite();
  const policyOf = async (path: string) => (await ask(path)).headers.get("content-security-policy");
  expect(await policyOf("/Consultation")).toBe(
    "default-src 'none'; script-src 'self' 'sha256-consultation='; style-src 'self'; " +
      "img-src 'self'; font-src 'self'; connect-src 'self'; form-action 'self'; " +
      "base-uri 'none'; frame-ancestors 'none'; manifest-src 'self'; worker-src 'self'; " +
      "require-trusted-types-for 'script'; trusted-types icerik cevrimdisi kanit",
  );
  expect(await policyOf("/")).toContain("script-src 'self' 'sha256-home=';");
  expect(await policyOf("/yok")).toContain("script-src 'self';");
});

test("The service worker is never cached and may connect to its host alone", async () => {
  const ask = await startSite();
  const { headers } = await ask("/sw.js");
  expect(headers.get("cache-control")).toBe("no-cache");
  expect(headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  expect(headers.get("content-security-policy")).toBe(
    "default-src 'none'; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
  );
});

test("Every answer carries the security headers; HSTS comes with TLS only", async () => {
  const plain = await startSite();
  const secure = await startSite({ BEHIND_TLS: "true" });
  for (const path of ["/", "/yok", "/aslan.png", "/api/yok", "/healthz"]) {
    const { headers } = await plain(path);
    expect(headers.get("x-content-type-options"), path).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("permissions-policy")).toContain("camera=()");
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
    expect(headers.get("cross-origin-embedder-policy")).toBe("require-corp");
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(headers.get("strict-transport-security")).toBeNull();
    expect((await secure(path)).headers.get("strict-transport-security")).toBe(
      "max-age=63072000; includeSubDomains; preload",
    );
  }
});

test("Pages name the speculation rules; files and the panel do not", async () => {
  const ask = await startSite();
  const rulesOf = async (path: string) => (await ask(path)).headers.get("speculation-rules");
  for (const path of ["/", "/Consultation", "/yok"]) {
    expect(await rulesOf(path), path).toBe('"/speculation-rules.json"');
  }
  for (const path of ["/aslan.png", "/yonetim", "/yonetim/hafta", "/api/yok", "/healthz"]) {
    expect(await rulesOf(path), path).toBeNull();
  }
  const rules = await ask("/speculation-rules.json");
  expect(rules.headers.get("content-type")).toBe(
    "application/speculationrules+json; charset=utf-8",
  );
});

test("Hashed files are cached for a year, images for a day, pages revalidated", async () => {
  const ask = await startSite();
  const cacheOf = async (path: string) => (await ask(path)).headers.get("cache-control");
  expect(await cacheOf("/assets/main-Ab12.js")).toBe("public, max-age=31536000, immutable");
  expect(await cacheOf("/aslan.png")).toBe("public, max-age=86400");
  expect(await cacheOf("/consultation")).toBe("no-cache");
});

test("A copy that is still good is answered with 304 until the page or its policy changes", async () => {
  const files = siteFiles();
  const one = await startService({ engine: "sqlite", siteFiles: files });
  const settings = { BOOKING_API_BASE: "https://randevu.example" };
  const other = await startService({ engine: "sqlite", siteFiles: files, settings });
  const etag = (await fetch(one.url)).headers.get("etag")!;
  const again = await fetch(one.url, { headers: { "if-none-match": `"x", ${etag}` } });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  expect(again.headers.get("etag")).toBe(etag);
  const changed = await fetch(other.url, { headers: { "if-none-match": etag } });
  expect(changed.status).toBe(200);
});

test("The best encoding that the browser accepts is sent", async () => {
  const { url } = await startService({ engine: "sqlite", siteFiles: siteFiles() });
  const encodingFor = async (path: string, accepted?: string) =>
    (await rawGet(url, path, accepted ? { "accept-encoding": accepted } : {})).encoding;
  expect(await encodingFor("/", "gzip, deflate, br, zstd")).toBe("br");
  expect(await encodingFor("/", "gzip, br;q=0")).toBe("gzip");
  expect(await encodingFor("/", "gzip, br ; q=0.00, deflate")).toBe("gzip");
  expect(await encodingFor("/", "br; q=0.5")).toBe("br");
  expect(await encodingFor("/", "brotli, xgzip")).toBeUndefined();
  expect(await encodingFor("/", "deflate")).toBeUndefined();
  expect(await encodingFor("/")).toBeUndefined();
  expect(await encodingFor("/aslan.png", "br")).toBeUndefined();
});

test("Files compressed by the build are sent as they are, others compressed here", async () => {
  const { url } = await startService({ engine: "sqlite", siteFiles: siteFiles() });
  const built = await rawGet(url, "/assets/main-Ab12.js", { "accept-encoding": "br" });
  expect(built.body.toString()).toBe("made by the build");
  const made = await rawGet(url, "/", { "accept-encoding": "br" });
  expect(brotliDecompressSync(made.body).toString()).toContain("<title>Anasayfa</title>");
});

test("A file has the same headers under its exact path and under another spelling", async () => {
  const ask = await startSite();
  for (const [exact, other] of [
    ["/consultation", "/consultation/"],
    ["/aslan.png", "/asl%61n.png"],
  ] as const) {
    const [one, two] = (await Promise.all([ask(exact), ask(other)])).map(({ headers }) =>
      [...headers].filter(([name]) => name !== "date"),
    );
    expect(one).toEqual(two);
  }
});

test("A page that is asked for with two hosts is refused", async () => {
  const { url } = await startService({ engine: "sqlite", siteFiles: siteFiles() });
  const { send, ended } = await rawSocket(url);
  send("GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\n\r\n");
  expect(parseAnswer(await ended)).toMatchObject({ status: 400 });
});

test("HEAD answers like GET without the body", async () => {
  const ask = await startSite();
  const identity = { headers: { "accept-encoding": "identity" } };
  const [full, head] = [await ask("/", identity), await ask("/", { ...identity, method: "HEAD" })];
  expect([head.status, await head.text()]).toEqual([200, ""]);
  for (const name of ["content-length", "content-type", "etag", "content-security-policy"]) {
    expect(head.headers.get(name), name).toBe(full.headers.get(name));
  }
});

test("Pages refuse other methods", async () => {
  const ask = await startSite();
  for (const method of ["POST", "PUT", "DELETE", "OPTIONS"]) {
    const answer = await ask("/consultation", { method });
    expect(answer.status, method).toBe(405);
    expect(answer.headers.get("allow")).toBe("GET, HEAD");
  }
  expect((await ask("/yok", { method: "POST", body: "x" })).status).toBe(404);
});

test("A site that was not built stops the start with a sentence", () => {
  const site = builtSite();
  rmSync(join(site, "../csp.json"));
  expect(() => readSiteFiles(site)).toThrow(/csp\.json cannot be read: build the site first/);
  const withoutPage = builtSite();
  rmSync(join(withoutPage, "404"), { recursive: true });
  expect(() => readSiteFiles(withoutPage)).toThrow(/404.* is missing: build the site first\.$/);
  expect(() => readSiteFiles("no/such/folder")).toThrow(/cannot be read: build the site first/);
  expect(() => readRedirects(site)).toThrow(/redirects\.json cannot be read: build the site first/);
});

test("The pages that the server names exist on the site", () => {
  expect(notFoundPath).toBe(pageAddresses.notFound);
  expect(Object.keys(datedPages)).toEqual([pageAddresses.home, pageAddresses.retrograde]);
});

test("Every address of the panel opens its page, and missing files stay missing", async () => {
  const ask = await startSite();
  for (const path of ["/yonetim", "/yonetim/", "/yonetim/hafta", "/yonetim/randevu/4711"]) {
    const answer = await ask(path);
    expect(answer.status, path).toBe(200);
    expect(await answer.text()).toContain("<title>Yönetim</title>");
    expect(answer.headers.get("content-security-policy")).toContain("script-src 'self';");
  }
  for (const path of ["/yonetim/assets/gone-Ab12.js", "/yonetimx", "/x/yonetim"]) {
    expect((await ask(path)).status, path).toBe(404);
  }
  const script = await ask("/yonetim/assets/panel-Ab12.js");
  expect(script.headers.get("cache-control")).toContain("immutable");
});
