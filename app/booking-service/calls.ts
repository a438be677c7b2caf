import type { MonthHeld } from "../../booking/free-days.ts";
import type { Appointment } from "../../booking/status.ts";
import type { BookingRequest, SettingsAnswer, Slot } from "../../contract/public/calls.ts";
import { paths } from "../../contract/public/paths.ts";
import { eventsHeader, keyHeader, keyKept } from "../../contract/public/visitor-appointment.ts";
import {
  appointmentsIn,
  defaultSettings,
  eventsIn,
  monthIn,
  settingsIn,
  takenTimesIn,
} from "./answers.ts";
import { randomKey } from "./private-link.ts";
import { prepareProof, sendProven, takeProof } from "./proof.ts";

/** Milliseconds. A service that has not answered by then counts as unreachable. */
const timeouts = { settings: 5_000, call: 30_000 };

let settings: Promise<SettingsAnswer> | undefined;
let latest: SettingsAnswer | undefined;

/** Loaded once. If that fails, the defaults hold and the next call loads them again. */
export function loadSettings(): Promise<SettingsAnswer> {
  settings ??= fetchSettings();
  return settings;
}

/** The academy may have changed its hours since the page was opened. */
export function reloadSettings(): Promise<SettingsAnswer> {
  settings = fetchSettings();
  return settings;
}

export const latestSettings = () => latest;

function fetchSettings(): Promise<SettingsAnswer> {
  return getJson(paths.settings, timeouts.settings)
    .then((answer) => {
      latest = settingsIn(answer);
      return latest;
    })
    .catch(() => {
      settings = undefined;
      return latest ?? defaultSettings;
    });
}

/** Undefined if another provider's service takes the bookings. */
export async function newAppointmentKey(): Promise<string | undefined> {
  const { bookingApiBase } = await loadSettings();
  return bookingApiBase === "" ? randomKey() : undefined;
}

export type Sent = { outcome: "stored" | "refused" | "unreachable"; isKeyKept: boolean };

/** Of the answer only the status is read, and the header by which our own service confirms the key. */
export async function sendBooking(
  request: BookingRequest,
  slot: Slot,
  key: string | undefined,
): Promise<Sent> {
  const { bookingApiBase } = await loadSettings();
  const send = (headers: Record<string, string>) =>
    fetch(bookingApiBase + paths.book, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(key && { [keyHeader]: key }),
        ...headers,
      },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(timeouts.call),
    });
  try {
    const { ok, headers } = await sendProven(send, await takeProof(slot));
    return { outcome: ok ? "stored" : "refused", isKeyKept: headers.get(keyHeader) === keyKept };
  } catch {
    return { outcome: "unreachable", isKeyKept: false };
  }
}

/** Only for our own service: another provider's need not know the call. */
export async function prepareBooking(slot: Slot): Promise<void> {
  const { bookingApiBase } = await loadSettings();
  if (bookingApiBase === "") prepareProof(slot, AbortSignal.timeout(timeouts.settings));
}

export async function loadAppointments(phone: string): Promise<Appointment[]> {
  const { lookupApiBase } = await loadSettings();
  const { headers, body } = await getAnswer(lookupApiBase + paths.lookup(phone), timeouts.call);
  const events = eventsIn(headers.get(eventsHeader));
  return appointmentsIn(body).map((appointment, index) => ({ ...appointment, ...events[index] }));
}

/** For a consultation of this title. Undefined if the service does not know this call, as another provider's may not. */
export async function loadTakenTimes(day: string, title: string): Promise<string[] | undefined> {
  const { bookingApiBase } = await loadSettings();
  return getJson(bookingApiBase + paths.takenTimesOf(day, title), timeouts.call)
    .then(takenTimesIn)
    .catch(() => undefined);
}

/** Only from our own service; undefined with another provider's, or if it fails. */
export async function loadMonth(
  month: string,
  title: string,
  { bookingApiBase }: SettingsAnswer,
): Promise<MonthHeld | undefined> {
  if (bookingApiBase !== "") return undefined;
  return getJson(paths.calendarOf(month, title), timeouts.call)
    .then(monthIn)
    .catch(() => undefined);
}

async function getJson(address: string, milliseconds: number): Promise<unknown> {
  return (await getAnswer(address, milliseconds)).body;
}

async function getAnswer(address: string, milliseconds: number) {
  const answer = await sendProven((headers) =>
    fetch(address, { headers, signal: AbortSignal.timeout(milliseconds) }),
  );
  if (!answer.ok) throw new Error("Sunucu hatası.");
  return { headers: answer.headers, body: parsed(await answer.text()) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
