import { type Birth, birthInUt } from "../../../booking/birth.ts";
import type {
  CardAnswer,
  Change,
  ChangeAnswer,
  ChangedSince,
  ClientBirth,
  ListAnswer,
  PanelAppointment,
  SessionRow,
} from "../../../contract/panel/calls.ts";
import type { ClientAnswer } from "../../../contract/panel/clients.ts";
import { panelAppointment } from "../panel-appointment.ts";
import type { Answers } from "./fake-service.ts";

export function listAnswer(
  appointments: PanelAppointment[],
  changes: Partial<ListAnswer> = {},
): { json: ListAnswer } {
  const counts = { pending: 0, toTell: 0, toRemind: 0, cancellations: 0, toDeliver: 0, toCall: 0 };
  return { json: { ...counts, appointments, isCut: false, next: null, ...changes } };
}

export function cardAnswer(
  appointment: PanelAppointment,
  changes: Partial<CardAnswer> = {},
): { json: CardAnswer } {
  const client = { note: "", births: [] };
  const nothing = { client, shared: [], neighbours: [], others: [], changes: [], views: [] };
  return { json: { appointment, ...nothing, ...changes } };
}

/** As staff have written it. */
export function birthOf(label: string, birth: Birth, version = 1): ClientBirth {
  const id = `birth of ${label}`;
  const told = { consent: "danışan", isByClient: false };
  return { id, label, birth, birthInUt: birthInUt(birth), ...told, version };
}

/** Of a client with one coming appointment; what a test is about stands in the changes. */
export function clientAnswer(changes: Partial<ClientAnswer> = {}): { json: ClientAnswer } {
  const appointment = panelAppointment();
  return {
    json: {
      id: appointment.id,
      name: appointment.name!,
      phones: [{ phone: appointment.phone!, id: appointment.id, block: null, shared: [] }],
      email: "",
      counts: { came: 0, noShow: 0, cancelled: 0, coming: 1 },
      version: 0,
      note: "",
      ownerNote: "",
      followUp: null,
      births: [],
      appointments: [appointment],
      views: [],
      ...changes,
    },
  };
}

/** How a step is answered that left the appointment as it is here. */
export function stepAnswer(appointment: PanelAppointment): { json: ChangeAnswer } {
  const undo = { change: `undo-${appointment.id}`, until: "2025-09-24T10:00:10.000Z" };
  return { json: { appointment, undo } };
}

/** How a step is refused that was decided on an old version. */
export function changedAnswer(change: Partial<Change>, version = 2) {
  const done = {
    id: "c1",
    at: "2025-09-24T09:59:00.000Z",
    who: "su@example.com",
    action: "approve",
    appointmentId: "1",
    before: null,
    after: null,
    ...change,
  } as const;
  const json: ChangedSince = { code: "changed", message: "", changes: [done], version, names: {} };
  return { status: 409, json };
}

/** What the settings screen asks for, of an account with nothing but this session. */
export const settingsScreen: Answers = {
  "GET /api/yonetim/oturumlar": { json: [sessionRow("bu", { isThis: true })] },
  "GET /api/yonetim/guvenlik": { json: { events: [] } },
  "GET /api/yonetim/kisiler": { json: { names: {} } },
  "GET /api/yonetim/takvim": { json: { createdAt: null } },
  "GET /api/yonetim/deneme-postasi": { json: { to: null } },
  "GET /api/yonetim/bildirimler": { json: { publicKey: "", choice: null } },
  "GET /api/yonetim/gecis-anahtarlari": { json: [] },
  "GET /api/yonetim/yedek": { json: { isOn: true, last: "2025-09-24T00:10:00.000Z" } },
};

export function sessionRow(id: string, changes: Partial<SessionRow> = {}): SessionRow {
  const at = "2025-09-24T09:00:00.000Z";
  return {
    id,
    device: "Chrome, Linux",
    createdAt: at,
    lastSeenAt: at,
    isThis: false,
    isKept: false,
    ...changes,
  };
}

/** A list whose requests are approved and taken back as the service does it. */
export function answeredList(appointments: PanelAppointment[]): Answers {
  let now = appointments;
  function left(id: string, changes: Partial<PanelAppointment>): PanelAppointment {
    now = now.map((one) =>
      one.id === id ? { ...one, ...changes, version: one.version + 1 } : one,
    );
    return now.find((one) => one.id === id)!;
  }
  return Object.fromEntries<Answers[string]>([
    ["GET /api/yonetim/randevular", () => listAnswer(now)],
    ...appointments.flatMap(({ id }): [string, Answers[string]][] => [
      [
        `POST /api/yonetim/randevular/${id}/onayla`,
        () => stepAnswer(left(id, { status: "approved", toTell: "approve" })),
      ],
      [
        `POST /api/yonetim/degisiklikler/undo-${id}/geri-al`,
        () => ({ json: { appointment: left(id, { status: "pending", toTell: null }) } }),
      ],
    ]),
  ]);
}
