import { randomBytes } from "node:crypto";
import { expect } from "vitest";
import type { Birth } from "../../booking/birth.ts";
import {
  keyHeader,
  type VisitorAppointment,
  type VisitorBirth,
  type VisitorCancel,
  type VisitorMove,
  visitorAppointmentPaths,
} from "../../contract/public/visitor-appointment.ts";
import { bookingRequest, type Service, sendBooking } from "./service.ts";

type Answer = { status: number; body: VisitorAppointment & { code?: string; fields?: object[] } };

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
  return call(service, "GET", visitorAppointmentPaths.show, key);
}

export function cancelByKey(service: Service, key: string, body: VisitorCancel): Promise<Answer> {
  return call(service, "POST", visitorAppointmentPaths.cancel, key, body);
}

export function moveByKey(service: Service, key: string, body: VisitorMove): Promise<Answer> {
  return call(service, "POST", visitorAppointmentPaths.move, key, body);
}

type BirthTold = { status: number; body: VisitorBirth & { code?: string; fields?: object[] } };

export function birthByKey(service: Service, key?: string): Promise<BirthTold> {
  return call(service, "GET", visitorAppointmentPaths.birth, key);
}

export function tellBirthByKey(service: Service, key: string, told: Birth): Promise<BirthTold> {
  return call(service, "POST", visitorAppointmentPaths.birth, key, told);
}

export function withdrawBirthByKey(service: Service, key: string): Promise<BirthTold> {
  return call(service, "POST", visitorAppointmentPaths.removeBirth, key, {});
}

async function call<T>(
  { url }: Service,
  method: string,
  path: string,
  key?: string,
  body?: unknown,
): Promise<{ status: number; body: T }> {
  const answer = await fetch(url + path, {
    method,
    headers: {
      ...(key !== undefined && { [keyHeader]: key }),
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as T };
}
