import { readdirSync, statfsSync, statSync } from "node:fs";
import { isIP } from "node:net";
import { join } from "node:path";
import nodemailer from "nodemailer";
import { checkClock } from "./clock-check.ts";
import type { Config } from "./config.ts";
import type { Database } from "./database/schema.ts";
import { addressWithin } from "./mail.ts";

const megabyte = 1024 * 1024;

/** Problems that do not prevent the start: Turkish sentences that say what to do. */
export async function startWarnings(
  config: Config,
  { database, placeholders, now }: { database: Database; placeholders: string[]; now: Date },
): Promise<string[]> {
  return [
    ...placeholderWarnings(placeholders),
    ...httpsWarnings(config),
    ...(config.DATABASE_URL ? [] : folderWarnings(config.DATA_DIR)),
    ...(await clockWarnings(database, now)),
  ];
}

function placeholderWarnings(placeholders: string[]): string[] {
  if (placeholders.length === 0) return [];
  return [
    `Site: ${placeholders.length} bilgi hâlâ yer tutucu: ${placeholders.join(", ")}. content/site.yaml dosyasında gerçeğini yazın, content/ içindeki adı geçen dosyalarda yazılı sözleri onaylayın, !placeholder sözcüklerini silin, sunucuyu yeniden başlatın.`,
  ];
}

/** Settings behind a proxy that only make sense together. */
export function httpsWarnings({
  BEHIND_TLS,
  TRUST_PROXY,
  PANEL_URL,
  HOST,
}: Pick<Config, "BEHIND_TLS" | "TRUST_PROXY" | "PANEL_URL" | "HOST">): string[] {
  const isAlone = !BEHIND_TLS && !TRUST_PROXY;
  const warnings: [boolean, string][] = [
    [
      isAlone && !isLoopback(HOST),
      "sunucu dışarıya açık, ama şifresiz. Önüne deploy/ içindeki vekil sunuculardan birini koyun; BEHIND_TLS=true, TRUST_PROXY=1 ve PANEL_URL verin.",
    ],
    [
      Boolean(TRUST_PROXY) && !BEHIND_TLS,
      "TRUST_PROXY verilmiş, BEHIND_TLS verilmemiş: oturum çerezi ve HSTS korumasız. Vekil sunucu HTTPS konuşuyorsa BEHIND_TLS=true verin.",
    ],
    [
      BEHIND_TLS && !TRUST_PROXY,
      "BEHIND_TLS verilmiş, TRUST_PROXY verilmemiş: bütün ziyaretçiler tek adres sayılıyor. Aradaki vekil sunucuların sayısını verin: TRUST_PROXY=1.",
    ],
    [
      BEHIND_TLS && !PANEL_URL,
      "PANEL_URL verilmemiş: panel bağlantıları bu makinenin adresini gösteriyor. Personelin gördüğü adresi verin: PANEL_URL=https://www.example.com.",
    ],
    [
      BEHIND_TLS && PANEL_URL.startsWith("http:"),
      "PANEL_URL https ile başlamıyor: panelin istekleri reddedilir. PANEL_URL değerini https:// ile yazın.",
    ],
  ];
  return warnings.flatMap(([applies, sentence]) => (applies ? [`HTTPS: ${sentence}`] : []));
}

function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || (isIP(host) === 4 && host.startsWith("127."));
}

function folderWarnings(folder: string): string[] {
  const { bavail, bsize } = statfsSync(folder);
  return [...permissionWarnings(folder), ...diskWarnings(bavail * bsize)];
}

function permissionWarnings(folder: string): string[] {
  const open = ["", ...readdirSync(folder)]
    .map((name) => join(folder, name))
    .filter((path) => (statSync(path).mode & 0o077) !== 0);
  if (open.length === 0) return [];
  return [
    `Veri klasörü: başka kullanıcılara da açık: ${open.join(", ")}. Yalnızca sahibine açın: chmod -R u=rwX,go= ${folder}`,
  ];
}

export function diskWarnings(freeBytes: number): string[] {
  if (freeBytes >= 1024 * megabyte) return [];
  const free = `${Math.floor(freeBytes / megabyte)} MB boş yer`;
  const danger = freeBytes < 100 * megabyte ? ": randevu alınamaz hâle gelebilir" : "";
  return [
    `Disk: ${free}${danger}. Yer açın: eski yedekleri ve günlükleri taşıyın, ya da diski büyütün.`,
  ];
}

async function clockWarnings(database: Database, now: Date): Promise<string[]> {
  if ((await checkClock(database, now)).isPlausible) return [];
  return [
    `Saat: ${now.toISOString()} kayıtlarla tutmuyor. Makinenin saatine bakın (timedatectl); biri “Saat doğru” diyene kadar hiçbir şey silinmez.`,
  ];
}

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 10_000 };

/** Connects and signs in to the mail server without sending anything. */
export async function mailWarnings({ SMTP_URL }: Pick<Config, "SMTP_URL">): Promise<string[]> {
  if (!SMTP_URL) return [];
  const transport = nodemailer.createTransport(addressWithin(SMTP_URL, timeouts));
  try {
    await transport.verify();
    return [];
  } catch (error) {
    // The message may hold the address with its password.
    const { code = "?" } = error as { code?: string };
    return [
      `E-posta: sunucusu kullanılamıyor (${code}). SMTP_URL içindeki adrese, kullanıcı adına ve parolaya bakın. Gönderilmeyen e-postalar bekler, kaybolmaz.`,
    ];
  } finally {
    transport.close();
  }
}
