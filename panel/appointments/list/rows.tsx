import { useEffect, useId, useRef, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { hasBegun } from "../../../booking/status.ts";
import { isToRemind } from "../../../booking/transitions.ts";
import type { PanelAppointment } from "../../../contract/panel/calls.ts";
import { panelPages } from "../../../contract/panel/pages.ts";
import type { Channel } from "../../../contract/panel/words.ts";
import { useDraft } from "../../components/drafts.tsx";
import { PanelIcon } from "../../components/panel-icon.tsx";
import { Empty } from "../../components/states.tsx";
import { useClickGuard } from "../../components/use-click-guard.ts";
import { useNow } from "../../data/clock.tsx";
import { useMe } from "../../data/session.ts";
import { fullDay, nearName } from "../../words/day-words.ts";
import { AppointmentRow, type Choice } from "./appointment-row.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { FirstSteps } from "./first-steps.tsx";
import { type Rejecting, RejectSheet } from "./reject-sheet.tsx";
import { type Answer, byDay, type StickyRow, useStickyRows } from "./sticky-rows.ts";
import { TellSheet } from "./tell-sheet.tsx";

/** The rows by days. When rows change, a tap must not hit another person than it was meant for. */
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
  /** Kept for a visit to a card. */
  const draft = useDraft<ReadonlySet<string> | undefined>("chosen requests", undefined);
  const chosen = draft.value;
  const setChosen = (next?: ReadonlySet<string>) => draft.change(() => next);
  /** Kept here and not in a row, so that the sheet stays open if the row disappears. */
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
  /** The index of the first row of the requested page. */
  const readFrom = useRef<number>(undefined);
  useEffect(() => {
    const from = readFrom.current;
    if (from === undefined || rows.length <= from) return;
    readFrom.current = undefined;
    const names = place.current!.querySelectorAll<HTMLElement>(".row-name");
    names[from]!.focus({ preventScroll: true });
  }, [rows.length, place]);
  const isChoosing = choice !== undefined;
  const days = byDay(rows).map(({ day, rows }, index, groups) => ({
    // A day may occur twice: the best results of a search come first.
    key: `${day} ${groups.slice(0, index).filter((group) => group.day === day).length}`,
    ...{ day, today, rows, newRows, choice },
  }));
  // What is coming begins with today: requests of earlier days are folded above it.
  const isComing = ["durum", "ara", "gun", "baslangic", "bitis"].every((name) => !params.has(name));
  const overdue = days.filter(
    ({ day, rows }) => isComing && day < today && rows.some((row) => !row.isGone || row.isAnswered),
  );
  const showDay = ({ key, ...group }: (typeof days)[number]) => (
    <DayGroup key={key} {...group} onReject={setRejecting} onAnswered={leave} />
  );
  const { pageCount } = answer;
  // biome-ignore lint/correctness/useExhaustiveDependencies: page by page, until all that can be chosen are there.
  useEffect(() => {
    if (isChoosing && hasMore && !isStale) goOn();
  }, [isChoosing, hasMore, isStale, pageCount]);
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
      {!isStale && (
        <TellInTurn people={rows.filter(({ isGone }) => !isGone).map((row) => row.appointment)} />
      )}
      <div ref={place} id="liste" tabIndex={-1} className="day-groups" aria-busy={isStale}>
        {overdue.length > 0 && (
          <details className="overdue">
            <summary>Günü geçen {overdue.flatMap(({ rows }) => rows).length} talep</summary>
            {overdue.map(showDay)}
          </details>
        )}
        {days.filter((one) => !overdue.includes(one)).map(showDay)}
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

/**
 * Everybody on the list who is to be told or reminded, one after the other. Where one is stands in the address: a phone
 * may drop the page while WhatsApp is open.
 */
function TellInTurn({ people }: { people: PanelAppointment[] }) {
  const [params, setParams] = useSearchParams();
  const now = useNow();
  const list = params.get("durum");
  if (list !== "to_tell" && list !== "to_remind") return null;
  const isReminder = list === "to_remind";
  const waiting = people.filter((one) =>
    isReminder ? isToRemind(one, now) : one.toTell !== null && !hasBegun(one, now),
  );
  function put(changes: { pencere?: string; kimde?: string; yol?: Channel }) {
    const { pencere = "", kimde = "", yol = "" } = changes;
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries({ pencere, kimde, yol })) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setParams(next, { replace: true, preventScrollReset: true });
  }
  return (
    <>
      {waiting.length > 0 && (
        <button
          type="button"
          className="button small tell-in-turn"
          onClick={() => put({ pencere: "sira" })}
        >
          <PanelIcon name="message" /> {isReminder ? "Sırayla hatırlat" : "Sırayla haber ver"}
        </button>
      )}
      {params.get("pencere") === "sira" && (
        <TellSheet
          people={waiting}
          isReminder={isReminder}
          place={{ id: params.get("kimde"), channel: (params.get("yol") as Channel) ?? undefined }}
          onPlace={({ id, channel }) => put({ pencere: "sira", kimde: id ?? "", yol: channel })}
          onClose={() => put({})}
        />
      )}
    </>
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const isOwner = useMe().role === "owner";
  return isFiltered ? (
    <Empty>
      Buna uyan randevu yok.{" "}
      <Link className="link-button" to={panelPages.list} preventScrollReset>
        Süzgeci kaldır
      </Link>
    </Empty>
  ) : (
    <>
      <Empty>
        Önümüzdeki günlerde randevu yok. Siteden gelen talepler burada kendiliğinden görünür.
      </Empty>
      {isOwner && <FirstSteps />}
    </>
  );
}

function DayGroup({
  day,
  today,
  rows,
  newRows,
  choice,
  ...actions
}: {
  day: string;
  today: string;
  rows: StickyRow[];
  newRows: ReadonlySet<string>;
  choice?: Choice;
  onReject(rejecting: Rejecting): void;
  onAnswered(appointment: PanelAppointment): void;
}) {
  const id = useId();
  const near = nearName(day, today);
  return (
    <section className="day-group" aria-labelledby={id}>
      <h2 id={id}>
        {near ?? fullDay(day)}
        {near && <small>{fullDay(day)}</small>}
      </h2>
      <Link className="day-sheet-link" to={panelPages.daySheetOf(day)}>
        <PanelIcon name="print" />
        <span className="visually-hidden">Gün listesi: {fullDay(day)}</span>
      </Link>
      <ol>
        {rows.map((row) => (
          <AppointmentRow
            key={row.appointment.id}
            row={row}
            isNew={newRows.has(row.appointment.id)}
            choice={choice}
            {...actions}
          />
        ))}
      </ol>
    </section>
  );
}

const markedFor = 8000;
const none: ReadonlySet<string> = new Set();

/** The requests that were not there when the same question was answered before, with as many pages. */
function useNewRows(answer: Answer | undefined): ReadonlySet<string> {
  const seen = useRef<{ question: string; pageCount: number; ids: Set<string> }>(undefined);
  const [newRows, setNewRows] = useState(none);
  useEffect(() => {
    if (!answer) return;
    const { appointments, question, pageCount } = answer;
    const before = seen.current;
    const ids = new Set(appointments.map(({ id }) => id));
    seen.current = { question, pageCount, ids };
    if (before?.question !== question) return;
    // A row that was here before and comes back, as after an undo, is not new.
    seen.current.ids = ids.union(before.ids);
    if (before.pageCount !== pageCount) return;
    const fresh = appointments.filter(
      ({ id, status }) => status === "pending" && !before.ids.has(id),
    );
    if (fresh.length > 0) setNewRows(new Set(fresh.map(({ id }) => id)));
  }, [answer]);
  useEffect(() => {
    if (newRows.size === 0) return;
    const timer = setTimeout(() => setNewRows(none), markedFor);
    return () => clearTimeout(timer);
  }, [newRows]);
  return newRows;
}
