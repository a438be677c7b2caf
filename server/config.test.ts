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
    ["PORT", "http", "a whole number from 0 to 65535"],
    ["PORT", "70000", "a whole number from 0 to 65535"],
    ["LIMIT_OPEN_PER_PHONE", "0", "a whole number from 1 to 1000000"],
    ["BOOKING_DAYS_AHEAD", "1.5", "a whole number from 1 to 3650"],
    ["CHANGE_UNTIL_HOURS", "-1", "a whole number from 0 to 8760, or never"],
    ["CHANGE_UNTIL_HOURS", "always", "a whole number from 0 to 8760, or never"],
    ["MIN_NOTICE_MINUTES", "43201", "a whole number from 0 to 43200"],
    ["BEHIND_TLS", "yes", "true or false"],
    ["DATABASE_URL", "mysql://user:secret@host/x", "an address like postgres://"],
    ["BOOKING_API_BASE", "randevu.example.com", "an address like https://"],
    ["ALLOWED_ORIGINS", "https://a.example/path", "one or more origins"],
    ["TRUST_PROXY", "everyone", "a number of hops"],
    ["SECRET_KEY", "c2VjcmV0", "32 random bytes in base64"],
    ["SECRET_KEY", `${"A".repeat(43)}=,c2VjcmV0`, "32 random bytes in base64"],
    ["REQUIRE_SECOND_FACTOR", "1", "true or false"],
    ["ERASE_AFTER_DAYS", "0", "a whole number from 1 to 36500"],
    ["BACKUP_KEY", "secret", "at least 16 characters"],
    ["SMTP_URL", "https://mail.example.com", "an address like smtps://"],
    ["MAIL_TO", "akademi", "an e-mail address"],
    ["METRICS_PORT", "http", "a whole number from 0 to 65535"],
    ["LOG_LEVEL", "loud", "silent, error, warn, info or debug"],
  ];
  for (const [setting, value, expectation] of wrong) {
    const read = () => readConfig({ [setting]: value });
    expect(read, setting).toThrow(`${setting} must be ${expectation}`);
    expect(read, setting).not.toThrow(/secret/);
    const turkish = new RegExp(`^${setting} şu olmalı: (?!.*(secret| must | or )).+[^.]$`);
    expect(read, setting).toThrow(
      expect.objectContaining({ inTurkish: expect.stringMatching(turkish) }),
    );
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
      "SMTP_URL needs MAIL_FROM, MAIL_TO and PANEL_URL beside it.",
    );
  }
});
