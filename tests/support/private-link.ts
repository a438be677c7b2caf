import { randomBytes } from "node:crypto";
import { expect } from "vitest";
import {
  keyHeader,
  type OwnAppointment,
  type OwnCancel,
  type OwnMove,
  ownPaths,
} from "../../contract/public/own-appointment.ts";
import { bookingRequest, type Service, sendBooking } from "./service.ts";

type Answer = { status: number; body: OwnAppointment & { code?: string; fields?: object[] } };

/** As the page makes it. */
export function newKey(): string {
  return randomBytes(32).toString("base64url");
}

/** Books as the site's page does, and answers with the key that was sent along. */
export async function bookWithKey(
  service: Service,
  changes: Parameters<typeof bookingRequest>[0] = {},
  key = newKey(),
): Promise<string> {
  const answer = await sendBooking(service, bookingRequest(changes), { [keyHeader]: key });
  expect(answer.status).toBe(201);
  return key;
}

export function showByKey(service: Service, key?: string): Promise<Answer> {
  return call(service, "GET", ownPaths.show, key);
}

export function cancelByKey(service: Service, key: string, body: OwnCancel): Promise<Answer> {
  return call(service, "POST", ownPaths.cancel, key, body);
}

export function moveByKey(service: Service, key: string, body: OwnMove): Promise<Answer> {
  return call(service, "POST", ownPaths.move, key, body);
}

async function call(
  { url }: Service,
  method: string,
  path: string,
  key?: string,
  body?: unknown,
): Promise<Answer> {
  const answer = await fetch(url + path, {
    method,
    headers: {
      ...(key !== undefined && { [keyHeader]: key }),
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Answer["body"] };
}
