import type { Kysely } from "kysely";
import { isReport } from "../../booking/reports.ts";
import { canEdit } from "../../booking/transitions.ts";
import type { Academy } from "../../contract/academy.ts";
import type { PanelAppointment, StaffSlot } from "../../contract/panel/calls.ts";
import type { Tables } from "../database/schema.ts";
import { priceNow } from "../settings/services.ts";
import {
  lengthColumns,
  lengthOfIts,
  moveColumns,
  moveTo,
  nameColumns,
  refuseUnless,
  type Step,
  slotRefusal,
} from "./change.ts";
import { nextSerial } from "./claim-slot.ts";

export type Edit = Partial<{ name: string; phone: string; consultation: string; slot: StaffSlot }>;

/** Corrects an appointment. The private link stays valid, and the limit per phone number does not apply. */
export function edit({ name, phone, consultation, slot }: Edit, academy: Academy): Step {
  const move = slot && moveTo(slot, academy);
  const asWanted = (before: PanelAppointment) => ({
    ...before,
    consultation: consultation ?? before.consultation,
  });
  return {
    action: "edit",
    what: Object.entries({ name, phone, consultation, slot })
      .flatMap(([field, value]) => (value === undefined ? [] : field))
      .join(" "),
    joins: async (before, db) => phone !== undefined && joinsClients(db, before, phone),
    problem(appointment, now, db) {
      const problem = refuseUnless(canEdit)(appointment, now);
      const wanted = asWanted(appointment);
      if (problem || move) return problem ?? move?.problem(wanted, now, db);
      const isOther = consultation !== undefined && isReport(appointment);
      return isOther ? slotRefusal(db, academy, appointment, wanted) : undefined;
    },
    set: async (_now, before, db) => ({
      ...(name !== undefined && nameColumns(name)),
      ...(phone !== undefined && phoneColumns(phone)),
      ...(consultation !== undefined && {
        consultation,
        ...lengthColumns(before, await lengthOfIts(db, academy, { consultation })),
        ...(await priceColumns(db, academy, before, { consultation })),
      }),
      ...(slot && (await moveColumns(db, academy, slot, asWanted(before)))),
    }),
  };
}

/** A price that came from the service follows it, as long as nothing is paid. */
async function priceColumns(
  db: Kysely<Tables>,
  academy: Academy,
  before: PanelAppointment,
  wanted: { consultation: string },
) {
  const isUsual = before.price === (await priceNow(db, academy, before));
  const isOpen = before.status === "approved" && before.paid === 0 && isUsual;
  return isOpen ? { price: await priceNow(db, academy, wanted) } : {};
}

/** Whether the former number's client notes would merge with those of the new number. */
async function joinsClients(
  db: Kysely<Tables>,
  { id, phone: old }: PanelAppointment,
  phone: string,
) {
  const others = await db
    .selectFrom("slots")
    .select("phone")
    .where("phone", "in", [old, phone])
    .where("id", "<>", id)
    .execute();
  const kept = await db.selectFrom("clients").select("phone").where("phone", "=", old).execute();
  const isAlone = others.every((other) => other.phone !== old);
  return kept.length > 0 && isAlone && others.length > 0;
}

export function phoneColumns(phone: string) {
  return { phone, phone_serial: nextSerial(phone) };
}
