import { istanbulClock } from "../../booking/istanbul-time.ts";
import { keyPattern } from "../../contract/public/visitor-appointment.ts";

/** An appointment that the visitor chose to remember on this device: the key of its private link, and its start. */
export type Remembered = { key: string; date: string };

const storageName = "randevular";

/** The soonest first. What is over is forgotten: the service refuses its key from the next day on, too. */
export function rememberedAppointments(now = new Date()): Remembered[] {
  const stored = read();
  const coming = stored.filter(
    ({ date }) => istanbulClock(new Date(date)).day >= istanbulClock(now).day,
  );
  if (coming.length < stored.length) write(coming);
  return coming.toSorted((a, b) => a.date.localeCompare(b.date));
}

/** Also for a new date of an appointment that is remembered. False where the browser stores nothing. */
export const remember = (appointment: Remembered): boolean =>
  write([...without(appointment.key), appointment]);

export const forget = (key: string): boolean => write(without(key));

const without = (key: string) => rememberedAppointments().filter((one) => one.key !== key);

function read(): Remembered[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageName) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isRemembered) : [];
  } catch {
    return [];
  }
}

function isRemembered(one: unknown): one is Remembered {
  const { key, date } = Object(one);
  return keyPattern.test(key) && !Number.isNaN(Date.parse(date));
}

function write(appointments: Remembered[]): boolean {
  try {
    if (appointments.length > 0) localStorage.setItem(storageName, JSON.stringify(appointments));
    else localStorage.removeItem(storageName);
    return true;
  } catch {
    return false;
  }
}
