import { fold } from "../booking/fold-letters.ts";

/** What the build tells the server of the site's addresses, in `build/redirects.json`. */
export type Redirects = {
  /** Addresses that mean a page under another one; in small letters, without Turkish marks. */
  moved: Record<string, string>;
  /** Addresses that show the page of another one, though they are written differently. */
  alike: Record<string, string>;
};

/** As addresses are written: in small letters, without Turkish marks, with single slashes and none at the end. */
export function plainPath(path: string): string {
  return fold(path)
    .replace(/\/{2,}/g, "/")
    .replace(/(?<=.)\/$/, "");
}

/** Where a path leads that is no page, but means one. The answer is always one of the pages. */
export function redirectTarget(
  asked: string,
  { moved, alike }: Redirects,
  isPage: (path: string) => boolean,
): string | undefined {
  const path = plainPath(asked);
  const target = moved[path] ?? path;
  return asked !== target && !alike[asked] && isPage(target) ? target : undefined;
}
