import "./client.css";
import { useState } from "react";
import { Link, useLocation, useParams } from "react-router";
import { NewTabLink } from "../../app/components/new-tab-link.tsx";
import { dayInWords } from "../../booking/istanbul-time.ts";
import { canGetMessages } from "../../booking/phone.ts";
import { isReport } from "../../booking/reports.ts";
import { hasBegun } from "../../booking/status.ts";
import type { NamedClient, PanelAppointment } from "../../contract/panel/calls.ts";
import type { ClientAnswer, ClientVersion } from "../../contract/panel/clients.ts";
import { longestClientNote } from "../../contract/panel/lengths.ts";
import { panelPages } from "../../contract/panel/pages.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { BackButton } from "../components/back-button.tsx";
import { NoteBlock } from "../components/note-block.tsx";
import { OutcomeTag } from "../components/outcome-tag.tsx";
import { Page } from "../components/page.tsx";
import { PanelIcon } from "../components/panel-icon.tsx";
import { PhoneLink } from "../components/person.tsx";
import { whatsAppLink } from "../components/send-message/visitor-texts.ts";
import { SharedNumber } from "../components/shared-number.tsx";
import { Empty, Problem, Waiting } from "../components/states.tsx";
import { Viewers } from "../components/viewers.tsx";
import { call } from "../data/api.ts";
import { useNow } from "../data/clock.tsx";
import { useMe } from "../data/session.ts";
import { useConsultationTitle } from "../data/settings.ts";
import { usePanelQuery } from "../data/use-panel-query.ts";
import { whenInWords } from "../words/report-words.ts";
import { visitsInWords } from "../words/visit-words.ts";
import { Births } from "./birth.tsx";
import { ClientData } from "./client-data.tsx";
import { EditClient } from "./edit-client.tsx";
import { FollowUpBlock } from "./follow-up.tsx";
import { MergeSheet } from "./merge.tsx";
import { SiteAccess } from "./site-access.tsx";

/** A client's dossier, found by any of the appointments. */
export default function Client() {
  const { id = "" } = useParams();
  return <ClientOf key={id} id={id} />;
}

function ClientOf({ id }: { id: string }) {
  const isOwner = useMe().role === "owner";
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
  const { phone } = client.phones[0]!;
  return (
    <Page title={client.name} actions={<BackButton />}>
      <div className="client-page">
        <div>
          <p className="client-facts">
            {client.phones.map((one) => (
              <PhoneLink key={one.phone} phone={one.phone} />
            ))}
            {client.email && <a href={`mailto:${client.email}`}>{client.email}</a>}
            <span>{visitsInWords(client.counts)}</span>{" "}
            {client.phones.some(({ block }) => block) && (
              <b className="blocked-mark">Siteden randevu alamaz</b>
            )}
          </p>
          <Sessions appointments={client.appointments} />
          <div className="actions client-actions">
            <Link
              className="button small"
              to={panelPages.newAppointment}
              state={{ person: { name: client.name, phone } }}
            >
              <PanelIcon name="plus" /> Randevu ekle
            </Link>
            {canGetMessages(phone) && (
              <NewTabLink className="button small ghost" href={whatsAppLink(phone)}>
                <PanelIcon name="message" /> WhatsApp
              </NewTabLink>
            )}
            <EditClient client={asked} />
          </div>
          <Others client={asked} />
          <Births client={asked} />
          <ClientNote client={asked} />
          {client.ownerNote !== null && <OwnerNote client={asked} note={client.ownerNote} />}
          <FollowUpBlock client={asked} />
          {client.phones.map((one) => (
            <SiteAccess key={one.phone} number={one} isOnly={client.phones.length === 1} />
          ))}
        </div>
        <div>
          <ClientAppointments client={client} />
          {isOwner && <ClientData client={asked} />}
          <Viewers views={client.views} />
        </div>
      </div>
    </Page>
  );
}

/** Who else has a number of this client, and a way to make one client of two. */
function Others({ client }: { client: ClientAnswer }) {
  // From a card, which has led here to merge.
  const asked: NamedClient | undefined = useLocation().state?.merge;
  const [merging, setMerging] = useState<{ other?: NamedClient } | undefined>(
    asked && { other: asked },
  );
  const others = new Map(client.phones.flatMap(({ shared }) => shared.map((one) => [one.id, one])));
  return (
    <>
      <SharedNumber
        shared={[...others.values()]}
        merge={(other) => (
          <button
            type="button"
            className="link-button"
            aria-label={`Birleştir: ${other.name}`}
            onClick={() => setMerging({ other })}
          >
            Birleştir
          </button>
        )}
      />
      <button type="button" className="link-button" onClick={() => setMerging({})}>
        <PanelIcon name="person" /> Başka bir danışanla birleştir…
      </button>
      {merging && <MergeSheet client={client} {...merging} onClose={() => setMerging(undefined)} />}
    </>
  );
}

/** When the client comes next, and was here last. */
function Sessions({ appointments }: { appointments: PanelAppointment[] }) {
  const now = useNow();
  const sessions = appointments.filter((one) => !isReport(one));
  const [past, coming] = [true, false].map((isPast) =>
    sessions.filter((one) => one.status !== "cancelled" && hasBegun(one, now) === isPast),
  );
  const [next, last] = [coming!.at(-1), past![0]];
  return (
    <p className="client-sessions">
      {next && <SessionLink label="Sıradaki" appointment={next} />}
      {last && <SessionLink label="Son" appointment={last} />}
    </p>
  );
}

function SessionLink({ label, appointment }: { label: string; appointment: PanelAppointment }) {
  const { id, day, timeSlot } = appointment;
  return (
    <span>
      {label}:{" "}
      <Link to={panelPages.appointment(id)}>
        {dayInWords(day)} {timeSlot}
      </Link>
    </span>
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
        const path = panelPaths.clientNote(client.id);
        const { undo } = await call<ClientVersion>("POST", path, change);
        return { text: "Not kaydedildi.", undo };
      }}
    />
  );
}

function OwnerNote({ client: { id, version }, note }: { client: ClientAnswer; note: string }) {
  return (
    <NoteBlock
      of={{ id, version, note }}
      title="Yönetici notu"
      words={{
        add: "Yönetici notu ekle",
        edit: "Yönetici notunu düzenle",
        field: "Yönetici notu",
      }}
      hint="Yalnızca yöneticiler görür; asistan ve danışan görmez."
      rows={5}
      maxLength={longestClientNote}
      send={async (change) => {
        const { undo } = await call<ClientVersion>("POST", panelPaths.ownerNote(id), change);
        return { text: "Not kaydedildi.", undo };
      }}
    />
  );
}

/** All appointments of the client, newest first, with outcome, pending message, note, and another name. */
function ClientAppointments({ client: { name, appointments } }: { client: ClientAnswer }) {
  const titleOf = useConsultationTitle();
  return (
    <section className="block">
      <h2>Randevular</h2>
      <ul className="appointment-lines client-appointments">
        {appointments.map((appointment) => (
          <li key={appointment.id}>
            <Link to={panelPages.appointment(appointment.id)}>{whenInWords(appointment)}</Link>
            <OutcomeTag {...appointment} />
            <span>
              {titleOf(appointment.consultation)}
              {appointment.name !== name && <b>, {appointment.name}</b>}
              {appointment.toTell && <b className="new-mark">Haber verilmedi</b>}
            </span>
            {appointment.note && <p className="note-text">{appointment.note}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
