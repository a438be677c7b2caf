import { useParams } from "react-router";
import type { ClientAnswer } from "../../contract/panel/clients.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { BackButton } from "../components/back-button.tsx";
import { Page } from "../components/page.tsx";
import { PhoneLink } from "../components/person.tsx";
import { Empty, Problem, Waiting } from "../components/states.tsx";
import { Viewers } from "../components/viewers.tsx";
import { usePanelQuery } from "../data/use-panel-query.ts";
import { visitsInWords } from "../words/visit-words.ts";
import { BirthBlock } from "./birth.tsx";
import { ClientAppointments } from "./client-appointments.tsx";
import { ClientNote } from "./client-note.tsx";
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
  // What is changed is changed by the address that one came by, whichever is the newest meanwhile.
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
