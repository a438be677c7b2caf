import { panelAddress } from "../accounts/panel-address.ts";
import type { Staff } from "../accounts/sessions.ts";
import { addAuditEntry } from "../audit/log.ts";
import type { Config } from "../config.ts";
import type { Database } from "../database/schema.ts";
import { mailSender } from "../mail.ts";
import { type Refused, refused } from "../refusal.ts";

type Dependencies = { database: Database; config: Config; clock: () => Date };

/** Short, since a user waits for the answer. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 10_000 };

function reasonOf({ code, command }: { code?: string; command?: string }) {
  if (code === "EAUTH") return "mail_sign_in";
  if (code === "EMESSAGE" || command === "DATA") return "mail_rejected";
  return code === "EENVELOPE" ? "mail_address" : "mail_unreachable";
}

/** Sent at once and not through the outbox, so that the user sees the result. Recorded in either case. */
export async function sendTestMail(
  { database, config, clock }: Dependencies,
  staff: Staff,
): Promise<Refused | undefined> {
  const send = mailSender(config, timeouts);
  if (!send) return refused("mail_not_set_up");
  const failed = await send({
    subject: "Deneme e-postası",
    text: `Bu ileti yönetim panelinden denemek için gönderildi. Yeni randevu talepleri de bu adrese bildirilir.\n\n${panelAddress(config)}\n`,
  }).then(() => undefined, reasonOf);
  await addAuditEntry(database.db, staff, clock(), {
    action: failed ? "test_mail_failed" : "test_mail",
  });
  return failed && refused(failed);
}
