import { Link } from "react-router";
import { istanbulClock } from "../../booking/istanbul-time.ts";
import type { Change } from "../../contract/panel/calls.ts";
import { panelPages } from "../../contract/panel/pages.ts";
import { actions } from "../../contract/panel/words.ts";
import { useConsultationTitle } from "../data/settings.ts";
import { appointmentInWords, changeInWords } from "../words/change-in-words.ts";

export function AuditEntry({
  change,
  nameOf,
}: {
  change: Change;
  nameOf: (who: string) => string;
}) {
  const appointment = appointmentInWords(change, useConsultationTitle());
  return (
    <li className="audit-entry">
      <time dateTime={change.at}>{istanbulClock(new Date(change.at)).time}</time>
      <div>
        <b>{actions[change.action]}</b>
        {changeInWords(change).map(({ before, after }) => (
          <p key={after}>
            {before && (
              <>
                <span className="visually-hidden">Önce: </span>
                {before} <span aria-hidden="true">→</span>
                <span className="visually-hidden">, sonra: </span>{" "}
              </>
            )}
            {after}
          </p>
        ))}
        {change.appointmentId && (
          <Link to={panelPages.appointment(change.appointmentId)}>{appointment || "Randevu"}</Link>
        )}
      </div>
      <small>{nameOf(change.who)}</small>
    </li>
  );
}
