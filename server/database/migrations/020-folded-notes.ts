import { sql } from "kysely";
import { fold } from "../../../booking/fold-letters.ts";
import type { Migration } from "../schema.ts";

/** A search compares notes as they are stored: to fold them anew for each search took seconds. */
export const foldNotes: Migration = {
  name: "020-folded-notes",
  async up(db) {
    await sql`alter table slot_claims add column note_folded text not null default ''`.execute(db);
    const noted = await db
      .selectFrom("slot_claims")
      .select(["id", "note"])
      .where("status", "<>", "closed")
      .where("note", "<>", "")
      .execute();
    for (const { id, note } of noted) {
      await db
        .updateTable("slot_claims")
        .set({ note_folded: fold(note) })
        .where("id", "=", id)
        .execute();
    }
  },
};
