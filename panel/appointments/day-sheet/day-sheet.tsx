import "./day-sheet.css";
import { Link, useSearchParams } from "react-router";
import { birthInWords } from "../../../booking/birth-in-words.ts";
import { addDays, isDay } from "../../../booking/istanbul-time.ts";
import { outcomeOf } from "../../../booking/status.ts";
import { type ClientBirth, type DaySheetAnswer, ownBirth } from "../../../contract/panel/calls.ts";
import { panelPages } from "../../../contract/panel/pages.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { BirthCopy } from "../../components/birth-facts.tsx";
import { OutcomeTag } from "../../components/outcome-tag.tsx";
import { Page } from "../../components/page.tsx";
import { PanelIcon } from "../../components/panel-icon.tsx";
import { PersonName, PhoneLink } from "../../components/person.tsx";
import { Empty, Problem, Waiting } from "../../components/states.tsx";
import { withQuery } from "../../data/api.ts";
import { useNow } from "../../data/clock.tsx";
import { useConsultationTitle, useSettings } from "../../data/settings.ts";
import { usePanelQuery } from "../../data/use-panel-query.ts";
import { birthToCopy, coordinatesInWords, utInWords, whoseBirth } from "../../words/birth-words.ts";
import { fullDay, todayInIstanbul } from "../../words/day-words.ts";

/** A day's appointments for printing, with room for notes by hand. */
export default function DaySheet() {
  const [params] = useSearchParams();
  const { academy } = useSettings();
  const today = todayInIstanbul(useNow());
  const asked = params.get("gun") ?? "";
  const day = isDay(asked) ? asked : today;
  const { data, isStale, problem, reload } = usePanelQuery<DaySheetAnswer>(
    withQuery(panelPaths.daySheet, { gun: day }),
  );
  const people = isStale ? undefined : data?.appointments;
  return (
    <Page
      title="Gün listesi"
      actions={
        <>
          <nav className="week-nav" aria-label="Günler">
            <DayLink day={addDays(day, -1)} label="Önceki gün" icon="previous" />
            <DayLink day={addDays(day, 1)} label="Sonraki gün" icon="next" />
            <Link className="button small ghost" to={panelPages.daySheet} preventScrollReset>
              Bugün
            </Link>
          </nav>
          <button type="button" className="button small" onClick={() => window.print()}>
            <PanelIcon name="print" /> Yazdır
          </button>
        </>
      }
    >
      <p className="day-sheet-day" aria-live="polite">
        <b>{fullDay(day)}</b>
        {people && people.length > 0 && ` · ${people.length} danışan`}
        <span className="paper-only"> · {academy}</span>
      </p>
      {problem && !isStale && <Problem problem={problem} onRetry={reload} />}
      {!people && !problem && <Waiting />}
      {people?.length === 0 && <Empty>Bu gün randevu yok.</Empty>}
      {people && people.length > 0 && (
        <table className="day-sheet">
          <caption className="visually-hidden">Randevular: {fullDay(day)}</caption>
          <thead>
            <tr>
              <th scope="col">Saat</th>
              <th scope="col">Danışan</th>
              <th scope="col">Görüşme</th>
              <th scope="col">Notlar</th>
            </tr>
          </thead>
          <tbody>
            {people.map((appointment) => (
              <SheetRow key={appointment.id} appointment={appointment} />
            ))}
          </tbody>
        </table>
      )}
    </Page>
  );
}

function DayLink(link: { day: string; label: string; icon: "previous" | "next" }) {
  return (
    <Link to={panelPages.daySheetOf(link.day)} preventScrollReset aria-label={link.label}>
      <PanelIcon name={link.icon} />
    </Link>
  );
}

/** One appointment. The outcome is shown unless it is approved. */
function SheetRow({ appointment }: { appointment: DaySheetAnswer["appointments"][number] }) {
  const { id, timeSlot, minutes, name, phone, consultation, note, client } = appointment;
  const titleOf = useConsultationTitle();
  return (
    <tr>
      <th scope="row">{timeSlot}</th>
      <td>
        <Link to={panelPages.appointment(id)}>
          <b>
            <PersonName name={name} />
          </b>
        </Link>
        {phone && <PhoneLink phone={phone} />}
      </td>
      <td>
        {titleOf(consultation)}, {minutes} dk
        {outcomeOf(appointment) !== "approved" && <OutcomeTag {...appointment} />}
      </td>
      <td>
        {note && <p>{note}</p>}
        {client.note && <p>Danışan notu: {client.note}</p>}
        {client.births.map((one) => (
          <BirthLines key={one.id} of={one} name={name ?? ""} />
        ))}
        {client.births.length === 0 && (
          // On paper only.
          <p className="by-hand" aria-hidden="true">
            Doğum: <i /> Yer: <i />
          </p>
        )}
      </td>
    </tr>
  );
}

function BirthLines({ of: { label, birth, birthInUt }, name }: { of: ClientBirth; name: string }) {
  return (
    <>
      <p>
        Doğum{label !== ownBirth && ` (${label})`}: {birthInWords(birth)}
      </p>
      {birth.place && (
        <p>
          {[utInWords(birthInUt, birth.day), coordinatesInWords(birth.place)]
            .filter(Boolean)
            .join(" · ")}
        </p>
      )}
      <BirthCopy text={birthToCopy(whoseBirth(name, label), birth, birthInUt)} />
    </>
  );
}
