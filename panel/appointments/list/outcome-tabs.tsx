import { useEffect, useRef } from "react";
import { Link, useSearchParams } from "react-router";
import { type ListName, outcomeWords } from "../../../contract/panel/words.ts";
import { withParam } from "./with-param.ts";

const tabs: [ListName | "", string][] = [
  ["", "Gelecek"],
  ...(Object.entries(outcomeWords) as [ListName, string][]),
  ["all", "Tümü"],
];

/** What comes, each status over all time, and everything; one line, that a finger moves where it is too long. */
export function OutcomeTabs({ pending }: { pending: number }) {
  const [params] = useSearchParams();
  const chosen = params.get("durum") ?? "";
  const line = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every choice.
  useEffect(() => {
    const links = [...line.current!.querySelectorAll("a")];
    // From the one before it on: the chosen one itself may still grow by its number.
    const before = links[links.findIndex((link) => link.ariaCurrent !== null) - 1] ?? links[0]!;
    line.current!.scrollLeft = before.offsetLeft - links[0]!.offsetLeft;
  }, [chosen]);
  return (
    <nav ref={line} className="outcome-links one-line" aria-label="Durum">
      {tabs.map(([list, words]) => (
        <Link
          key={list}
          to={{ search: withParam(params, "durum", list).toString() }}
          replace
          preventScrollReset
          aria-current={chosen === list ? "true" : undefined}
        >
          {words}
          {list === "pending" && pending > 0 && <b>{pending}</b>}
        </Link>
      ))}
    </nav>
  );
}
