import { expect } from "vitest";
import type {
  CardAnswer,
  ChangeAnswer,
  ChangedSince,
  ListAnswer,
  PanelAppointment,
  RecordAnswer,
} from "../../contract/panel/calls.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import type { Engine } from "../../server/database/schema.ts";
import { type Answer, type Colleague, newColleague } from "./panel.ts";
import { book, type Service, startService } from "./service.ts";

export async function openPanel(engine?: Engine): Promise<{ service: Service; ece: Colleague }> {
  const service = await startService({ engine });
  return { service, ece: await newColleague(service) };
}

export async function list(colleague: Colleague, query = {}): Promise<ListAnswer> {
  const path = `${panelPaths.appointments}?${new URLSearchParams(query)}`;
  const { status, body } = await colleague.call<ListAnswer>("GET", path);
  expect(status).toBe(200);
  return body;
}

/** Books as a visitor does, and answers with what the panel shows of it. */
export async function request(
  service: Service,
  colleague: Colleague,
  changes: Parameters<typeof book>[1] = {},
): Promise<PanelAppointment> {
  expect(await book(service, changes)).toBe(201);
  const { day = "2025-09-25", timeSlot = "21:00" } = changes;
  const { appointments } = await list(colleague, { baslangic: day, bitis: day });
  return appointments.find(
    (appointment) => appointment.timeSlot === timeSlot && appointment.status === "pending",
  )!;
}

export const stepPaths = {
  approve: panelPaths.approve,
  cancel: panelPaths.cancel,
  move: panelPaths.move,
  noShow: panelPaths.noShow,
  arrived: panelPaths.arrived,
  deliver: panelPaths.delivered,
  unmark: panelPaths.unmark,
  restore: panelPaths.restore,
  edit: panelPaths.edit,
  untold: panelPaths.untold,
  note: panelPaths.note,
} as const;

export type StepName = keyof typeof stepPaths;

export function step(
  colleague: Colleague,
  name: StepName,
  { id, version }: Pick<PanelAppointment, "id" | "version">,
  body = {},
): Promise<Answer<ChangeAnswer & Partial<ChangedSince>>> {
  return colleague.call("POST", stepPaths[name](id), { version, ...body });
}

/** A step that must succeed. */
export async function done(
  ...asked: Parameters<typeof step>
): Promise<Omit<ChangeAnswer, "appointment"> & { appointment: PanelAppointment }> {
  const { status, body } = await step(...asked);
  expect(status).toBe(200);
  return { ...body, appointment: body.appointment! };
}

export const entry = {
  name: "Zeynep Işık",
  phone: "05329876543",
  consultation: "mini-ongoru",
  day: "2025-09-25",
  timeSlot: "21:30",
};

export function enter(
  colleague: Colleague,
  changes = {},
): Promise<Answer<ChangeAnswer & { code?: string; fields?: { code: string }[] }>> {
  return colleague.call("POST", panelPaths.appointments, { ...entry, ...changes });
}

export function notify(
  colleague: Colleague,
  id: string,
  body: object = { channel: "sms" },
): Promise<Answer<ChangeAnswer & Partial<ChangedSince>>> {
  return colleague.call("POST", panelPaths.told(id), body);
}

export function takeBack(
  colleague: Colleague,
  change: string,
): Promise<Answer<{ appointment: PanelAppointment | null; code?: string }>> {
  return colleague.call("POST", panelPaths.undo(change), {});
}

export async function card(colleague: Colleague, id: string): Promise<CardAnswer> {
  const { status, body } = await colleague.call<CardAnswer>("GET", panelPaths.appointment(id));
  expect(status).toBe(200);
  return body;
}

export async function record(colleague: Colleague, query = {}): Promise<RecordAnswer> {
  const path = `${panelPaths.audit}?${new URLSearchParams(query)}`;
  const { status, body } = await colleague.call<RecordAnswer>("GET", path);
  expect(status).toBe(200);
  return body;
}

/** As if its time had come: name, phone and texts are gone. */
export async function eraseAppointment({ database }: Service, id: string): Promise<void> {
  await database.db
    .updateTable("slots")
    .set({ client_id: null, name: null, name_folded: null, phone: null, phone_serial: null })
    .set({ note: "", note_folded: "", reason: "" })
    .set({ erased_at: "2025-09-24T10:00:00.000Z" })
    .where("id", "=", id)
    .execute();
}

/** Moves the clock and keeps sessions alive. */
export async function later({ clock, database }: Service, seconds: number): Promise<void> {
  clock.now = new Date(clock.now.getTime() + seconds * 1000);
  const at = clock.now.toISOString();
  await database.db
    .updateTable("staff_sessions")
    .set({ created_at: at, last_seen_at: at, confirmed_at: at })
    .execute();
}
