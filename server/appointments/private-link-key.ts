import type { Kysely } from "kysely";
import { keyHeader } from "../../contract/public/visitor-appointment.ts";
import type { Tables } from "../database/schema.ts";
import { refused } from "../refusal.ts";

/** One that cannot be, and one that somebody has: the answer does not tell which. */
export const refusedKey = refused("invalid", {
  fields: [{ field: keyHeader, code: "key_invalid" }],
});

export async function isKeyUsed(db: Kysely<Tables>, keyDigest: string): Promise<boolean> {
  const row = await db
    .selectFrom("slots")
    .select("id")
    .where("link_key_hash", "=", keyDigest)
    .executeTakeFirst();
  return row !== undefined;
}
