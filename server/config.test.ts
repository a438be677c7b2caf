import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

test("Without any setting the defaults hold", () => {
  expect(readConfig({})).toMatchObject({
    PORT: 3000,
    HOST: "localhost",
    DATA_DIR: "data",
    BEHIND_TLS: false,
    TRUST_PROXY: false,
    BOOKING_API_BASE: "",
    LOOKUP_API_BASE: "",
    ALLOWED_ORIGINS: [],
    BOOKING_DAYS_AHEAD: 180,
    CHANGE_UNTIL_HOURS: 24,
    MIN_NOTICE_MINUTES: 0,
    LIMIT_BOOKINGS_PER_HOUR: 10,
    LIMIT_LOOKUPS_PER_MINUTE: 30,
    LIMIT_OPEN_PER_PHONE: 3,
    LIMIT_PENDING: 200,
    EXPIRE_PENDING_AFTER_DAYS: 0,
    PROOF_AFTER_BOOKINGS: 20,
    PROOF_AFTER_LOOKUPS: 120,
  });
});

test("An empty setting counts as none", () => {
  expect(readConfig({ PORT: "", DATABASE_URL: " " })).toMatchObject({ PORT: 3000 });
});

test("A wrong value is named, with what it must be and without the value", () => {
  const wrong: [setting: string, value: string, expectation: string][] = [
    ["PORT", "http", "0 ile 65535 arasında bir tam sayı"],
    ["PORT", "70000", "0 ile 65535 arasında bir tam sayı"],
    ["LIMIT_OPEN_PER_PHONE", "0", "1 ile 1000000 arasında bir tam sayı"],
    ["BOOKING_DAYS_AHEAD", "1.5", "1 ile 3650 arasında bir tam sayı"],
    ["CHANGE_UNTIL_HOURS", "-1", "0 ile 8760 arasında bir tam sayı ya da never"],
    ["CHANGE_UNTIL_HOURS", "always", "0 ile 8760 arasında bir tam sayı ya da never"],
    ["MIN_NOTICE_MINUTES", "43201", "0 ile 43200 arasında bir tam sayı"],
    ["BEHIND_TLS", "yes", "true ya da false"],
    ["DATABASE_URL", "mysql://user:secret@host/x", "postgres://kullanıcı"],
    ["BOOKING_API_BASE", "randevu.example.com", "https://randevu.example.com gibi bir adres"],
    ["ALLOWED_ORIGINS", "https://a.example/path", "https://www.example.com gibi bir ya da"],
    ["TRUST_PROXY", "everyone", "aradaki vekil sunucuların sayısı"],
    ["SECRET_KEY", "c2VjcmV0", "base64 ile yazılmış rastgele 32 bayt"],
    ["SECRET_KEY", `${"A".repeat(43)}=,c2VjcmV0`, "base64 ile yazılmış rastgele 32 bayt"],
    ["REQUIRE_SECOND_FACTOR", "1", "true ya da false"],
    ["ERASE_AFTER_DAYS", "0", "1 ile 36500 arasında bir tam sayı"],
    ["BACKUP_KEY", "secret", "en az 16 karakter"],
    ["SMTP_URL", "https://mail.example.com", "smtps://kullanıcı"],
    ["MAIL_TO", "akademi", "bir e-posta adresi"],
    ["METRICS_PORT", "http", "0 ile 65535 arasında bir tam sayı"],
    ["LOG_LEVEL", "loud", "silent, error, warn, info ya da debug"],
  ];
  for (const [setting, value, expectation] of wrong) {
    const read = () => readConfig({ [setting]: value });
    expect(read, setting).toThrow(`${setting} şu olmalı: ${expectation}`);
    expect(read, setting).not.toThrow(/secret/);
  }
});

test("Bases lose their last slash, origins their blanks", () => {
  const config = readConfig({
    BOOKING_API_BASE: "https://randevu.example/v1/",
    ALLOWED_ORIGINS: "https://a.example, http://b.example:8080",
  });
  expect(config.BOOKING_API_BASE).toBe("https://randevu.example/v1");
  expect(config.ALLOWED_ORIGINS).toEqual(["https://a.example", "http://b.example:8080"]);
});

test("A number of hops trusts that many proxies and no more", () => {
  const { TRUST_PROXY: trusts } = readConfig({ TRUST_PROXY: "2" });
  if (typeof trusts !== "function") throw new Error("a function was expected");
  expect([0, 1, 2].map((hop) => trusts("10.0.0.1", hop))).toEqual([true, true, false]);
});

test("Where no hop is trusted there is no trusted proxy", () => {
  expect(readConfig({ TRUST_PROXY: "0" }).TRUST_PROXY).toBe(false);
});

test("A mail server without a sender, a receiver or an address for links is refused", () => {
  const mail = {
    SMTP_URL: "smtp://mail.example.com",
    MAIL_FROM: "a@example.com",
    MAIL_TO: "b@example.com",
    PANEL_URL: "https://www.example.com",
  };
  expect(readConfig(mail)).toMatchObject(mail);
  for (const missing of ["MAIL_FROM", "MAIL_TO", "PANEL_URL"]) {
    expect(() => readConfig({ ...mail, [missing]: undefined }), missing).toThrow(
      "SMTP_URL, yanında MAIL_FROM, MAIL_TO ve PANEL_URL de ister.",
    );
  }
});
