import { readConfig } from "../../../server/config.ts";
import { openDatabase } from "../../../server/database/connection.ts";
import { startServer } from "./server.ts";
import { type Booking, book, nextBooking } from "./visitors.ts";

const kills = Number(process.env.BENCH_KILLS ?? 10);
const senders = 8;
const bookingsBeforeKill = 100;

/** Ends the server amid bookings again and again, then looks for those it had acknowledged. */
export async function killUnderLoad(settings: Record<string, string>): Promise<string> {
  const acknowledged: Booking[] = [];
  for (let round = 0; round < kills; round++) {
    const { url, end } = await startServer(settings);
    const enough = acknowledged.length + bookingsBeforeKill + round;
    const send = async () => {
      for (;;) {
        const booking = nextBooking();
        const answer = await book(url, booking).catch(() => undefined);
        if (!answer) return;
        if (answer.status === 201) acknowledged.push(booking);
        if (acknowledged.length === enough) void end("SIGKILL");
      }
    };
    const sending = Array.from({ length: senders }, send);
    await Promise.all(sending);
  }
  const database = await openDatabase(readConfig(settings), new Date());
  const rows = await database.db
    .selectFrom("slots")
    .select(["phone", "day", "time_slot"])
    .execute();
  await database.db.destroy();
  const phones = new Set(rows.map(({ phone }) => phone));
  const slots = new Set(rows.map(({ day, time_slot }) => `${day} ${time_slot}`));
  const lost = acknowledged.filter(({ phone }) => !phones.has(phone)).length;
  return `${kills} kills, ${acknowledged.length} acknowledged, ${lost} lost, ${rows.length - slots.size} slots given twice`;
}
