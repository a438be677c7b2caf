import "./client.css";
import { Link, useParams } from "react-router";
import { dayInWords } from "../../booking/istanbul-time.ts";
import type { PanelAppointment } from "../../contract/panel/calls.ts";
import type { ClientAnswer } from "../../contract/panel/clients.ts";
import { longestClientNote } from "../../contract/panel/lengths.ts";
import { panelPages } from "../../contract/panel/pages.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { BackButton } from "../components/back-button.tsx";
import { NoteBlock } from "../components/note-block.tsx";
import { OutcomeTag } from "../components/outcome-tag.tsx";
import { Page } from "../components/page.tsx";
import { PhoneLink } from "../components/person.tsx";
import { Empty, Problem, Waiting } from "../components/states.tsx";
import { Viewers } from "../components/viewers.tsx";
import { call } from "../data/api.ts";
import { useConsultationTitle } from "../data/settings.ts";
import { usePanelQuery } from "../data/use-panel-query.ts";
import { visitsInWords } from "../words/visit-words.ts";
import { BirthBlock } from "./birth.tsx";
import { SiteAccess } from "./site-access.tsx";

/** The person behind a phone number, found by any of their appointments. */
export default function Client() {
  const { id = "" } = useParams();
  return <ClientOf key={id} id={id} />;
}

function ClientOf({ id }: { id: string }) {
  const { data: client, problem, reload } = usePanelQuery<ClientAnswer>(panelPaths.client(id));
  if (problem?.status === 404) {
    return (
      <Page title="Danışan yok" actions={<BackButton />}>
        <Empty>Bu danışan artık yok: kişisel verileri silinmiş ya da adresi yanlış.</Empty>
      </Page>
    );
  }
  if (!client) {
    return (
      <Page title="Danışan">
        {problem ? <Problem problem={problem} onRetry={reload} /> : <Waiting />}
      </Page>
    );
  }
  // Changes go to the id in the address, even if the client's newest appointment is another one.
  const asked = { ...client, id };
  return (
    <Page title={client.name} actions={<BackButton />}>
      <div className="client-page">
        <div>
          <p className="client-facts">
            <PhoneLink phone={client.phone} /> <span>{visitsInWords(client.counts)}</span>
          </p>
          <SiteAccess client={asked} />
          <BirthBlock client={asked} />
          <ClientNote client={asked} />
        </div>
        <div>
          <ClientAppointments appointments={client.appointments} />
          <Viewers views={client.views} />
        </div>
      </div>
    </Page>
  );
}

function ClientNote({ client }: { client: ClientAnswer }) {
  return (
    <NoteBlock
      of={client}
      title="Danışan notu"
      hint="Bütün randevularında görünür; danışan görmez."
      rows={5}
      maxLength={longestClientNote}
      send={async (change) => {
        await call("POST", panelPaths.clientNote(client.id), change);
        return { text: "Not kaydedildi." };
      }}
    />
  );
}

/** All appointments of the client, newest first, with outcome and pending message. */
function ClientAppointments({ appointments }: { appointments: PanelAppointment[] }) {
  const titleOf = useConsultationTitle();
  return (
    <section className="block">
      <h2>Randevular</h2>
      <ul className="appointment-lines client-appointments">
        {appointments.map((appointment) => (
          <li key={appointment.id}>
            <Link to={panelPages.appointment(appointment.id)}>
              {dayInWords(appointment.day)}, {appointment.timeSlot}
            </Link>
            <OutcomeTag {...appointment} />
            <span>
              {titleOf(appointment.consultation)}
              {appointment.arrived && ", geldi"}
              {appointment.toTell && <b className="new-mark">Haber verilmedi</b>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
