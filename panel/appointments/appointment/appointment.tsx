import "./appointment.css";
import { useQueryClient } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { Link, useParams } from "react-router";
import { isReport, promiseOf } from "../../../booking/reports.ts";
import { canEdit, canNote, isErased } from "../../../booking/transitions.ts";
import type { CardAnswer, Change, PanelAppointment } from "../../../contract/panel/calls.ts";
import { longestNote } from "../../../contract/panel/lengths.ts";
import { panelPages } from "../../../contract/panel/pages.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { actions } from "../../../contract/panel/words.ts";
import { BackButton } from "../../components/back-button.tsx";
import { BirthFacts } from "../../components/birth-facts.tsx";
import { daySlots, isStart, type SlotState } from "../../components/day-slots.ts";
import { inEvenRows } from "../../components/even-rows.ts";
import { NoteBlock } from "../../components/note-block.tsx";
import { LateMark, OutcomeTag, OverdueMark, VisitorMark } from "../../components/outcome-tag.tsx";
import { Page } from "../../components/page.tsx";
import { PanelIcon } from "../../components/panel-icon.tsx";
import { PersonName, PhoneLink } from "../../components/person.tsx";
import { SharedNumber } from "../../components/shared-number.tsx";
import { Empty, Problem, Waiting } from "../../components/states.tsx";
import { Viewers } from "../../components/viewers.tsx";
import { useNow } from "../../data/clock.tsx";
import { listedAppointment } from "../../data/query-client.ts";
import {
  useConsultationTitle,
  useService,
  useServiceNote,
  useSettings,
} from "../../data/settings.ts";
import { postChange } from "../../data/use-change.ts";
import { usePanelQuery } from "../../data/use-panel-query.ts";
import { useWho } from "../../data/use-who.ts";
import { changeInWords } from "../../words/change-in-words.ts";
import {
  fullDay,
  instantInWords,
  nearName,
  shortDay,
  todayInIstanbul,
} from "../../words/day-words.ts";
import { paymentInWords } from "../../words/payment-words.ts";
import { promiseInWords, whenInWords } from "../../words/report-words.ts";
import { SeenButton } from "../seen-button.tsx";
import { Actions } from "./actions.tsx";
import { FurtherMessages } from "./further-messages.tsx";
import { pendingMessage } from "./pending-message.ts";
import { VisitorMessage } from "./visitor-message.tsx";

/** One appointment with everything around it. Another address starts with fresh state. */
export function Appointment() {
  const { id = "" } = useParams();
  return <AppointmentOf key={id} id={id} />;
}

function AppointmentOf({ id }: { id: string }) {
  const client = useQueryClient();
  /** What the list knew of it is shown until the card has come. */
  const [row] = useState(() => listedAppointment(client, id));
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
  const appointment = card?.appointment ?? row;
  const title = appointment ? (appointment.name ?? "Silindi") : "Randevu";
  return (
    <Page title={title} actions={<BackButton />}>
      <div className="appointment-columns">
        <div>
          {appointment && <Facts appointment={appointment} onDone={setLeft} />}
          {card && <CardBody card={card} onDone={setLeft} />}
          {!card && (problem ? <Problem problem={problem} onRetry={reload} /> : <Waiting />)}
        </div>
        {card && <History card={card} />}
      </div>
    </Page>
  );
}

/** What can be done, and what only the card's own answer knows. */
function CardBody({ card, onDone }: { card: CardAnswer; onDone(left: PanelAppointment): void }) {
  const { appointment } = card;
  const news = pendingMessage(appointment, card.changes, useNow());
  return (
    <>
      <SharedNumber
        shared={card.shared}
        merge={(merge) => (
          <Link
            to={panelPages.client(appointment.id)}
            state={{ merge }}
            aria-label={`Birleştir: ${merge.name}`}
          >
            Birleştir
          </Link>
        )}
      />
      <SheetButton
        {...{ appointment, onDone }}
        others={card.others.length}
        sheet={EditSheet}
        isPossible={canEdit(appointment)}
      >
        <PanelIcon name="note" /> Bilgileri düzelt
      </SheetButton>
      <Actions card={card} onDone={onDone} />
      {news && <VisitorMessage {...{ appointment, news }} />}
      <FurtherMessages card={card} isToldApart={news !== undefined} />
      {!isErased(appointment) && <Note appointment={appointment} />}
      <ClientBlock card={card} />
      {!isReport(appointment) && <DayStrip card={card} />}
      {!isErased(appointment) && <OtherAppointments card={card} />}
    </>
  );
}

