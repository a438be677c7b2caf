import { useMatches } from "react-router";
import type { PageHead } from "./page-head.ts";

/** The `head` that the shown page's loader returned; undefined if an error is shown instead. */
export function usePageHead(): PageHead | undefined {
  const data = useMatches().at(-1)?.loaderData as { head?: PageHead } | undefined;
  return data?.head;
}
