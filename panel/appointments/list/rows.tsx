import { useEffect, useRef, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { panelPages } from "../../../contract/panel/pages.ts";
import { Empty } from "../../components/states.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { DayGroup } from "./day-group.tsx";
import { type Rejecting, RejectSheet } from "./reject-sheet.tsx";
import { type Answer, byDay } from "./sticky-rows.ts";
import { useClickGuard } from "./use-click-guard.ts";
import { useNewRows } from "./use-new-rows.ts";
import { useStickyRows } from "./use-sticky-rows.ts";

/** The rows by their days. Whatever changes among them, no finger meets another person than it was meant for. */
export function Rows({
  answer,
  today,
  isStale,
  isFresh,
  isCut,
  hasMore,
  isGoingOn,
  goOn,
}: {
  answer: Answer;
  today: string;
  isStale: boolean;
  isFresh: boolean;
  isCut: boolean;
  hasMore: boolean;
  isGoingOn: boolean;
  goOn(): void;
}) {
  const [params] = useSearchParams();
  const [chosen, setChosen] = useState<ReadonlySet<string>>();
  /** Kept here and not in a row: whatever becomes of the rows meanwhile, what was typed stays. */
  const [rejecting, setRejecting] = useState<Rejecting>();
  const newRows = useNewRows(isFresh ? answer : undefined);
  const { rows, leave } = useStickyRows(answer);
  const isWaitingList = params.get("durum") === "pending";
  const choice = isWaitingList && chosen ? { chosen, onChoose: setChosen } : undefined;
  const place = useClickGuard(
    // The bar above them moves the rows, too.
    rows.reduce(
      (order, { appointment: { id, status }, isGone }) => `${order} ${id} ${status} ${isGone}`,
      choice ? "choosing" : "",
    ),
  );
  /** The first row of the page that was asked for. */
  const readFrom = useRef<number>(undefined);
  useEffect(() => {
    const from = readFrom.current;
    if (from === undefined || rows.length <= from) return;
    readFrom.current = undefined;
    const names = place.current!.querySelectorAll<HTMLElement>(".row-name");
    names[from]!.focus({ preventScroll: true });
  }, [rows.length, place]);
  function readOn() {
    if (isGoingOn) return;
    readFrom.current = rows.length;
    goOn();
  }
  return (
    <>
      {isWaitingList && rows.length > 0 && (
        <BulkBar
          appointments={rows.filter(({ isGone }) => !isGone).map((row) => row.appointment)}
          chosen={chosen}
          onChoose={setChosen}
          onReject={setRejecting}
          onAnswered={leave}
        />
      )}
      <div ref={place} className="day-groups" aria-busy={isStale}>
        {byDay(rows).map(({ day, rows }, index, groups) => (
          <DayGroup
            // A day may come twice where the best results of a search stand first.
            key={`${day} ${groups.slice(0, index).filter((group) => group.day === day).length}`}
            {...{ day, today, rows, newRows, choice }}
            onReject={setRejecting}
            onAnswered={leave}
          />
        ))}
        {rows.length === 0 && <Nothing isFiltered={params.size > 0} />}
        {isCut && (
          <p className="state">Çok fazla sonuç var; hepsi gösterilmiyor. Aramayı daraltın.</p>
        )}
        {hasMore && (
          <button
            type="button"
            className="button ghost more-button"
            aria-disabled={isGoingOn}
            onClick={readOn}
          >
            {isGoingOn ? "Yükleniyor…" : "Daha fazla"}
          </button>
        )}
      </div>
      {rejecting && <RejectSheet {...rejecting} onClose={() => setRejecting(undefined)} />}
    </>
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <Empty>
      Buna uyan randevu yok.{" "}
      <Link className="link-button" to={panelPages.list} preventScrollReset>
        Süzgeci kaldır
      </Link>
    </Empty>
  ) : (
    <Empty>
      Önümüzdeki günlerde randevu yok. Siteden gelen talepler burada kendiliğinden görünür.
    </Empty>
  );
}
