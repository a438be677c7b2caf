import { sql } from "kysely";
import { defaultHours } from "../../booking/hours.ts";
import { addDays } from "../../booking/istanbul-time.ts";
import { slotsOf } from "../../booking/slots.ts";
import { slotColumns } from "../../server/appointments/change.ts";
import { readConfig } from "../../server/config.ts";
import { openDatabase } from "../../server/database/connection.ts";
import { inTransaction } from "../../server/database/transaction.ts";

const rowsAtOnce = 1000;
const knownPhones = 50_000;

/** So many appointments on the days before today, each in a slot of its own. */
export async function fillStore(
  storage: Record<string, string>,
  rows: number,
  today: string,
): Promise<void> {
  const database = await openDatabase(readConfig(storage), new Date());
  await inTransaction(database, async (db) => {
    const past = pastSlots(today);
    for (let done = 0; done < rows; done += rowsAtOnce) {
      const count = Math.min(rowsAtOnce, rows - done);
      const values = Array.from({ length: count }, (_, index) => {
        const { day, timeSlot } = past.next().value!;
        const at = `${day}T${timeSlot}:00.000Z`;
        const number = done + index;
        return {
          id: `stored-${number}`,
          ...slotColumns({ day, timeSlot }, { minutes: 30, buffer: 0 }),
          starts_at: at,
          status: "approved" as const,
          consultation: "mini-ongoru",
          name: "Ayşe Yılmaz",
          name_folded: "ayse yilmaz",
          client_id: `client-${number % knownPhones}`,
          phone: nthPhone(number % knownPhones),
          phone_serial: Math.floor(number / knownPhones) + 1,
          created_at: at,
        };
      });
      await db.insertInto("slots").values(values).execute();
    }
  });
  if (database.engine === "postgres") await sql`analyze slots`.execute(database.db);
  await database.db.destroy();
}

export function nthPhone(index: number): string {
  return `05${500_000_000 + index}`;
}

function* pastSlots(today: string) {
  for (let day = addDays(today, -1); ; day = addDays(day, -1)) {
    for (const timeSlot of slotsOf({ day, hours: defaultHours })) yield { day, timeSlot };
  }
}
