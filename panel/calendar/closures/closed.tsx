import "./closed.css";
import { useRef } from "react";
import { useSearchParams } from "react-router";
import { type Closure, lastDayOf } from "../../../booking/hours.ts";
import { Page } from "../../components/page.tsx";
import { PanelIcon } from "../../components/panel-icon.tsx";
import { Empty } from "../../components/states.tsx";
import { useNow } from "../../data/clock.tsx";
import { useMe } from "../../data/session.ts";
import { useSettings } from "../../data/settings.ts";
import { todayInIstanbul } from "../../words/day-words.ts";
import { BookedSheet, useBooked } from "./booked-sheet.tsx";
import { CloseDays } from "./close-days.tsx";
import { CloseHolidays } from "./close-holidays.tsx";
import { ClosureRow } from "./closure-row.tsx";
import { newOpening, newWeekly, RuleSheet } from "./rule-sheet.tsx";

/**
 * Everything that decides days apart from the weekly hours, and the ways to add some. The open sheet is in the
 * address: whoever leaves it for an appointment's card comes back to it.
 */
export default function Closed() {
  const today = todayInIstanbul(useNow());
  const { hours } = useSettings();
  const isOwner = useMe().role === "owner";
  const [params, setParams] = useSearchParams();
  const list = useRef<HTMLUListElement>(null);
  const sheet = params.get("pencere");
  const open = (pencere: string) => setParams({ pencere }, { preventScrollReset: true });
  const leave = () => setParams({}, { replace: true, preventScrollReset: true });
  const { booked, onBooked } = useBooked();
  const coming = hours.closures
    .filter((closure) => lastDayOf(closure) === "" || lastDayOf(closure) >= today)
    .sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
  const edited = coming.find(({ id }) => id === sheet);
  return (
    <Page
      title="Kapalı günler"
      actions={
        <>
          <button type="button" className="button small" onClick={() => open("gun")}>
            <PanelIcon name="closed" /> Gün kapat
          </button>
          <button type="button" className="button small ghost" onClick={() => open("tatil")}>
            Resmî tatiller
          </button>
          {isOwner && (
            <>
              <button type="button" className="button small ghost" onClick={() => open("hafta")}>
                Her hafta kapat
              </button>
              <button type="button" className="button small ghost" onClick={() => open("ozel")}>
                Özel gün
              </button>
            </>
          )}
        </>
      }
    >
      <p className="screen-lead">
        Kapalı saatler sitede hemen dolu görünür; danışanlar nedenini görmez.
      </p>
      {coming.length === 0 && <Empty>Önümüzde kapalı gün yok. Bütün saatler randevuya açık.</Empty>}
      <ul ref={list} tabIndex={-1} className="closed-days" aria-label="Kapalı günler">
        {coming.map((closure) => (
          <ClosureRow
            key={closure.id}
            closure={closure}
            onEdit={isOwner ? () => open(closure.id) : undefined}
            onGone={() => list.current?.focus()}
          />
        ))}
      </ul>
      {sheet === "gun" && <CloseDays onLeave={leave} onBooked={onBooked} />}
      {sheet === "tatil" && <CloseHolidays onLeave={leave} onBooked={onBooked} />}
      {!sheet && booked.length > 0 && <BookedSheet booked={booked} onLeave={() => onBooked([])} />}
      {isOwner && sheet === "hafta" && <RuleSheet rule={newWeekly} onLeave={leave} />}
      {isOwner && sheet === "ozel" && <RuleSheet rule={newOpening} onLeave={leave} />}
      {isOwner && edited && <RuleSheet {...ruleAndId(edited)} onLeave={leave} />}
    </Page>
  );
}

/** What holds every week first, then day by day. */
function orderOf(closure: Closure): string {
  if (closure.kind === "opening") return closure.day;
  return closure.weekday === null ? `${closure.firstDay} ${closure.from}` : `0${closure.weekday}`;
}

function ruleAndId({ id, ...rule }: Closure) {
  return { id, rule };
}
