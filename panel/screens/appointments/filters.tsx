import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import type { Outcome } from "../../../booking/status.ts";
import { outcomeWords } from "../../../contract/panel/words.ts";
import { ConsultationOptions } from "../../parts/consultation-options.tsx";
import { DayField } from "../../parts/day-field.tsx";
import { Field } from "../../parts/field.tsx";
import { PanelIcon } from "../../parts/panel-icon.tsx";
import { SearchField } from "./search-field.tsx";

/** What the list shows is in its address, so that it can be kept and sent. */
export function Filters({ pending }: { pending: number }) {
  const [params, setParams] = useSearchParams();
  const asked = (name: string) => params.get(name) ?? "";
  const [isOpen, setOpen] = useState(Boolean(asked("tip") || asked("gun")));
  const withChange = (name: string, value: string) => {
    const next = new URLSearchParams(params);
    if (value) next.set(name, value);
    else next.delete(name);
    return next;
  };
  const change = (name: string, value: string) =>
    setParams(withChange(name, value), { replace: true, preventScrollReset: true });
  const outcomes: [Outcome | "", string][] = [
    ["", "Tümü"],
    ...(Object.entries(outcomeWords) as [Outcome, string][]),
  ];
  return (
    <search className="filters">
      <div className="filter-line">
        <SearchField asked={asked("ara")} onSearch={(text) => change("ara", text)} />
        <button
          type="button"
          className="filter-toggle"
          aria-expanded={isOpen}
          aria-controls="suzgec"
          onClick={() => setOpen(!isOpen)}
        >
          <PanelIcon name="filter" /> Süz
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
      <nav className="outcome-links" aria-label="Durum">
        {outcomes.map(([outcome, words]) => (
          <Link
            key={outcome}
            to={{ search: withChange("durum", outcome).toString() }}
            replace
            preventScrollReset
            aria-current={asked("durum") === outcome ? "true" : undefined}
          >
            {words}
            {outcome === "pending" && pending > 0 && <b>{pending}</b>}
          </Link>
        ))}
      </nav>
    </search>
  );
}
