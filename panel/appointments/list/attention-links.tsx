import { Link, useSearchParams } from "react-router";
import type { Attention } from "../../../contract/panel/calls.ts";
import { panelPages } from "../../../contract/panel/pages.ts";
import type { ListName } from "../../../contract/panel/words.ts";

const lists: [ListName, keyof Attention, words: string][] = [
  ["pending", "pending", "Yanıt bekleyen"],
  ["to_tell", "toTell", "Haber verilecek"],
  ["to_remind", "toRemind", "Yarın hatırlatılacak"],
];

/** What needs a person, before anything else; each number leads to its list. */
export function AttentionLinks({ attention }: { attention: Attention }) {
  const [params] = useSearchParams();
  const needed = lists.filter(([, count]) => attention[count] > 0);
  if (needed.length === 0) return null;
  return (
    <nav className="attention" aria-label="Bekleyen işler">
      {needed.map(([list, count, words]) => (
        <Link
          key={list}
          to={panelPages.listOf(list)}
          preventScrollReset
          aria-current={params.get("durum") === list ? "true" : undefined}
        >
          <b>{attention[count]}</b> <span>{words}</span>
        </Link>
      ))}
    </nav>
  );
}
