import { useMatches } from "react-router";

/** What a route says in its `handle` of the script that its page needs. Without one it ships none. */
export type PageScripts = {
  /** React takes the page over. */
  scripts?: true;
  /** The small module of `reading/` runs on it. */
  reading?: true;
};

export function usePageScripts(): PageScripts {
  return (useMatches().at(-1)?.handle ?? {}) as PageScripts;
}
