import { useMatches } from "react-router";
import type { PageHead } from "../page-head.ts";

/** The address that a page has on paper, where no bar shows it. print.css shows it there. */
export function PaperAddress({ name }: { name: string }) {
  const head = useMatches().flatMap(({ loaderData }) => headIn(loaderData));
  const canonical = head.find((tag) => "rel" in tag && tag.rel === "canonical");
  return (
    <p className="paper-address" hidden>
      {name} {canonical && "href" in canonical && <>– {canonical.href}</>}
    </p>
  );
}

function headIn(loaderData: unknown): PageHead {
  return (loaderData as { head?: PageHead } | undefined)?.head ?? [];
}
