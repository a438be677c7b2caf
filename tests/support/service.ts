import { inject, onTestFinished } from "vitest";
import { type Closing, closingsOf, defaultHours } from "../../booking/hours.ts";
import { istanbulInstant } from "../../booking/istanbul-time.ts";
import type { BookingRequest } from "../../contract/public/calls.ts";
import { paths } from "../../contract/public/paths.ts";
import { withBookingLock } from "../../server/database/booking-lock.ts";
import type { Engine } from "../../server/database/schema.ts";
import { changeClosures } from "../../server/settings/closures.ts";
import { type AppOptions, type Service, startApp, wednesdayNoon } from "./app.ts";
import { copiedStorage, defaultEngine, newStorage, type Templates } from "./storage.ts";

export { type Service, wednesdayNoon };

declare module "vitest" {
  /** What postgres.ts provides. */
  interface ProvidedContext {
    postgresUrl: string;
    templates: Templates;
  }
}

type Options = AppOptions & {
  engine?: Engine;
  settings?: Record<string, string>;
  /** Another service's storage, where two are to share one. */
  storage?: Record<string, string>;
};

/** A service of its own, listening on a real port, gone when the test ends. */
export async function startService(options: Options = {}): Promise<Service> {
  const { engine, settings, storage, ...deps } = options;
  const store = storage ?? (await temporaryStorage(engine));
  const service = await startApp({ ...store, ...settings }, deps);
  onTestFinished(service.close);
  return service;
}

/** Made before the service that uses it, so it is removed after that service has closed. */
export async function temporaryStorage(
  engine: Engine = defaultEngine,
): Promise<Record<string, string>> {
  const { settings, remove } = await copiedStorage(
    engine,
    inject("postgresUrl"),
    inject("templates"),
  );
  onTestFinished(remove);
  return settings;
}

/** Empty, as before a server's first start. */
export async function emptyStorage(
  engine: Engine = defaultEngine,
): Promise<Record<string, string>> {
  const { settings, remove } = await newStorage(engine, inject("postgresUrl"));
  onTestFinished(remove);
  return settings;
}

type BookingChanges = Partial<BookingRequest> & { day?: string };

/** A request as the page sends it: the slot's hour with minutes 00. */
export function bookingRequest({
  day = "2025-09-25",
  ...changes
}: BookingChanges = {}): BookingRequest {
  const timeSlot = changes.timeSlot ?? "21:00";
  const time = `${timeSlot.slice(0, 2)}:00`;
  return {
    name: "Ayşe Yılmaz",
    phone: "05321234567",
    firmId: "akademi",
    date: istanbulInstant({ day, time }).toISOString(),
    timeSlot,
    randevuTipi: "Mini Öngörü",
    ...changes,
  };
}

export function sendBooking(service: Service, body: unknown, headers = {}): Promise<Response> {
  return fetch(service.url + paths.book, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
}

export async function book(service: Service, changes: BookingChanges = {}): Promise<number> {
  return (await sendBooking(service, bookingRequest(changes))).status;
}

export async function lookUp(service: Service, phone = "05321234567"): Promise<unknown> {
  return (await fetch(service.url + paths.lookup(phone))).json();
}

export async function takenTimes(service: Service, day = "2025-09-25"): Promise<string[]> {
  const answer = await fetch(service.url + paths.takenTimesOf(day));
  return ((await answer.json()) as { dolu: string[] }).dolu;
}

export function storedAppointments({ database }: Service) {
  return database.db.selectFrom("slots").selectAll().orderBy("starts_at").execute();
}

export function phoneNumber(index: number): string {
  return `05${String(index).padStart(9, "0")}`;
}

/** Closes an hour as the academy does. */
export async function closeHour({ database, clock }: Service, day: string, time: string) {
  const add = closingsOf([{ day, times: [time] }], defaultHours.step).map(
    (days): Closing => ({ kind: "closing", weekday: null, ...days, reason: "" }),
  );
  await withBookingLock(database, (db) =>
    changeClosures(db, { id: `${day} ${time}`, add, remove: [] }, clock.now),
  );
}
