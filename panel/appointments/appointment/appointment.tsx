import { useEffect, useState } from "react";
import { useParams } from "react-router";
import { isErased } from "../../../booking/transitions.ts";
import type { CardAnswer, PanelAppointment } from "../../../contract/panel/calls.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { BackButton } from "../../components/back-button.tsx";
import { Page } from "../../components/page.tsx";
import { Empty, Problem, Waiting } from "../../components/states.tsx";
import { useNow } from "../../data/clock.tsx";
import { usePanelQuery } from "../../data/use-panel-query.ts";
import { Actions } from "./actions.tsx";
import { Facts } from "./card-facts.tsx";
import { History } from "./card-history.tsx";
import { Note } from "./card-note.tsx";
import { DayStrip } from "./day-strip.tsx";
import { EditButton } from "./edit-button.tsx";
import { OtherAppointments } from "./other-appointments.tsx";
import { pendingMessage } from "./pending-message.ts";
import { VisitorMessage } from "./visitor-message.tsx";

/** One appointment with everything around it. A card of another address begins anew. */
export function Appointment() {
  const { id = "" } = useParams();
  return <AppointmentOf key={id} id={id} />;
}

function AppointmentOf({ id }: { id: string }) {
  const now = useNow();
  const { data: card, problem, reload } = usePanelQuery<CardAnswer>(panelPaths.appointment(id));
  const version = card?.appointment.version;
  const [left, setLeft] = useState<PanelAppointment>();
  // The pressed button may be gone once the change is shown: the focus goes to the next step.
  useEffect(() => {
    if (!left || left.version !== version) return;
    const next = document.getElementById("haber-ver") ?? document.querySelector("h1");
    next?.focus();
  }, [left, version]);
  if (problem?.status === 404) {
    return (
      <Page title="Randevu yok">
        <BackButton />
        <Empty>Bu randevu artık yok: geri alınmış ya da adresi yanlış.</Empty>
      </Page>
    );
  }
  if (!card) {
    return (
      <Page title="Randevu">
        {problem ? <Problem problem={problem} onRetry={reload} /> : <Waiting />}
      </Page>
    );
  }
  const { appointment } = card;
  const news = pendingMessage(appointment, card.changes, now);
  return (
    <Page title={appointment.name ?? "Silindi"} actions={<BackButton />}>
      <div className="appointment-columns">
        <div>
          <Facts appointment={appointment} />
          <EditButton appointment={appointment} onDone={setLeft} />
          <Actions card={card} onDone={setLeft} />
          {news && <VisitorMessage {...{ appointment, news }} />}
          {!isErased(appointment) && <Note appointment={appointment} />}
          <DayStrip card={card} />
          {!isErased(appointment) && <OtherAppointments others={card.others} />}
        </div>
        <History card={card} />
      </div>
    </Page>
  );
}
