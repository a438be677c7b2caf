import "./appointment-list.css";
import { useEffect, useMemo, useRef } from "react";
import { Link, useSearchParams } from "react-router";
import type { Attention, ListAnswer } from "../../../contract/panel/calls.ts";
import { panelPages } from "../../../contract/panel/pages.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { actions, type ListName } from "../../../contract/panel/words.ts";
import { Page } from "../../components/page.tsx";
import { PanelIcon } from "../../components/panel-icon.tsx";
import { Problem, Waiting } from "../../components/states.tsx";
import { withQuery } from "../../data/api.ts";
import { useNow } from "../../data/clock.tsx";
import { usePanelPages } from "../../data/use-panel-pages.ts";
import { todayInIstanbul } from "../../words/day-words.ts";
import { Filters } from "./filters.tsx";
import { Rows } from "./rows.tsx";

/** The list of appointments: upcoming ones, each status over all time, and search results. */
export function AppointmentList() {
  const [params] = useSearchParams();
  const asked = (name: string) => params.get(name) ?? undefined;
  const question = withQuery(panelPaths.appointments, {
    baslangic: asked("gun") ?? asked("baslangic"),
    bitis: asked("gun") ?? asked("bitis"),
    durum: asked("durum"),
    tip: asked("tip"),
    ara: asked("ara"),
  });
  const { data, isStale, isFresh, problem, reload, ...more } = usePanelPages<ListAnswer>(question);
  const answer = useMemo(() => {
    if (!data) return undefined;
    const appointments = data.pages.flatMap((page) => page.appointments);
    return { appointments, question: data.path, pageCount: data.pages.length };
  }, [data]);
  const today = todayInIstanbul(useNow());
  const shownToday = useRef(today);
  // A new day has another list.
  useEffect(() => {
    if (shownToday.current !== today) reload();
    shownToday.current = today;
  }, [today, reload]);
  const first = data?.pages[0];
  return (
    <Page
      title="Randevular"
      actions={
        <>
          {/* From the heading, where a screen begins: past everything that chooses what is listed. */}
          <a className="skip-link" href="#liste">
            Listeye geç
          </a>
          <Link className="button small ghost wide-only" to={panelPages.newAppointment}>
            <PanelIcon name="plus" /> Randevu ekle
          </Link>
        </>
      }
    >
      {first && <AttentionLinks attention={first} />}
      <Filters />
      {problem && <Problem problem={problem} onRetry={reload} />}
      {!answer && !problem && <Waiting />}
      {answer && (
        <Rows answer={answer} isCut={first!.isCut} {...{ today, isStale, isFresh, ...more }} />
      )}
    </Page>
  );
}

const attentionLists: [ListName, keyof Attention, words: string][] = [
  ["pending", "pending", "Cevap bekleyen"],
  ["visitor_cancelled", "cancellations", actions.visitor_cancel],
  ["to_tell", "toTell", "Haber verilecek"],
  ["to_remind", "toRemind", "Hatırlatılacak"],
  ["to_deliver", "toDeliver", "Teslim edilecek"],
];

/** Open tasks, each number with a link to its list. */
function AttentionLinks({ attention }: { attention: Attention }) {
  const [params] = useSearchParams();
  const needed = attentionLists.filter(([, count]) => attention[count] > 0);
  if (needed.length === 0 && attention.toCall === 0) return null;
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
      {attention.toCall > 0 && (
        <Link to={panelPages.clientsOf("aranacak")}>
          <b>{attention.toCall}</b> <span>Aranacak danışan</span>
        </Link>
      )}
    </nav>
  );
}
