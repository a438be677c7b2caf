import { fold } from "../booking/fold-letters.ts";

/** What the build tells the server of the site's addresses, in `build/redirects.json`. */
export type Redirects = {
  /** Other addresses of a page; in lower case, without Turkish marks. */
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
  const target = moved[path] ?? path;
  return asked !== target && !alike[asked] && isPage(target) ? target : undefined;
}
