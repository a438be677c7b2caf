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
    const tab = line.current!.querySelector<HTMLElement>("[aria-current]");
    if (tab) line.current!.scrollLeft = tab.offsetLeft - line.current!.offsetLeft - tab.offsetWidth;
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
