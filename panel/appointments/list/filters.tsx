import "./filters.css";
import { useEffect, useRef, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { dayInWords, isDay } from "../../../booking/istanbul-time.ts";
import { type ListName, outcomeWords } from "../../../contract/panel/words.ts";
import { ConsultationOptions } from "../../components/consultation-options.tsx";
import { DayField } from "../../components/day-field.tsx";
import { Field } from "../../components/field.tsx";
import { PanelIcon } from "../../components/panel-icon.tsx";
import { SearchField } from "../../components/search-field.tsx";
import { useConsultationTitle } from "../../data/settings.ts";

/** The filters are in the address, so that a list can be bookmarked and shared. */
export function Filters() {
  const [params, setParams] = useSearchParams();
  const asked = (name: string) => params.get(name) ?? "";
  const [isOpen, setOpen] = useState(false);
  const change = (name: string, value: string) =>
    setParams(withParam(params, name, value), { replace: true, preventScrollReset: true });
  const count = ["tip", "gun"].filter((name) => params.has(name)).length;
  return (
    <search className="filters">
      <div className="filter-line">
        <SearchField
          label="Ad, telefon ya da not ara"
          placeholder="Ad, telefon, not"
          asked={asked("ara")}
          onSearch={(text) => change("ara", text)}
        />
        <button
          type="button"
          className="filter-toggle"
          aria-expanded={isOpen}
          aria-controls="suzgec"
          onClick={() => setOpen(!isOpen)}
        >
          <PanelIcon name="filter" /> Süz
          {count > 0 && (
            <b>
              {count}
              <span className="visually-hidden"> süzgeç açık</span>
            </b>
          )}
        </button>
      </div>
      <div id="suzgec" className="filter-fields" data-open={isOpen}>
        <Field label="Tür">
          <select value={asked("tip")} onChange={({ target }) => change("tip", target.value)}>
            <option value="">Tümü</option>
            <ConsultationOptions />
          </select>
        </Field>
        <Field label="Gün">
          <DayField day={asked("gun")} onDay={(day) => change("gun", day)} />
        </Field>
      </div>
      <ActiveFilters />
      <OutcomeTabs />
    </search>
  );
}

/** The active filters, each with a link that removes it, and one that removes all of them and the search. */
function ActiveFilters() {
  const [params] = useSearchParams();
  const titleOf = useConsultationTitle();
  const dayOf = (day: string) => (isDay(day) ? dayInWords(day) : day);
  const words: Record<string, (value: string) => string> = {
    tip: titleOf,
    gun: dayOf,
    baslangic: (day) => `${dayOf(day)} ve sonrası`,
    bitis: (day) => `${dayOf(day)} ve öncesi`,
  };
  const active = Object.entries(words).filter(([name]) => params.get(name));
  if (active.length === 0) return null;
  const cleared = ["ara", ...Object.keys(words)].reduce(
    (left, name) => withParam(left, name),
    params,
  );
  return (
    <ul className="active-filters" aria-label="Açık süzgeçler">
      {active.map(([name, inWords]) => (
        <li key={name}>
          <Link
            to={{ search: withParam(params, name).toString() }}
            replace
            preventScrollReset
            aria-label={`Kaldır: ${inWords(params.get(name)!)}`}
          >
            {inWords(params.get(name)!)} <PanelIcon name="close" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          className="link-button"
          to={{ search: cleared.toString() }}
          replace
          preventScrollReset
        >
          Temizle
        </Link>
      </li>
    </ul>
  );
}

const { pending: _, ...settled } = outcomeWords;

const tabs: [ListName | "", string][] = [
  ["", "Gelecek"],
  ...(Object.entries(settled) as [ListName, string][]),
  ["to_deliver", "Teslim edilecek"],
  ["all", "Tümü"],
];

/**
 * Tabs: upcoming, each outcome over all time, and everything. One line, which scrolls if it is too long. What waits has
 * its counter above them.
 */
function OutcomeTabs() {
  const [params] = useSearchParams();
  const chosen = params.get("durum") ?? "";
  const line = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every choice.
  useEffect(() => {
    const links = [...line.current!.querySelectorAll("a")];
    // The one before the chosen stays in sight, too.
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
        </Link>
      ))}
    </nav>
  );
}

/** The query with one parameter changed, or removed if the value is empty. */
function withParam(params: URLSearchParams, name: string, value = ""): URLSearchParams {
  const next = new URLSearchParams(params);
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
}