const sources = {
  site: "Siteden",
  phone: "Telefondan",
  blocked: "Siteden, engellenmiş numaradan",
};

function Facts({
  appointment,
  onDone,
}: {
  appointment: PanelAppointment;
  onDone(left: PanelAppointment): void;
}) {
  const { day, timeSlot, phone, reason, source, createdAt } = appointment;
  const titleOf = useConsultationTitle();
  const note = useServiceNote()(appointment.consultation, appointment.minutes);
  const now = useNow();
  const near = nearName(day, todayInIstanbul(now));
  const { promisedDays } = useService(appointment.consultation);
  const promise = promiseOf(appointment, promisedDays, now);
  return (
    <>
      <p className="appointment-when">
        <time dateTime={timeSlot || day}>{timeSlot || "Rapor"}</time>
        <span>
          {isReport(appointment) && "Teslim: "}
          {near && `${near}, `}
          {fullDay(day)}
        </span>
      </p>
      <dl className="fact-list appointment-facts">
        <div>
          <dt>Tür</dt>
          <dd>
            {titleOf(appointment.consultation)}
            {note && <small className="service-note">{note}</small>}
          </dd>
        </div>
        <div>
          <dt>Durum</dt>
          <dd>
            <OutcomeTag {...appointment} /> <OverdueMark {...appointment} />{" "}
            <VisitorMark {...appointment} /> <LateMark {...appointment} />{" "}
            <SeenButton appointment={appointment} />
          </dd>
        </div>
        {promise && (
          <div>
            <dt>Söz</dt>
            <dd>{promiseInWords(promisedDays!, promise.until)}</dd>
          </div>
        )}
        {phone && (
          <div>
            <dt>Telefon</dt>
            <dd>
              <PhoneLink phone={phone} />{" "}
              <Link className="client-link" to={panelPages.client(appointment.id)}>
                Danışan sayfası
              </Link>
            </dd>
          </div>
        )}
        <div>
          <dt>Nereden</dt>
          <dd>
            {sources[source]}, {instantInWords(createdAt)}
          </dd>
        </div>
        {(!isErased(appointment) || appointment.price !== null) && (
          <div>
            <dt>Ödeme</dt>
            <dd>
              {paymentInWords(appointment)}{" "}
              <SheetButton
                {...{ appointment, onDone }}
                sheet={PaymentSheet}
                isPossible={canNote(appointment)}
              >
                {appointment.price === null ? "Not et" : "Değiştir"}
                <span className="visually-hidden"> (ödeme)</span>
              </SheetButton>
            </dd>
          </div>
        )}
        {reason && (
          <div>
            <dt>İptal nedeni</dt>
            <dd>{reason}</dd>
          </div>
        )}
      </dl>
      {isErased(appointment) && (
        <p className="appointment-erased">
          Bu kişinin adı, telefonu ve notları silindi. Gün, tür, sonuç ve ödeme tutarı sayılar için
          saklanıyor.
        </p>
      )}
    </>
  );
}

const EditSheet = lazy(() => import("./edit-sheet.tsx"));
const PaymentSheet = lazy(() => import("./payment-sheet.tsx"));

