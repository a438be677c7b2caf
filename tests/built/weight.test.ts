import { globSync, readFileSync, statSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { pageAddresses } from "../../app/content/addresses.ts";
import { allAddresses, unlistedAddresses } from "../../app/content/all-addresses.ts";
import { isReading } from "../support/browser/page-kinds.ts";
import { builtFile, builtPages, documentAt, expectWholeBuild } from "./pages.ts";

const folder = "build/client";
const kB = 1000;
const addresses = [...allAddresses(), ...unlistedAddresses()];

test("The HTML of a reading page is at most 16 kB, of any other 20 kB", () => {
  expectWholeBuild();
  for (const address of addresses) {
    const { size } = statSync(`${folder}${address}/index.html.br`);
    expect(size, address).toBeLessThanOrEqual((isReading(address) ? 16 : 20) * kB);
  }
});

test("Every page loads at most 15 kB of CSS", () => {
  const sizes = new Map<string, number>();
  for (const address of addresses) {
    const sheets = documentAt(address).root.querySelectorAll("link[rel=stylesheet]");
    const bytes = sheets.reduce((sum, sheet) => {
      const href = sheet.getAttribute("href")!;
      const size = sizes.get(href) ?? gzipSync(builtFile(href), { level: 9 }).length;
      sizes.set(href, size);
      return sum + size;
    }, 0);
    expect(bytes, address).toBeGreaterThan(kB);
    expect(bytes, address).toBeLessThanOrEqual(15 * kB);
  }
});

test("The print style sheet is small and does not block painting", () => {
  const sheets = documentAt("/zodiac/koc").root.querySelectorAll("link[media=print]");
  expect(sheets).toHaveLength(1);
  const css = builtFile(sheets[0]!.getAttribute("href")!);
  expect(brotliCompressSync(css).length).toBeLessThanOrEqual(1500);
});

/** Of the pages to be read, those that load a small module. All that is not named loads no script. */
function moduleOf(address: string): string[] {
  if (address.endsWith("/cark")) return ["keep-middle"];
  if (address === pageAddresses.birthSign) return ["find-sign"];
  if (address === pageAddresses.retrograde) return ["mark-coming"];
  return /^\/(charts|planets(?!\/\w+\/)|zodiac\/.)/.test(address) ? ["reading"] : [];
}

const inHead = ["chosen-theme", "transitions"]
  .map((name) => readFileSync(`app/theme/${name}.js`, "utf8"))
  .join("");
const registerWorker = readFileSync("app/offline/register.js", "utf8");

test("A reading page loads one module of at most 1 kB or none, and no data for scripts", () => {
  const reading = allAddresses().filter(isReading);
  expect(reading.length).toBeGreaterThan(100);
  for (const address of reading) {
    const names = moduleOf(address);
    const scripts = documentAt(address).root.querySelectorAll(
      "script:not([type='application/ld+json'])",
    );
    const modules = scripts.filter((script) => script.getAttribute("type") === "module");
    const files = modules.map((script) => script.getAttribute("src")!);
    expect(files, address).toEqual(
      names.map((name) => expect.stringMatching(`^/assets/${name}-[\\w-]{8}\\.js$`)),
    );
    for (const file of files)
      expect(brotliCompressSync(builtFile(file)).length, file).toBeLessThanOrEqual(kB);
    const lines = scripts.filter((script) => !modules.includes(script));
    expect(
      lines.map(({ rawText }) => rawText),
      address,
    ).toEqual(names[0] === "reading" ? [inHead] : [inHead, registerWorker]);
    expect(builtPages.get(address), address).not.toContain("modulepreload");
  }
  expect(inHead.length + registerWorker.length).toBeLessThanOrEqual(1.5 * kB);
});

test("The theme script comes before style sheets and body on every page", () => {
  for (const [address, html] of builtPages) {
    const script = html.indexOf("<script>");
    expect(html.slice(script, script + 400), address).toContain("localStorage.theme");
    expect(script, address).toBeLessThan(html.indexOf('rel="stylesheet"'));
    expect(script, address).toBeLessThan(html.indexOf("<body"));
  }
});

test("No page has a file of data for the router", () => {
  expect(globSync("**/*.data", { cwd: folder })).toEqual([]);
});

const scripts = globSync(`${folder}/assets/*.js`);

test("The browser loads no schema library, parser or list of pictures", () => {
  expect(scripts.length).toBeGreaterThan(20);
  for (const script of scripts) {
    const code = readFileSync(script, "utf8");
    expect(code, script).not.toMatch(/ZodError|invalid_type|YAMLParseError/);
    expect(code.match(/\.(avif|webp)/g)?.length ?? 0, script).toBeLessThanOrEqual(3);
  }
});

test("Only the script of a chosen day's sky computes positions, and has at most 22 kB", () => {
  const computing = scripts.filter((script) => readFileSync(script, "utf8").includes("Mercury"));
  expect(computing).toEqual([expect.stringMatching(/\/show-sky-[\w-]{8}\.js$/)]);
  expect(brotliCompressSync(readFileSync(computing[0]!)).length).toBeLessThanOrEqual(22 * kB);
});

test("Every picture of a page has a content hash in its name", () => {
  const pictures = new Set(
    [...builtPages.values()].flatMap((html) => html.match(/\/[\w/.-]+\.(?:avif|webp)/g) ?? []),
  );
  expect(pictures.size).toBeGreaterThan(50);
  for (const file of pictures) expect(file).toMatch(/^\/assets\/[\w-]+-[\w-]{8}\.(avif|webp)$/);
});

test("Public pages load nothing that mentions the staff panel", () => {
  const sheets = globSync(`${folder}/assets/*.css`);
  const files = [...scripts, ...sheets].map((file) => [file, readFileSync(file, "utf8")] as const);
  for (const [name, text] of [...builtPages, ...files])
    expect(text.includes("yonetim"), name).toBe(false);
});
