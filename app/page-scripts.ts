import { useMatches } from "react-router";

/** A route's `handle`: the scripts that its page needs. A page without a handle ships none. */
export type PageScripts = {
  /** React hydrates the page. */
  scripts?: true;
  /** The small module of `reading/` runs. */
  reading?: true;
  /** Presses are kept until the page's own script has come. */
  keepsPresses?: true;
};

export function usePageScripts(): PageScripts {
  return (useMatches().at(-1)?.handle ?? {}) as PageScripts;
}
