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

export async function known(colleague: Colleague, phone: string) {
  const { status, body } = await colleague.call<KnownPhoneAnswer>("POST", panelPaths.knownPhone, {
    phone,
  });
  expect(status).toBe(200);
  return body.client;
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
  told: Birth | null = birth,
  version = 0,
): Promise<Answered> {
  return call("POST", panelPaths.birth(id), { version, birth: told });
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

export function block({ call }: Colleague, id: string, version = 0): Promise<Answered> {
  return call("POST", panelPaths.block(id), { version, reason: "Üç kez gelmedi" });
}

export function unblock({ call }: Colleague, id: string, version: number): Promise<Answered> {
  return call("POST", panelPaths.unblock(id), { version });
}