/** Opens a sheet, unless what it does is impossible. */
function SheetButton({
  appointment,
  others = 0,
  onDone,
  sheet: OpenSheet,
  isPossible,
  children,
}: {
  appointment: PanelAppointment;
  /** How many other appointments the client has. */
  others?: number;
  onDone(left: PanelAppointment): void;
  sheet: typeof EditSheet;
  isPossible: boolean;
  children: ReactNode;
}) {
  const { id, version } = appointment;
  const [opened, setOpened] = useState<number>();
  if (!isPossible) return null;
  return (
    <>
      <button
        type="button"
        className="link-button"
        aria-haspopup="dialog"
        onClick={() => setOpened(version)}
      >
        {children}
      </button>
      {opened !== undefined && (
        <Suspense>
          <OpenSheet
            {...{ appointment, others, onDone, isPossible }}
            guard={`steps of ${id}`}
            version={opened}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

function Note({ appointment }: { appointment: PanelAppointment }) {
  return (
    <NoteBlock
      of={appointment}
      title="Not"
      hint="Yalnızca burada görünür."
      rows={3}
      maxLength={longestNote}
      send={(change) => postChange(panelPaths.note(appointment.id), change, "Not kaydedildi.")}
    />
  );
}

/** What is known of the client, whichever appointment it was written at. */
function ClientBlock({ card: { appointment, client } }: { card: CardAnswer }) {
  if (!client.note && client.births.length === 0) return null;
  return (
    <section className="block">
      <h2>Danışan</h2>
      {client.note && <p className="note-text client-note">{client.note}</p>}
      {client.births.map((birth) => (
        <BirthFacts key={birth.id} of={birth} name={appointment.name ?? ""} />
      ))}
    </section>
  );
}

/** The day's slots: who comes before and after. */
function DayStrip({ card: { appointment, neighbours } }: { card: CardAnswer }) {
  const now = useNow();
  const { hours } = useSettings();
  const { id, day } = appointment;
  const list = { appointments: [appointment, ...neighbours] };
  const slots = daySlots(day, list, { now, hours }).filter(isStart);
  return (
    <section className="block">
      <h2>O gün</h2>
      <ol className="day-strip" style={inEvenRows(slots.length)} aria-label={fullDay(day)}>
        {slots.map((slot) => (
          <li
            key={slot.time}
            data-state={slot.state}
            aria-current={slot.state === "taken" && slot.appointment.id === id ? "true" : undefined}
          >
            <time>{slot.time}</time>
            <SlotContent slot={slot} day={day} ownId={id} />
          </li>
        ))}
      </ol>
      <Link className="link-button" to={panelPages.weekOf(day)}>
        Haftayı gör
      </Link>
    </section>
  );
}

function SlotContent({ slot, day, ownId }: { slot: SlotState; day: string; ownId: string }) {
  switch (slot.state) {
    case "taken":
      return slot.appointment.id === ownId ? (
        <span>Bu randevu</span>
      ) : (
        <Link to={panelPages.appointment(slot.appointment.id)}>
          <PersonName name={slot.appointment.name} />
        </Link>
      );
    case "free":
      return (
        <Link
          to={panelPages.newAppointmentAt(day, slot.time)}
          aria-label={`${slot.time} boş, randevu ekle`}
        >
          Boş
        </Link>
      );
    case "closed":
      return <span>Kapalı</span>;
    default:
      return <span>Geçti</span>;
  }
}

/** Other appointments of the client, with the name where it is another one. */
function OtherAppointments({ card: { appointment, others } }: { card: CardAnswer }) {
  const titleOf = useConsultationTitle();
  return (
    <section className="block">
      <h2>Diğer randevuları</h2>
      {others.length === 0 && <Empty>Bu danışanın başka randevusu yok.</Empty>}
      <ul className="appointment-lines others">
        {others.map((other) => (
          <li key={other.id}>
            <Link to={panelPages.appointment(other.id)}>{whenInWords(other)}</Link>
            <span>
              {titleOf(other.consultation)}
              {other.name !== appointment.name && <b>, {other.name}</b>}
            </span>
            <OutcomeTag {...other} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The appointment's changes, and who viewed it. */
function History({ card: { changes, views } }: { card: CardAnswer }) {
  const nameOf = useWho();
  return (
    <aside className="appointment-history" aria-label="Geçmiş">
      <section className="block past">
        <h2>Kayıt</h2>
        {changes.length === 0 && <p className="quiet">Henüz bir işlem yapılmadı.</p>}
        <ol>
          {changes.map((change) => (
            <li key={change.id}>
              <b>{actions[change.action]}</b>
              {gistOf(change).map((line) => (
                <span key={line}>{line}</span>
              ))}
              <small>
                {instantInWords(change.at)}, {nameOf(change.who)}
              </small>
            </li>
          ))}
        </ol>
      </section>
      <Viewers views={views} />
    </aside>
  );
}

/** One line per change; all lines for a correction, which is shown nowhere else. */
function gistOf(change: Change): string[] {
  const lines = changeInWords(change, shortDay).map(({ before, after }) =>
    before ? `${before} → ${after}` : after,
  );
  return change.action === "edit" ? lines : lines.slice(0, 1);
}
