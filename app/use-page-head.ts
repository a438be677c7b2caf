import { useMatches } from "react-router";
import type { PageHead } from "./page-head.ts";

/** The `head` that the shown page's loader returned; none where there is no page, but an error. */
export function usePageHead(): PageHead | undefined {
  const data = useMatches().at(-1)?.loaderData as { head?: PageHead } | undefined;
  return data?.head;
}
