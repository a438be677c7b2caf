import { globSync, readFileSync } from "node:fs";
import { type HTMLElement, parse } from "node-html-parser";
import { allAddresses } from "../../app/content/all-addresses.ts";

const folder = "build/client";

/** Everything that `npm run build` has prerendered, by its address. */
export const builtPages = new Map(
  globSync("**/index.html", { cwd: folder })
    .filter((file) => !file.startsWith("yonetim/"))
    .map((file) => [
      `/${file.replace(/\/?index\.html$/, "")}`,
      readFileSync(`${folder}/${file}`, "utf8"),
    ]),
);

/** A test of no pages would pass: it is to fail. */
export function expectWholeBuild(): void {
  const missing = allAddresses().filter((address) => !builtPages.has(address));
  if (missing.length > 0) throw new Error(`\`npm run build\` first: ${missing[0]} is missing`);
}

export const builtFile = (path: string) => readFileSync(`${folder}${path}`, "utf8");

const parsed = new Map<string, HTMLElement>();

function parsedAt(address: string): HTMLElement {
  const known = parsed.get(address);
  if (known) return known;
  const root = parse(builtPages.get(address)!, { blockTextElements: { script: true } });
  parsed.set(address, root);
  return root;
}

export function documentAt(address: string) {
  const root = parsedAt(address);
  return {
    root,
    text: (selector: string) => wordsOf(root.querySelector(selector)?.text),
    texts: (selector: string) => root.querySelectorAll(selector).map((one) => wordsOf(one.text)),
    attribute: (selector: string, name: string) => root.querySelector(selector)?.getAttribute(name),
  };
}

/** As it is read: a space that may not break is a space. */
export const wordsOf = (text = "") => text.replace(/\s+/g, " ").trim();
