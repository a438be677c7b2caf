import { Link, useSearchParams } from "react-router";
import { dayInWords, isDay } from "../../../booking/istanbul-time.ts";
import { PanelIcon } from "../../components/panel-icon.tsx";
import { useConsultationTitle } from "../../data/settings.ts";
import { withParam } from "./with-param.ts";

/** What narrows the list, whether its field is folded away or not; each can be taken off, or all with the search. */
export function ActiveFilters() {
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
