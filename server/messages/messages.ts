import type { Kysely } from "kysely";
import type { MessagesChange } from "../../contract/panel/calls.ts";
import { defaultMessages } from "../../contract/panel/default-messages.ts";
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
import { changeSetting, readSetting } from "../settings/settings.ts";

export async function messagesNow(
  db: Kysely<Tables>,
): Promise<{ version: number; messages: Messages }> {
  const { version, value } = await readSetting(db, "messages");
  const texts = { ...defaultMessages.texts, ...value?.texts };
  return { version, messages: { ...defaultMessages, ...value, texts } };
}

/** Texts equal to the default are not stored, so that they follow later changes of the default. */
export async function changeMessages(
  database: Database,
  { version, texts, reasons, firstChannel }: MessagesChange,
  by: { actor: Actor; now: Date },
): Promise<number | Refused> {
  const fields = messageKeys.flatMap((field): FieldProblem[] => {
    const problem = templateProblem(texts[field]);
    return problem ? [{ field, ...problem }] : [];
  });
  if (!areReasons(reasons)) fields.push({ field: "reasons", code: "reasons_invalid" });
  if (fields.length > 0) return refused("invalid", { fields });
  const changed = messageKeys.filter((key) => texts[key] !== defaultMessages.texts[key]);
  const areDefault = JSON.stringify(reasons) === JSON.stringify(defaultMessages.reasons);
  const value = {
    texts: Object.fromEntries(changed.map((key) => [key, texts[key]])),
    ...(!areDefault && { reasons }),
    ...(firstChannel !== defaultMessages.firstChannel && { firstChannel }),
  };
  return inTransaction(database, (db) => changeSetting(db, "messages", { version, value }, by));
}
