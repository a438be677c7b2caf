import { existsSync, readFileSync } from "node:fs";
import { closingLink, pageAddresses } from "../../app/content/addresses.ts";
import { allAddresses } from "../../app/content/all-addresses.ts";

type Link = { href: string; target: string | undefined; rel: string | undefined };
export type BuiltPage = {
  ids: Set<string>;
  /** In the page's own text. */
  own: Link[];
  /** In the header and the footer, which every page shares. */
  shared: Link[];
};

const folder = "build/client";

/** The prerendered pages by their addresses, read from the HTML alone. */
export function builtPages(): Map<string, BuiltPage> {
  return new Map(allAddresses().map((address) => [address, readPage(htmlOf(address))]));
}

export const htmlOf = (address: string) => readFileSync(`${folder}${address}/index.html`, "utf8");

export function readPage(html: string): BuiltPage {
  // What scripts carry is data for React, not HTML.
  const shown = html.replace(/<script\b.*?<\/script>/gs, "");
  const [before = "", main = "", after = ""] = shown.split(/<main\b|<\/main>/);
  return {
    ids: new Set([...shown.matchAll(/<[^<>]* id="([^"]*)"/g)].map(([, id]) => id!)),
    own: linksIn(main),
    shared: linksIn(before + after),
  };
}

function linksIn(html: string): Link[] {
  return [...html.matchAll(/<a\b[^<>]*>/g)].flatMap(([tag]) => {
    const value = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
    const href = value("href");
    return href === undefined ? [] : [{ href, target: value("target"), rel: value("rel") }];
  });
}

/** Where a link of the page at `from` leads on this site; undefined where it leads elsewhere. */
export function placeOf(
  href: string,
  from: string,
): { path: string; fragment: string } | undefined {
  const here = "https://here.invalid";
  const { origin, pathname, hash } = new URL(href, `${here}${from}`);
  if (origin !== here) return undefined;
  // The closing link of the home page is specified with a capital.
  const path = pathname === closingLink ? pageAddresses.consultation : pathname;
  return { path, fragment: decodeURIComponent(hash.slice(1)) };
}

export const isBuiltFile = (path: string) => path.includes(".") && existsSync(folder + path);
