import nodemailer from "nodemailer";
import type { Config } from "./config.ts";

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
