import { panelPath } from "../../contract/panel/pages.ts";
import { apiPrefix } from "../../contract/public/paths.ts";

const isBelow = (path: string, pathname: string) =>
  pathname === path || pathname.startsWith(`${path}/`);

/** The panel, and what its pages ask for, is none of the worker's business. */
export function isForPanel(url: URL, { referrer }: { referrer: string }): boolean {
  const asking = URL.parse(referrer)?.pathname ?? "";
  return isBelow(panelPath, url.pathname) || isBelow(panelPath, asking);
}

export const isPage = ({ url, request }: { url: URL; request: { mode: string } }) =>
  request.mode === "navigate" && !url.pathname.startsWith(apiPrefix);

/** A page is stored once, whatever its case and ending, and without what was asked of it: that may be personal. */
export function pageKey(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname.toLowerCase().replace(/(?<=.)\/+$/, "");
}

/** The page whose data the router asks for. */
export const pageOfData = (pathname: string) => pathname.replace(/\.data$/, "");
