import type { Kysely } from "kysely";
import { canEdit } from "../../booking/transitions.ts";
import type { PanelAppointment } from "../../contract/panel/calls.ts";
import type { Slot } from "../../contract/public/calls.ts";
import type { Tables } from "../database/schema.ts";
import { moveColumns, moveTo, nameColumns, refuseUnless, type Step } from "./change.ts";
import { nextSerial } from "./claim-slot.ts";

export type Edit = Partial<{ name: string; phone: string; consultation: string; slot: Slot }>;

/** Corrects an appointment. The private link stays valid, and the limit per phone number does not apply. */
export function edit({ name, phone, consultation, slot }: Edit): Step {
  const move = slot && moveTo(slot);
  return {
    action: "edit",
    what: Object.entries({ name, phone, consultation, slot })
      .flatMap(([field, value]) => (value === undefined ? [] : field))
      .join(" "),
    joins: async (before, db) => phone !== undefined && joinsClients(db, before, phone),
    problem: (appointment, now, db) =>
      refuseUnless(canEdit)(appointment, now) ?? move?.problem(appointment, now, db),
    set: (_now, before) => ({
      ...(name !== undefined && nameColumns(name)),
      ...(phone !== undefined && phoneColumns(phone)),
      ...(consultation !== undefined && { consultation }),
      ...(slot && moveColumns(slot, before)),
    }),
  };
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
