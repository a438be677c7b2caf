import { istanbulInstant } from "../booking/istanbul-time.ts";
import { paths } from "../contract/public/paths.ts";
import { claimSlot, type NewBooking } from "../server/appointments/book.ts";
import { comingAppointmentsOf } from "../server/appointments/look-up.ts";
import { readConfig } from "../server/config.ts";
import { openDatabase } from "../server/database/connection.ts";
import type { Engine } from "../server/database/schema.ts";
import { spawnServer } from "../tests/support/server-process.ts";
import { getRequest, openConnections, postRequest } from "./http-client.ts";
import { straightPostgres, straightSqlite } from "./straight.ts";

/** One way to book and to look up: from the bare engine to the whole service. */
export type Layer = {
  book(booking: NewBooking, index: number): Promise<unknown> | unknown;
  lookUp(phone: string, index: number): Promise<unknown> | unknown;
  close(): Promise<void> | void;
};

type StorageSettings = Record<string, string>;

export async function openStraight(engine: Engine, storage: StorageSettings): Promise<Layer> {
  const tables = await openDatabase(readConfig(storage), new Date());
  await tables.db.destroy();
  return engine === "sqlite"
    ? straightSqlite(storage.DATA_DIR!)
    : straightPostgres(storage.DATABASE_URL!);
}

export async function openStore(storage: StorageSettings): Promise<Layer> {
  const database = await openDatabase(readConfig(storage), new Date());
  const now = new Date();
  return {
    book: (booking) => claimSlot(database, booking, { now, openLimit: 3 }),
    lookUp: (phone) => comingAppointmentsOf(database, phone, now),
    close: () => database.db.destroy(),
  };
}

const settings = {
  BOOKING_DAYS_AHEAD: "3650",
  LIMIT_BOOKINGS_PER_HOUR: "1000000",
  LIMIT_LOOKUPS_PER_MINUTE: "1000000",
  TRUST_PROXY: "1",
};

export async function openService(
  storage: StorageSettings,
  connections: number,
): Promise<Layer & { ping(index: number): Promise<void> }> {
  const server = spawnServer({ ...storage, ...settings });
  const url = await server.listening;
  if (!url) throw new Error(`The server did not start: ${server.printed()}`);
  const { send, close } = await openConnections(url, connections);
  const expectStatus = async (expected: number, request: string) => {
    const status = await send(request);
    if (status !== expected) throw new Error(`${expected} was expected, ${status} was answered`);
  };
  return {
    ping: (index) => expectStatus(200, getRequest("/healthz", addressOf(index))),
    book: (booking, index) =>
      expectStatus(201, postRequest(paths.book, addressOf(index), bodyOf(booking))),
    lookUp: (phone, index) => expectStatus(200, getRequest(paths.lookup(phone), addressOf(index))),
    async close() {
      close();
      server.kill("SIGTERM");
      await server.exited;
    },
  };
}

function bodyOf({ day, timeSlot, name, phone }: NewBooking): string {
  const date = istanbulInstant({ day, time: `${timeSlot.slice(0, 2)}:00` }).toISOString();
  return JSON.stringify({
    name,
    phone,
    firmId: "akademi",
    date,
    timeSlot,
    randevuTipi: "Mini Öngörü",
  });
}

/** Every request from an address of its own, as visitors do. */
function addressOf(index: number): string {
  return `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
}
