import { panelPath } from "../../contract/panel/pages.ts";
import { apiPrefix } from "../../contract/public/paths.ts";

const isBelow = (path: string, pathname: string) =>
  pathname === path || pathname.startsWith(`${path}/`);

/** The service worker must not handle the panel, nor requests of its pages. */
export function isForPanel(url: URL, { referrer }: { referrer: string }): boolean {
  const asking = URL.parse(referrer)?.pathname ?? "";
  return isBelow(panelPath, url.pathname) || isBelow(panelPath, asking);
}

export const isPage = ({ url, request }: { url: URL; request: { mode: string } }) =>
  request.mode === "navigate" && !url.pathname.startsWith(apiPrefix);

/** The cache key: the same for every spelling of a page's address. The query is dropped, since it may be personal. */
export function pageKey(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname.toLowerCase().replace(/(?<=.)\/+$/, "");
}
