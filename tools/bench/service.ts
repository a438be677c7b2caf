import { istanbulInstant } from "../../booking/istanbul-time.ts";
import { paths } from "../../contract/public/paths.ts";
import { spawnServer } from "../../tests/support/server-process.ts";
import { getRequest, openConnections, postRequest } from "./http-client.ts";

/** Settings under which nothing that is measured is refused. */
export const roomy = {
  BOOKING_DAYS_AHEAD: "3650",
  LIMIT_BOOKINGS_PER_HOUR: "1000000",
  LIMIT_LOOKUPS_PER_MINUTE: "1000000",
  LIMIT_PENDING: "1000000",
  PROOF_AFTER_BOOKINGS: "1000000",
  PROOF_AFTER_LOOKUPS: "1000000",
};

/** The real server on a storage; each call expects the answer of a success. */
export async function openService(
  storage: Record<string, string>,
  connections: number,
  own: Record<string, string> = {},
) {
  const server = spawnServer({ ...storage, ...roomy, TRUST_PROXY: "1", ...own });
  const url = await server.listening;
  if (!url) throw new Error(`The server did not start: ${server.printed()}`);
  const { send, close } = await openConnections(url, connections);
  const expectStatus = async (expected: number, request: string) => {
    const status = await send(request);
    if (status !== expected) throw new Error(`${expected} was expected, ${status} was answered`);
  };
  return {
    pid: server.pid,
    page: (path: string, index: number) => expectStatus(200, getRequest(path, addressOf(index))),
    ping: (index: number) => expectStatus(200, getRequest("/healthz", addressOf(index))),
    book: (slot: { day: string; timeSlot: string }, phone: string, index: number) =>
      expectStatus(201, postRequest(paths.book, addressOf(index), bodyOf(slot, phone))),
    lookUp: (phone: string, index: number) =>
      expectStatus(200, getRequest(paths.lookup(phone), addressOf(index))),
    async close() {
      close();
      server.kill("SIGTERM");
      await server.exited;
    },
  };
}

function bodyOf({ day, timeSlot }: { day: string; timeSlot: string }, phone: string): string {
  const date = istanbulInstant({ day, time: `${timeSlot.slice(0, 2)}:00` }).toISOString();
  const randevuTipi = "Mini Öngörü";
  return JSON.stringify({ name: "Ayşe", phone, firmId: "akademi", date, timeSlot, randevuTipi });
}

/** Every request from an address of its own, as visitors do. */
function addressOf(index: number): string {
  return `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
}
