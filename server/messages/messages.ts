import type { Kysely } from "kysely";
import type { MessagesChange } from "../../contract/panel/calls.ts";
import { usualMessages } from "../../contract/panel/default-messages.ts";
import {
  areReasons,
  type Messages,
  messageKeys,
  templateProblem,
} from "../../contract/panel/messages.ts";
import type { FieldProblem } from "../../contract/refusals.ts";
import type { Actor } from "../audit/log.ts";
import type { Database, Tables } from "../database/schema.ts";
import { inTransaction } from "../database/transaction.ts";
import { type Refused, refused } from "../refusal.ts";
import { changePracticeSetting, practiceSetting } from "../settings/settings.ts";

export async function messagesNow(
  db: Kysely<Tables>,
): Promise<{ version: number; messages: Messages }> {
  const { version, value } = await practiceSetting(db, "messages");
  const texts = { ...usualMessages.texts, ...value?.texts };
  return { version, messages: { texts, reasons: value?.reasons ?? usualMessages.reasons } };
}

/** All of it or nothing. What is as usual is not kept: a better usual text reaches it, too. */
export async function changeMessages(
  database: Database,
  { version, texts, reasons }: MessagesChange,
  by: { actor: Actor; now: Date },
): Promise<number | Refused> {
  const fields = messageKeys.flatMap((field): FieldProblem[] => {
    const problem = templateProblem(texts[field]);
    return problem ? [{ field, ...problem }] : [];
  });
  if (!areReasons(reasons)) fields.push({ field: "reasons", code: "reasons_invalid" });
  if (fields.length > 0) return refused("invalid", { fields });
  const own = messageKeys.filter((key) => texts[key] !== usualMessages.texts[key]);
  const areUsual = JSON.stringify(reasons) === JSON.stringify(usualMessages.reasons);
  const value = {
    texts: Object.fromEntries(own.map((key) => [key, texts[key]])),
    ...(!areUsual && { reasons }),
  };
  return inTransaction(database, (db) =>
    changePracticeSetting(db, "messages", { version, value }, by),
  );
}
