import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { dayInWords } from "../../booking/istanbul-time.ts";
import { typeOf } from "../../booking/status.ts";
import { type Academy, titleOf } from "../../contract/academy.ts";
import { panelPages } from "../../contract/panel/pages.ts";
import { panelAddress } from "../accounts/panel-address.ts";
import type { Config } from "../config.ts";
import type { Database, MailTopic, Tables } from "../database/schema.ts";
import type { Mail, SendMail } from "../mail.ts";
import { markSent, reschedule, takeDue } from "../outbox.ts";
import { queuePushes } from "../push/queue.ts";
import { appointmentOf } from "./read.ts";

type Dependencies = { database: Database; clock: () => Date; config: Config; academy: Academy };

/**
 * Tells staff of what a visitor did: pushes, and a mail if there is a mail server. Stored in the transaction of the
 * change, so that an unreachable server of others loses nothing.
 */
export async function queueNews(
  db: Kysely<Tables>,
  { id, topic, isMailed }: { id: string; topic: MailTopic; isMailed: boolean },
  now: Date,
): Promise<void> {
  await queuePushes(db, { topic, id, key: now.toISOString() }, now);
  if (!isMailed) return;
  const at = now.toISOString();
  await db
    .insertInto("outbox")
    .values({
      id: randomUUID(),
      appointment_id: id,
      topic,
      created_at: at,
      attempts: 0,
      next_attempt_at: at,
      sent_at: null,
    })
    .execute();
}

export async function countWaitingMails({ db }: Database): Promise<number> {
  const { waiting } = await db
    .selectFrom("outbox")
    .select((row) => row.fn.countAll().as("waiting"))
    .where("sent_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(waiting);
}

export async function sendDueMails(
  deps: Dependencies,
  send: SendMail,
): Promise<{ sent: number; failed: number; reason?: string }> {
  const { database, clock } = deps;
  const counts: Awaited<ReturnType<typeof sendDueMails>> = { sent: 0, failed: 0 };
  for (;;) {
    const mail = await takeDue(database, "outbox", clock());
    if (!mail) return counts;
    try {
      const text = await mailAbout(deps, mail.appointment_id, mail.topic);
      if (text) await send(text);
      await markSent(database, "outbox", mail.id, clock());
      counts.sent += 1;
    } catch (error) {
      await reschedule(database, "outbox", mail, clock());
      counts.failed += 1;
      counts.reason = (error as { code?: string }).code;
    }
  }
}

export const newsWords: Record<MailTopic, { subject: string; says: string; see: string }> = {
  request: {
    subject: "Yeni randevu talebi",
    says: "Siteden yeni bir randevu talebi geldi.",
    see: "Talebi görmek ve cevaplamak için:",
  },
  visitor_cancel: {
    subject: "Danışan randevusunu iptal etti",
    says: "Danışan randevusunu siteden iptal etti; saati yeniden boş.",
    see: "Randevuyu görmek için:",
  },
  visitor_move: {
    subject: "Danışan randevusunu taşıdı",
    says: "Danışan randevusunu siteden bu saate taşıdı; cevabınızı bekliyor.",
    see: "Görmek ve cevaplamak için:",
  },
};

/** Contains no name and no phone number, only a link to the panel. */
async function mailAbout(
  { database, config, academy }: Dependencies,
  appointmentId: string,
  topic: MailTopic,
): Promise<Mail | undefined> {
  const appointment = await appointmentOf(database.db, appointmentId);
  if (!appointment) return undefined;
  const title = typeOf({ randevuTipi: titleOf(academy.consultations, appointment.consultation) });
  const when = `${dayInWords(appointment.day)} ${appointment.timeSlot}`;
  const address = panelAddress(config, panelPages.appointment(appointmentId));
  const { subject, says, see } = newsWords[topic];
  return {
    subject: `${subject}: ${when}, ${title}`,
    text: `${says}\n\n${when}\n${title}\n\n${see}\n${address}\n`,
  };
}
