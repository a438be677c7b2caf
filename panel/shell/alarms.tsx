import "./alarms.css";
import { Link } from "react-router";
import { dayInWords, istanbulClock } from "../../booking/istanbul-time.ts";
import {
  type Alarm,
  type AlarmsAnswer,
  type AlarmWords,
  alarms,
} from "../../contract/panel/alarms.ts";
import type { EraseAnswer } from "../../contract/panel/calls.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { useConfirmed } from "../components/confirmation.tsx";
import { call } from "../data/api.ts";
import { useMe } from "../data/session.ts";
import { useChange } from "../data/use-change.ts";
import { usePanelQuery } from "../data/use-panel-query.ts";

/** Alarms above every screen, until they are closed or their cause is gone. */
export function Alarms() {
  const { data } = usePanelQuery<AlarmsAnswer>(panelPaths.alarms);
  return (
    <div role="status">
      {data?.alarms.map((alarm) => (
        <AlarmNotice key={alarm.kind} alarm={alarm} />
      ))}
    </div>
  );
}

function AlarmNotice({ alarm: { kind, at, count } }: { alarm: Alarm }) {
  const { title, text, confirm, page }: AlarmWords = alarms[kind];
  const { day, time } = istanbulClock(new Date(at));
  const close = useChange(
    async () => {
      await call("POST", panelPaths.closeAlarm(kind));
      return { text: "Uyarı kapatıldı." };
    },
    { changes: "appointments", guard: kind },
  );
  const confirmed = useConfirmed();
  const confirming = useChange(
    async () => {
      const { erased } = await confirmed(() =>
        call<EraseAnswer>("POST", panelPaths.confirmErasure),
      );
      return { text: `${erased} randevunun kişisel verileri silindi.` };
    },
    { changes: "appointments", guard: kind },
  );
  const mayAnswer = useMe().role === "owner" || !confirm;
  const isBusy = close.isBusy || confirming.isBusy;
  return (
    <section className="alarm" aria-label={title}>
      <h2>{title}</h2>
      <p>{text(count)}</p>
      <small>
        {dayInWords(day)} {time}
      </small>
      {mayAnswer ? (
        <div className="actions">
          {page && (
            <Link className="button small ghost" to={page.to}>
              {page.label}
            </Link>
          )}
          {confirm && (
            <button
              type="button"
              className="button small ghost"
              aria-disabled={isBusy}
              onClick={() => confirming.start()}
            >
              {confirm}
            </button>
          )}
          <button
            type="button"
            className="button small ghost"
            aria-disabled={isBusy}
            onClick={() => close.start()}
          >
            Gördüm, kapat
          </button>
        </div>
      ) : (
        <p>Bunu bir yönetici cevaplar.</p>
      )}
    </section>
  );
}
