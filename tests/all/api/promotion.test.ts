import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { folders } from "../../../app/build/digest.ts";
import { pageAddresses } from "../../../app/content/addresses.ts";
import { allAddresses, unlistedAddresses } from "../../../app/content/all-addresses.ts";
import { builtPages, expectWholeBuild } from "../../built/pages.ts";
import { placeOf, readPage } from "../../support/built-pages.ts";

const minute = 60_000;
const root = mkdtempSync(join(tmpdir(), "akademi-sade-"));
const client = join(root, "build/client");
const read = (path: string) => readFileSync(join(client, path), "utf8");

/** A second build, of the same sources but for one word, in a folder of its own. */
beforeAll(() => {
  expectWholeBuild();
  const settings = readdirSync(".").filter((name) => /\.(ts|json)$/.test(name));
  for (const name of [...settings, ...folders]) cpSync(name, join(root, name), { recursive: true });
  // Neither is on any page that is looked at here, and both are large.
  rmSync(join(root, "public/og"), { recursive: true, force: true });
  symlinkSync(resolve("node_modules"), join(root, "node_modules"));
  const file = join(root, "content/site.yaml");
  const site = readFileSync(file, "utf8");
  writeFileSync(file, site.replace("promotion: true", "promotion: false"));
  const { status, stdout, stderr } = spawnSync("npx", ["--no-install", "react-router", "build"], {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production" },
    timeout: 20 * minute,
  });
  expect(status, `${stdout}\n${stderr}`).toBe(0);
}, 21 * minute);

afterAll(() => rmSync(root, { recursive: true, force: true }));

const pages = () =>
  new Map(
    globSync("**/index.html", { cwd: client }).map((file) => [
      `/${file.replace(/\/?index\.html$/, "")}`,
      read(file),
    ]),
  );

test("Without promotion all pages exist but the consultations'", () => {
  const expected = [...allAddresses(), ...unlistedAddresses()].filter(
    (address) => address !== pageAddresses.consultation,
  );
  expect([...pages().keys()].sort()).toEqual(expected.sort());
});

test("Without promotion no file mentions a price, form, course or consultation", () => {
  const files = globSync("**/*.{html,json,xml,webmanifest,data,txt}", { cwd: client });
  expect(files.length).toBeGreaterThan(200);
  const promotes =
    /3250 TL|"price":\d|forms\.example|"\/consultation|\/blog#egitim|Başvuru (Formu|Yap)|"Offer"|"Course"|VIP Öngörü|Danışmanlık (Türleri|alın)/;
  const found = files.flatMap((file) => {
    const match = promotes.exec(read(file));
    return match ? [`${file}: ${match[0]}`] : [];
  });
  expect(found).toEqual([]);
  // With promotion the same look finds what it looks for.
  expect(builtPages.get("/")).toMatch(promotes);
  expect(builtPages.get("/blog")).toMatch(promotes);
});

test("Without promotion all other texts are unchanged", () => {
  const shown = pages();
  const words = (html: string) =>
    /<main\b.*<\/main>/s
      .exec(html)![0]
      .replace(/<script\b.*?<\/script>/gs, "")
      .replace(/<[^>]*>/g, " ");
  const reading = ["/zodiac/", "/planets/", "/blog/", "/elements", "/charts/"];
  const texts = [...shown.keys()].filter((path) => reading.some((one) => path.startsWith(one)));
  expect(texts.length).toBeGreaterThan(200);
  for (const path of texts) {
    const before = words(builtPages.get(path)!).length;
    // Links to consultations go, and the course below an article.
    expect(words(shown.get(path)!).length, path).toBeGreaterThan(before * 0.6);
  }
  for (const path of texts.filter((path) => path.startsWith("/zodiac/"))) {
    expect(words(shown.get(path)!)).toBe(words(builtPages.get(path)!));
  }
});

test("Without promotion no link is broken", () => {
  const shown = new Map([...pages()].map(([path, html]) => [path, readPage(html)]));
  const dead: string[] = [];
  for (const [from, { own, shared }] of shown) {
    for (const { href } of [...own, ...shared]) {
      const place = placeOf(href, from);
      if (!place) continue;
      const target = shown.get(place.path);
      const isFile = place.path.includes(".") && existsSync(join(client, place.path));
      const isPlace = target && (!place.fragment || target.ids.has(place.fragment));
      if (!isFile && !isPlace) dead.push(`${from}: ${href}`);
    }
  }
  expect(dead).toEqual([]);
});

test("Without promotion the navigation and the site map leave out the consultations", () => {
  const { shared } = readPage(read("index.html"));
  expect(shared.map(({ href }) => href)).toContain(pageAddresses.blog);
  expect(shared.map(({ href }) => href)).not.toContain(pageAddresses.consultation);
  expect(read("sitemap.xml")).not.toContain(pageAddresses.consultation);
  expect(JSON.parse(read("site.webmanifest")).shortcuts).toHaveLength(1);
  expect(read("speculation-rules.json")).not.toContain(pageAddresses.consultation);
  expect(read("about/index.html")).not.toContain("Hizmetlerimiz");
  expect(read("index.html")).toContain("Randevu durumunu sorgula");
});
