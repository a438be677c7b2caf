import { isIP } from "node:net";
import { z } from "zod";
import { defaultHours, longestNotice, mostDaysAhead } from "../booking/hours.ts";

/** What a value must be, for the sentence that stops the start. */
const must = (description: string) => ({ description });

const aFolder = must("bir klasör");
const aHost = must("bir makine adı ya da adresi");
const anEmail = must("bir e-posta adresi");

const number = (min: number, max: number) => z.coerce.number().int().min(min).max(max);
const between = (min: number, max: number) => must(`${min} ile ${max} arasında bir tam sayı`);
const whole = (min: number, max: number, fallback: number) =>
  number(min, max).default(fallback).meta(between(min, max));

const yesOrNo = z
  .enum(["true", "false"])
  .transform((value) => value === "true")
  .default(false)
  .meta(must("true ya da false"));

const webAddress = z
  .url({ protocol: /^https?$/ })
  .transform((address) => address.replace(/\/+$/, ""))
  .default("")
  .meta(must("https://randevu.example.com gibi bir adres"));

const webOrigins = z
  .string()
  .transform((list) => list.split(",").map((origin) => origin.trim()))
  .refine((origins) => origins.every((origin) => URL.parse(origin)?.origin === origin))
  .default([])
  .meta(must("https://www.example.com gibi bir ya da, virgülle ayrılmış, birkaç köken"));

const databaseUrl = z
  .url({ protocol: /^postgres(ql)?$/ })
  .optional()
  .meta(must("postgres://kullanıcı:parola@makine:5432/ad gibi bir adres"));

const keyBytes = 32;
const secretKeys = z
  .string()
  .transform((list) => list.split(",").map((key) => Buffer.from(key.trim(), "base64")))
  .refine((keys) => keys.every(({ length }) => length === keyBytes))
  .optional()
  .meta(
    must("base64 ile yazılmış rastgele 32 bayt ya da, virgülle ayrılmış, böyle birkaç anahtar"),
  );

const hoursOrNever = z
  .union([z.literal("never"), z.coerce.number().int().min(0).max(8760)])
  .default(24)
  .meta(must("0 ile 8760 arasında bir tam sayı ya da never"));

const pushServices = z
  .string()
  .transform((list) => list.split(",").map((service) => service.trim()))
  .refine((services) => services.every((service) => /^https?:\/\/(\*\.)?[\w.:-]+$/.test(service)))
  .default([
    "https://fcm.googleapis.com",
    "https://*.push.services.mozilla.com",
    "https://*.push.apple.com",
    "https://*.notify.windows.com",
  ])
  .meta(must("https://*.push.example.com gibi bir ya da, virgülle ayrılmış, birkaç köken"));

type TrustedProxies = string | false | ((address: string, hop: number) => boolean);

const isHopCount = (value: string) => /^\d$/.test(value);
const isAddressOrRange = (value: string) => isIP(value.trim().replace(/\/\d{1,3}$/, "")) !== 0;
const proxies = z
  .string()
  .refine((value) => isHopCount(value) || value.split(",").every(isAddressOrRange))
  .transform((value): TrustedProxies => {
    if (value === "0") return false;
    return isHopCount(value) ? (_address, hop) => hop < Number(value) : value;
  })
  .default(false)
  .meta(must("aradaki vekil sunucuların sayısı (1) ya da adresleri (10.0.0.2,10.1.0.0/16)"));

/** Every setting, its default, and what a value must be. */
const settings = z.object({
  PORT: whole(0, 65_535, 3000),
  // Loopback only, IPv4 and IPv6. HOST=0.0.0.0 makes the server reachable from outside.
  HOST: z.string().default("localhost").meta(aHost),
  DATA_DIR: z.string().default("data").meta(aFolder),
  DATABASE_URL: databaseUrl,
  SECRET_KEY: secretKeys,
  SITE_DIR: z.string().default("build/client").meta(aFolder),
  API_ONLY: yesOrNo,
  BEHIND_TLS: yesOrNo,
  TRUST_PROXY: proxies,
  BOOKING_API_BASE: webAddress,
  LOOKUP_API_BASE: webAddress,
  ALLOWED_ORIGINS: webOrigins,
  BOOKING_DAYS_AHEAD: whole(1, mostDaysAhead, defaultHours.daysAhead),
  CHANGE_UNTIL_HOURS: hoursOrNever,
  MIN_NOTICE_MINUTES: whole(0, longestNotice, defaultHours.minNotice),
  LIMIT_BOOKINGS_PER_HOUR: whole(1, 1_000_000, 10),
  LIMIT_LOOKUPS_PER_MINUTE: whole(1, 1_000_000, 30),
  LIMIT_OPEN_PER_PHONE: whole(1, 1_000_000, 3),
  MAX_CONNECTIONS: whole(10, 100_000, 4000),
  // Every evening of nearly four weeks.
  LIMIT_PENDING: whole(1, 1_000_000, 200),
  // Off by default: staff who answer by telephone only would find requests cancelled.
  EXPIRE_PENDING_AFTER_DAYS: whole(0, 3650, 0),
  PROOF_AFTER_BOOKINGS: whole(1, 1_000_000, 20),
  PROOF_AFTER_LOOKUPS: whole(1, 1_000_000, 120),
  ERASE_AFTER_DAYS: whole(1, 36_500, 365),
  BACKUP_DIR: z.string().optional().meta(aFolder),
  BACKUP_KEY: z.string().min(16).optional().meta(must("en az 16 karakter")),
  PANEL_URL: webAddress,
  REQUIRE_SECOND_FACTOR: yesOrNo,
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .meta(must("smtps://kullanıcı:parola@mail.example.com gibi bir adres")),
  MAIL_FROM: z.email().optional().meta(anEmail),
  MAIL_TO: z.email().optional().meta(anEmail),
  PUSH_SERVICES: pushServices,
  METRICS_PORT: number(0, 65_535).optional().meta(between(0, 65_535)),
  METRICS_HOST: z.string().default("127.0.0.1").meta(aHost),
  LOG_LEVEL: z
    .enum(["silent", "error", "warn", "info", "debug"])
    .default("info")
    .meta(must("silent, error, warn, info ya da debug")),
});

export type Config = z.infer<typeof settings>;

/** Reads the environment; a wrong value throws one sentence that names the setting, never its value. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const { data, error } = settings.safeParse(given);
  if (data?.SMTP_URL && !(data.MAIL_FROM && data.MAIL_TO && data.PANEL_URL)) {
    throw new Error("SMTP_URL, yanında MAIL_FROM, MAIL_TO ve PANEL_URL de ister.");
  }
  if (data) return data;
  const name = error.issues[0]!.path[0] as keyof typeof settings.shape;
  throw new Error(`${name} şu olmalı: ${settings.shape[name].meta()!.description}.`);
}
