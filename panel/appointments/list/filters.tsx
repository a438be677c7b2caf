import { useState } from "react";
import { useSearchParams } from "react-router";
import { ConsultationOptions } from "../../components/consultation-options.tsx";
import { DayField } from "../../components/day-field.tsx";
import { Field } from "../../components/field.tsx";
import { PanelIcon } from "../../components/panel-icon.tsx";
import { ActiveFilters } from "./active-filters.tsx";
import { OutcomeTabs } from "./outcome-tabs.tsx";
import { SearchField } from "./search-field.tsx";
import { withParam } from "./with-param.ts";

/** What the list shows is in its address, so that it can be kept and sent. */
export function Filters({ pending }: { pending: number }) {
  const [params, setParams] = useSearchParams();
  const asked = (name: string) => params.get(name) ?? "";
  const [isOpen, setOpen] = useState(false);
  const change = (name: string, value: string) =>
    setParams(withParam(params, name, value), { replace: true, preventScrollReset: true });
  const count = ["tip", "gun"].filter((name) => params.has(name)).length;
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
      <OutcomeTabs pending={pending} />
    </search>
  );
}
