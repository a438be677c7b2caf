import type { Insertable } from "kysely";
import { fold } from "../../booking/fold-letters.ts";
import { slotColumns } from "../../server/appointments/change.ts";
import type { SlotTable } from "../../server/database/schema.ts";
import { phoneNumber, type Service } from "./service.ts";

type StoredAppointment = Partial<Insertable<SlotTable>> & { day: string };

/** Stores past appointments directly, since no call can book the past; by default each is a client's of its own number. */
export async function storeAppointments(
  { database }: Service,
  appointments: StoredAppointment[],
): Promise<void> {
  const rows = appointments.map((appointment, index) => {
    const { day, name = "Ayşe Yılmaz", note = "", time_slot = "21:00" } = appointment;
    const phone = appointment.phone ?? phoneNumber(500_000_000 + index);
    const length = { minutes: appointment.minutes ?? 30, buffer: 0 };
    return {
      id: `row-${String(index).padStart(4, "0")}`,
      status: "approved" as const,
      consultation: "mini-ongoru",
      created_at: "2025-01-01T10:00:00.000Z",
      client_id: name === null ? null : `client of ${phone}`,
      phone,
      phone_serial: 1,
      ...appointment,
      name,
      name_folded: name === null ? null : fold(name),
      note,
      note_folded: fold(note),
      ...slotColumns({ day, timeSlot: time_slot }, length),
      reminded_at: appointment.reminded_at ?? null,
    };
  });
  for (let start = 0; start < rows.length; start += 50) {
    await database.db
      .insertInto("slots")
      .values(rows.slice(start, start + 50))
      .execute();
  }
}
