import type { Kysely } from "kysely";
import { namesAgree } from "../../booking/name.ts";
import { isReport } from "../../booking/reports.ts";
import { canEdit } from "../../booking/transitions.ts";
import type { Academy } from "../../contract/academy.ts";
import type { PanelAppointment, StaffSlot } from "../../contract/panel/calls.ts";
import type { Tables } from "../database/schema.ts";
import { refused } from "../refusal.ts";
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
import { personOf } from "./person.ts";

export type Edit = Partial<{
  name: string;
  phone: string;
  consultation: string;
  slot: StaffSlot;
  /** Name and number: of the same client in all appointments or in this one, or another person's. */
  whose: "all" | "one" | "other";
}>;

/** Corrects an appointment. The private link stays valid, and the limit per phone number does not apply. */
export function edit({ whose, ...wanted }: Edit, academy: Academy): Step {
  const { name, phone, consultation, slot } = wanted;
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
    joins: async (before, db) => phone !== undefined && losesBlock(db, before, phone),
    async problem(appointment, now, db) {
      const problem = refuseUnless(canEdit)(appointment, now);
      if (problem) return problem;
      if (whose === undefined && (await isSomebodyElses(db, appointment, wanted)))
        return refused("person_needed");
      const after = asWanted(appointment);
      if (move) return move.problem(after, now, db);
      const isOther = consultation !== undefined && isReport(appointment);
      return isOther ? slotRefusal(db, academy, appointment, after) : undefined;
    },
    set: async (_now, before, db) => ({
      ...(whose === "other" && { client_id: await anotherPerson(db, before, wanted) }),
      ...(name !== undefined && nameColumns(name)),
      ...(phone !== undefined && phoneColumns(phone)),
      ...(consultation !== undefined && {
        consultation,
        ...lengthColumns(before, await lengthOfIts(db, academy, { consultation })),
        ...(await priceColumns(db, academy, before, { consultation })),
      }),
      ...(slot && (await moveColumns(db, academy, slot, asWanted(before)))),
    }),
    ...(whose === "all" && {
      also: async (before, db) => {
        const others = db.selectFrom("slots").select("id").where("id", "<>", before.id);
        const rows = await others.where("client_id", "=", before.clientId).execute();
        return {
          ids: rows.map(({ id }) => id),
          step: edit({ name, phone, whose: "one" }, academy),
        };
      },
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

/** Whether the corrected name or number may be somebody else's: then staff say whose it is. */
async function isSomebodyElses(
  db: Kysely<Tables>,
  before: PanelAppointment,
  { name = before.name ?? "", phone = before.phone ?? "" }: Edit,
): Promise<boolean> {
  if (phone === before.phone && namesAgree(name, before.name ?? "")) return false;
  const others = db.selectFrom("slots").select("id").where("client_id", "=", before.clientId);
  return (await others.where("id", "<>", before.id).limit(1).execute()).length > 0;
}

function anotherPerson(
  db: Kysely<Tables>,
  before: PanelAppointment,
  { name = before.name ?? "", phone = before.phone ?? "" }: Edit,
): Promise<string> {
  return personOf(db, { name, phone }, before.clientId);
}

/** Whether both numbers are blocked and nobody has the former one any more: one of the reasons is lost. */
async function losesBlock(
  db: Kysely<Tables>,
  { id, phone: former }: PanelAppointment,
  phone: string,
): Promise<boolean> {
  const numbers = [former ?? "", phone];
  const blocks = await db
    .selectFrom("blocks")
    .select("phone")
    .where("phone", "in", numbers)
    .execute();
  const others = db.selectFrom("slots").select("id").where("phone", "=", former);
  return blocks.length === 2 && !(await others.where("id", "<>", id).executeTakeFirst());
}

export function phoneColumns(phone: string) {
  return { phone, phone_serial: nextSerial(phone) };
}
