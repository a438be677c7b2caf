import nodemailer from "nodemailer";
import type { Config } from "./config.ts";

export type Mail = { subject: string; text: string };
export type SendMail = (mail: Mail) => Promise<void>;

/** Milliseconds; together shorter than the time after which another server may send the same mail. */
const timeouts = { connectionTimeout: 30_000, greetingTimeout: 30_000, socketTimeout: 60_000 };

/** Undefined if no mail server is set: then no mails are queued either. */
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
