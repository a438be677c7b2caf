import nodemailer from "nodemailer";
import type { Config } from "../config.ts";
import { addressWithin } from "../outbox/mail.ts";
import { type Finding, fine, reasonOf, wrong } from "./finding.ts";

const timeout = 10_000;
const timeouts = {
  connectionTimeout: timeout,
  greetingTimeout: timeout,
  socketTimeout: timeout,
};

/** Connects and signs in as the server would; sends nothing. */
export async function mailFinding({ SMTP_URL }: Pick<Config, "SMTP_URL">): Promise<Finding> {
  if (!SMTP_URL) return fine("E-posta", "kapalı (SMTP_URL verilmemiş)");
  const transport = nodemailer.createTransport(addressWithin(SMTP_URL, timeouts));
  try {
    await transport.verify();
    return fine("E-posta", "sunucusu yanıt veriyor");
  } catch (error) {
    const todo =
      "SMTP_URL içindeki adrese, kullanıcı adına ve parolaya bakın. Gönderilmeyen e-postalar bekler, kaybolmaz.";
    return wrong("E-posta", `sunucusu kullanılamıyor (${reasonOf(error)})`, todo);
  } finally {
    transport.close();
  }
}
