import { setTimeout as pause } from "node:timers/promises";
import { addDays, istanbulClock, istanbulInstant } from "../../../booking/istanbul-time.ts";
import { paths } from "../../../contract/public/paths.ts";

export type Seen = { status: number; ms: number };
export type Kind = "page" | "lookup" | "booking" | "readyz";
export type Watched = Record<Kind, Seen[]>;

const slots = ["20:00", "20:30", "21:00", "21:30", "22:00", "22:30", "23:00"];
let requests = 0;

export const seconds = Number(process.env.BENCH_SECONDS ?? 10);

/** Sends requests of each kind, one after the other, until stopped, and records the answers. */
export async function watchWhile(url: string, fault: () => Promise<void>): Promise<Watched> {
  const watched: Watched = { page: [], lookup: [], booking: [], readyz: [] };
  let isOver = false;
  const visitors = (Object.keys(watched) as Kind[]).map(async (kind) => {
    while (!isOver) {
      watched[kind].push(await visit(url, kind));
      await pause(20);
    }
  });
  await fault();
  isOver = true;
  await Promise.all(visitors);
  return watched;
}

/** Milliseconds until a booking is taken again. */
export async function untilHealed(url: string): Promise<number> {
  const start = performance.now();
  while ((await visit(url, "booking")).status !== 201) await pause(20);
  return performance.now() - start;
}

export async function visit(url: string, kind: Kind): Promise<Seen> {
  const start = performance.now();
  const status = await ask(url, kind).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    },
    () => 0,
  );
  return { status, ms: performance.now() - start };
}

function ask(url: string, kind: Kind): Promise<Response> {
  if (kind === "page") return fetch(`${url}/about`);
  if (kind === "readyz") return fetch(`${url}/readyz`);
  if (kind === "lookup") return fetch(url + paths.lookup("05991234567"));
  return book(url, nextBooking());
}

export type Booking = { day: string; timeSlot: string; phone: string };

/** Each another slot and another phone. */
export function nextBooking(): Booking {
  const index = requests++;
  const tomorrow = addDays(istanbulClock(new Date()).day, 1);
  const day = addDays(tomorrow, Math.floor(index / slots.length));
  return { day, timeSlot: slots[index % slots.length]!, phone: `05${400_000_000 + index}` };
}

export function book(url: string, { day, timeSlot, phone }: Booking): Promise<Response> {
  const date = istanbulInstant({ day, time: `${timeSlot.slice(0, 2)}:00` }).toISOString();
  const body = {
    name: "Ayşe",
    phone,
    firmId: "akademi",
    date,
    timeSlot,
    randevuTipi: "Mini Öngörü",
  };
  const headers = { "content-type": "application/json" };
  return fetch(url + paths.book, { method: "POST", headers, body: JSON.stringify(body) });
}
