import { isIP } from "node:net";
import { z } from "zod";
import { usualHours } from "../booking/hours.ts";

const whole = (min: number, max: number, fallback: number) =>
  z.coerce
    .number()
    .int()
    .min(min)
    .max(max)
    .default(fallback)
    .describe(`a whole number from ${min} to ${max}`);

const yesOrNo = z
  .enum(["true", "false"])
  .transform((value) => value === "true")
  .default(false)
  .describe("true or false");

const webAddress = z
  .url({ protocol: /^https?$/ })
  .transform((address) => address.replace(/\/+$/, ""))
  .default("")
  .describe("an address like https://randevu.example.com");

const webOrigins = z
  .string()
  .transform((list) => list.split(",").map((origin) => origin.trim()))
  .refine((origins) => origins.every((origin) => URL.parse(origin)?.origin === origin))
  .default([])
  .describe("one or more origins like https://www.example.com, with commas between them");

const databaseUrl = z
  .url({ protocol: /^postgres(ql)?$/ })
  .optional()
  .describe("an address like postgres://user:password@host:5432/name");

const keyBytes = 32;
const secretKeys = z
  .string()
  .transform((list) => list.split(",").map((key) => Buffer.from(key.trim(), "base64")))
  .refine((keys) => keys.every(({ length }) => length === keyBytes))
  .optional()
  .describe("32 random bytes in base64, or several such keys with commas between them");

const hoursOrNever = z
  .union([z.literal("never"), z.coerce.number().int().min(0).max(8760)])
  .default(24)
  .describe("a whole number from 0 to 8760, or never");

type TrustedProxies = string | false | ((address: string, hop: number) => boolean);

const isHopCount = (value: string) => /^\d$/.test(value);
const isAddressOrRange = (value: string) => isIP(value.trim().replace(/\/\d{1,3}$/, "")) !== 0;
const proxies = z
  .string()
  .refine((value) => isHopCount(value) || value.split(",").every(isAddressOrRange))
  .transform(
    (value): TrustedProxies => (isHopCount(value) ? (_address, hop) => hop < Number(value) : value),
  )
  .default(false)
  .describe("a number of hops (1) or the proxies' addresses (10.0.0.2,10.1.0.0/16)");

/** Every setting, its default, and what a value must be. */
const settings = z.object({
  PORT: whole(0, 65_535, 3000),
  // Loopback only, IPv4 and IPv6: whoever wants the server seen from outside says HOST=0.0.0.0.
  HOST: z.string().default("localhost").describe("a host name or address"),
  DATA_DIR: z.string().default("data").describe("a folder"),
  DATABASE_URL: databaseUrl,
  SECRET_KEY: secretKeys,
  SITE_DIR: z.string().default("build/client").describe("a folder"),
  API_ONLY: yesOrNo,
  BEHIND_TLS: yesOrNo,
  TRUST_PROXY: proxies,
  BOOKING_API_BASE: webAddress,
  LOOKUP_API_BASE: webAddress,
  ALLOWED_ORIGINS: webOrigins,
  BOOKING_DAYS_AHEAD: whole(1, 3650, usualHours.daysAhead),
  CHANGE_UNTIL_HOURS: hoursOrNever,
  // Thirty days at most: beyond, nobody could book for the coming month.
  MIN_NOTICE_MINUTES: whole(0, 43_200, usualHours.minNotice),
  LIMIT_BOOKINGS_PER_HOUR: whole(1, 1_000_000, 10),
  LIMIT_LOOKUPS_PER_MINUTE: whole(1, 1_000_000, 30),
  LIMIT_OPEN_PER_PHONE: whole(1, 1_000_000, 3),
  MAX_CONNECTIONS: whole(10, 100_000, 4000),
  // Every evening of nearly four weeks: no practice that answers lets so many wait.
  LIMIT_PENDING: whole(1, 1_000_000, 200),
  // Off unless asked for: whoever answers by telephone alone must not find requests cancelled.
  EXPIRE_PENDING_AFTER_DAYS: whole(0, 3650, 0),
  PROOF_AFTER_BOOKINGS: whole(1, 1_000_000, 20),
  PROOF_AFTER_LOOKUPS: whole(1, 1_000_000, 120),
  ERASE_AFTER_DAYS: whole(1, 36_500, 365),
  BACKUP_DIR: z.string().optional().describe("a folder"),
  BACKUP_KEY: z.string().min(16).optional().describe("at least 16 characters"),
  PANEL_URL: webAddress,
  REQUIRE_SECOND_FACTOR: yesOrNo,
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe("an address like smtps://user:password@mail.example.com"),
  MAIL_FROM: z.email().optional().describe("an e-mail address"),
  MAIL_TO: z.email().optional().describe("an e-mail address"),
  METRICS_PORT: whole(0, 65_535, 0).removeDefault().optional(),
  METRICS_HOST: z.string().default("127.0.0.1").describe("a host name or address"),
  LOG_LEVEL: z
    .enum(["silent", "error", "warn", "info", "debug"])
    .default("info")
    .describe("silent, error, warn, info or debug"),
});

export type Config = z.infer<typeof settings>;

/** Reads the environment; a wrong value throws one sentence that names the setting, never the value. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const { data, error } = settings.safeParse(given);
  if (data?.SMTP_URL && !(data.MAIL_FROM && data.MAIL_TO && data.PANEL_URL)) {
    throw new Error("SMTP_URL needs MAIL_FROM, MAIL_TO and PANEL_URL beside it.");
  }
  if (data) return data;
  const name = error.issues[0]!.path[0] as keyof typeof settings.shape;
  throw new Error(`${name} must be ${settings.shape[name].description}.`);
}
