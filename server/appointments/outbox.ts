import { randomUUID } from "node:crypto";
import type { Kysely, Selectable } from "kysely";
import { dayInWords } from "../../booking/istanbul-time.ts";
import { typeOf } from "../../booking/status.ts";
import { type Academy, titleOf } from "../../contract/academy.ts";
import { panelPages } from "../../contract/panel/pages.ts";
import { panelAddress } from "../accounts/panel-address.ts";
import type { Config } from "../config.ts";
import type { Database, MailTopic, OutboxMail, Tables } from "../database/schema.ts";
import type { Mail, SendMail } from "../mail.ts";
import { appointmentOf } from "./read.ts";

type Dependencies = { database: Database; clock: () => Date; config: Config; academy: Academy };

const minute = 60_000;
const longestWait = 6 * 60 * minute;
/** After this time a mail that a crashed server took is due again. */
const sendingTakes = 5 * minute;

/** Stored in the transaction of the change, so that an unreachable mail server loses nothing. */
export async function queueMail(
  db: Kysely<Tables>,
  appointmentId: string,
  topic: MailTopic,
  now: Date,
) {
  const at = now.toISOString();
  await db
    .insertInto("outbox")
    .values({
      id: randomUUID(),
      appointment_id: appointmentId,
      topic,
      created_at: at,
      attempts: 0,
      next_attempt_at: at,
      sent_at: null,
    })
    .execute();
}

/**
 * Takes the oldest mail that is due; other servers see it as due again only minutes later. A mail whose time
 * is further ahead than the longest wait was written while the clock was ahead, and is due, too.
 */
export async function takeMail(
  { db }: Database,
  now: Date,
): Promise<Selectable<OutboxMail> | undefined> {
  for (;;) {
    const due = await db
      .selectFrom("outbox")
      .selectAll()
      .where("sent_at", "is", null)
      .where((mail) =>
        mail.or([
          mail("next_attempt_at", "<=", now.toISOString()),
          mail("next_attempt_at", ">", after(now, longestWait)),
        ]),
      )
      .orderBy("created_at")
      .executeTakeFirst();
    if (!due) return undefined;
    const taken = await db
      .updateTable("outbox")
      .set({ next_attempt_at: after(now, sendingTakes), attempts: due.attempts + 1 })
      .where("id", "=", due.id)
      .where("next_attempt_at", "=", due.next_attempt_at)
      .where("sent_at", "is", null)
      .returningAll()
      .executeTakeFirst();
    if (taken) return taken;
  }
}

export async function countWaitingMails({ db }: Database): Promise<number> {
  const { waiting } = await db
    .selectFrom("outbox")
    .select((row) => row.fn.countAll().as("waiting"))
    .where("sent_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(waiting);
}

async function markSent({ db }: Database, id: string, now: Date): Promise<void> {
  await db.updateTable("outbox").set({ sent_at: now.toISOString() }).where("id", "=", id).execute();
}

/** Tried again after 1, 2, 4 … minutes, then every six hours without end. */
async function reschedule(
  { db }: Database,
  mail: Selectable<OutboxMail>,
  now: Date,
): Promise<void> {
  const wait = Math.min(minute * 2 ** (mail.attempts - 1), longestWait);
  await db
    .updateTable("outbox")
    .set({ next_attempt_at: after(now, wait) })
    .where("id", "=", mail.id)
    .execute();
}

function after(now: Date, milliseconds: number): string {
  return new Date(now.getTime() + milliseconds).toISOString();
}

export async function sendDueMails(
  deps: Dependencies,
  send: SendMail,
): Promise<{ sent: number; failed: number; reason?: string }> {
  const { database, clock } = deps;
  const counts: Awaited<ReturnType<typeof sendDueMails>> = { sent: 0, failed: 0 };
  for (;;) {
    const mail = await takeMail(database, clock());
    if (!mail) return counts;
    try {
      const text = await mailAbout(deps, mail.appointment_id, mail.topic);
      if (text) await send(text);
      await markSent(database, mail.id, clock());
      counts.sent += 1;
    } catch (error) {
      await reschedule(database, mail, clock());
      counts.failed += 1;
      counts.reason = (error as { code?: string }).code;
    }
  }
}

const words: Record<MailTopic, { subject: string; says: string; see: string }> = {
  request: {
    subject: "Yeni randevu talebi",
    says: "Siteden yeni bir randevu talebi geldi.",
    see: "Talebi görmek ve yanıtlamak için:",
  },
  visitor_cancel: {
    subject: "Danışan randevusunu iptal etti",
    says: "Danışan randevusunu siteden iptal etti; saati yeniden boş.",
    see: "Randevuyu görmek için:",
  },
  visitor_move: {
    subject: "Danışan randevusunu taşıdı",
    says: "Danışan randevusunu siteden bu saate taşıdı; yanıtınızı bekliyor.",
    see: "Görmek ve yanıtlamak için:",
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
  const { subject, says, see } = words[topic];
  return {
    subject: `${subject}: ${when}, ${title}`,
    text: `${says}\n\n${when}\n${title}\n\n${see}\n${address}\n`,
  };
}
