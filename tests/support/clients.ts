import { expect } from "vitest";
import type { Birth } from "../../booking/birth.ts";
import type {
  ClientAnswer,
  ClientsAnswer,
  ClientVersion,
  KnownPhoneAnswer,
} from "../../contract/panel/clients.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import type { Colleague } from "./panel.ts";

export const birth: Birth = {
  day: "1985-05-14",
  time: { at: "17:32" },
  place: {
    name: "Kadıköy",
    region: "İstanbul, Türkiye",
    latitude: 40.98,
    longitude: 29.03,
    zone: "Europe/Istanbul",
  },
};

export async function client(colleague: Colleague, id: string): Promise<ClientAnswer> {
  const { status, body } = await colleague.call<ClientAnswer>("GET", panelPaths.client(id));
  expect(status).toBe(200);
  return body;
}

export async function clients(colleague: Colleague, search = "") {
  const { status, body } = await colleague.call<ClientsAnswer>("POST", panelPaths.clients, {
    search,
  });
  expect(status).toBe(200);
  return body.clients;
}

export async function known({ call }: Colleague, phone: string) {
  const { status, body } = await call<KnownPhoneAnswer>("POST", panelPaths.knownPhone, { phone });
  expect(status).toBe(200);
  return body;
}

type Answered = { status: number; body: ClientVersion & { code?: string } };

export function writeNote(
  { call }: Colleague,
  id: string,
  note: string,
  version = 0,
): Promise<Answered> {
  return call("POST", panelPaths.clientNote(id), { version, note });
}

export function setBirth(
  { call }: Colleague,
  id: string,
  changes: { id?: string; version?: number; label?: string; birth?: Birth } = {},
): Promise<Answered> {
  const own = { version: 0, label: "Kendisi", birth, consent: "danışan" };
  return call("POST", panelPaths.birth(id), { ...own, ...changes });
}

export function removeBirth(
  { call }: Colleague,
  id: string,
  { id: birth, version }: { id: string; version: number },
): Promise<Answered> {
  return call("POST", panelPaths.removeBirth(id), { id: birth, version });
}

export function editClient(
  { call }: Colleague,
  id: string,
  wanted: { name?: string; phone?: string; email?: string },
  version = 0,
): Promise<Answered> {
  return call("POST", panelPaths.editClient(id), { version, ...wanted });
}

/** As they are now. */
export async function merge(colleague: Colleague, id: string, into: string): Promise<Answered> {
  const [{ version }, other] = [await client(colleague, id), await client(colleague, into)];
  const wanted = { version, into, intoVersion: other.version };
  return colleague.call("POST", panelPaths.mergeClients(id), wanted);
}

export function writeOwnerNote(
  { call }: Colleague,
  id: string,
  note: string,
  version = 0,
): Promise<Answered> {
  return call("POST", panelPaths.ownerNote(id), { version, note });
}

export function setFollowUp(
  { call }: Colleague,
  id: string,
  followUp: { day: string | null; note: string },
  version = 0,
): Promise<Answered> {
  return call("POST", panelPaths.followUp(id), { version, ...followUp });
}

type Blocked = { status: number; body: { code?: string } };

export function block({ call }: Colleague, id: string): Promise<Blocked> {
  return call("POST", panelPaths.block(id), { reason: "Üç kez gelmedi" });
}

export function unblock({ call }: Colleague, id: string): Promise<Blocked> {
  return call("POST", panelPaths.unblock(id), {});
}
