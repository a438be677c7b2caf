import nodemailer from "nodemailer";
import { dayInWords } from "../../booking/istanbul-time.ts";
import { typeOf } from "../../booking/status.ts";
import { type Academy, titleOf } from "../../contract/academy.ts";
import { panelPages } from "../../contract/panel/pages.ts";
import { panelAddress } from "../accounts/panel-address.ts";
import { appointmentOf } from "../appointments/read.ts";
import type { Config } from "../config.ts";
import type { Database, MailTopic } from "../database/schema.ts";
import { markSent, putOff, takeMail } from "./outbox.ts";

type Parts = { database: Database; clock: () => Date; config: Config; academy: Academy };

export type Mail = { subject: string; text: string };
export type SendMail = (mail: Mail) => Promise<void>;

/** Milliseconds; all of it well within the time that a taken mail is kept from other servers. */
const timeouts = { connectionTimeout: 30_000, greetingTimeout: 30_000, socketTimeout: 60_000 };

/** Undefined where the settings name no mail server: then no mail is even written down. */
export function mailSender(
  { SMTP_URL, MAIL_FROM, MAIL_TO }: Config,
  limits = timeouts,
): SendMail | undefined {
  if (!SMTP_URL) return undefined;
  const address = addressWithin(SMTP_URL, limits);
  const transport = nodemailer.createTransport(address, { from: MAIL_FROM, to: MAIL_TO });
  return async (mail) => void (await transport.sendMail(mail));
}

/** The mail server's address with its time limits. */
export function addressWithin(smtpUrl: string, limits: typeof timeouts): string {
  const url = new URL(smtpUrl);
  for (const [name, value] of Object.entries(limits)) url.searchParams.set(name, String(value));
  return url.href;
}

/** Sends what is due. What cannot be sent now stays, and is tried again later. */
export async function sendDueMails(
  parts: Parts,
  send: SendMail,
): Promise<{ sent: number; failed: number; reason?: string }> {
  const { database, clock } = parts;
  const counts: Awaited<ReturnType<typeof sendDueMails>> = { sent: 0, failed: 0 };
  for (;;) {
    const mail = await takeMail(database, clock());
    if (!mail) return counts;
    try {
      const text = await mailAbout(parts, mail.appointment_id, mail.about);
      if (text) await send(text);
      await markSent(database, mail.id, clock());
      counts.sent += 1;
    } catch (error) {
      await putOff(database, mail, clock());
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

/** No name and no number travels by mail: the link leads to them. */
async function mailAbout(
  { database, config, academy }: Parts,
  appointmentId: string,
  about: MailTopic,
): Promise<Mail | undefined> {
  const asked = await appointmentOf(database.db, appointmentId);
  if (!asked) return undefined;
  const title = typeOf({ randevuTipi: titleOf(academy.consultations, asked.consultation) });
  const when = `${dayInWords(asked.day)} ${asked.timeSlot}`;
  const address = panelAddress(config, panelPages.appointment(appointmentId));
  const { subject, says, see } = words[about];
  return {
    subject: `${subject}: ${when}, ${title}`,
    text: `${says}\n\n${when}\n${title}\n\n${see}\n${address}\n`,
  };
}
