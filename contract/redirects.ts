import { fold } from "../booking/fold-letters.ts";

/** What the build tells the server of the site's addresses, in `build/redirects.json`. */
export type Redirects = {
  /** Other addresses of a page, or of a place in it; in lower case, without Turkish marks. */
  moved: Record<string, string>;
  /** Addresses that show a page themselves though their spelling differs from its address. */
  alike: Record<string, string>;
};

/** The canonical spelling: lower case, no Turkish marks, single slashes, none at the end. */
export function plainPath(path: string): string {
  return fold(path)
    .replace(/\/{2,}/g, "/")
    .replace(/(?<=.)\/$/, "");
}

/** The page to which a path that is no page redirects. */
export function redirectTarget(
  asked: string,
  { moved, alike }: Redirects,
  isPage: (path: string) => boolean,
): string | undefined {
  const path = plainPath(asked);
  const target = Object.hasOwn(moved, path) ? moved[path]! : path;
  const page = target === path ? path : target.split("#")[0]!;
  return asked !== target && !alike[asked] && isPage(page) ? target : undefined;
}

/** Where a redirect leads: the query of the request comes before the place in the page. */
export function redirectLocation(target: string, query: string): string {
  const [page, place] = encodeURI(target).split("#");
  return page + query + (place ? `#${place}` : "");
}
