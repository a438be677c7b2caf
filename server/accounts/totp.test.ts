import { expect, test } from "vitest";
import { enrolAddress, hashRecoveryCode, newRecoveryCodes, newSecret, stepOfCode } from "./totp.ts";

/** The shared secret of RFC 6238's test values, "12345678901234567890". */
const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
const second = (seconds: number) => new Date(seconds * 1000);

test("Codes are those of RFC 6238, of which the last six digits count", () => {
  expect(stepOfCode(secret, "287082", second(59))).toBe(1);
  expect(stepOfCode(secret, "081804", second(1_111_111_109))).toBe(37_037_036);
  expect(stepOfCode(secret, "279037", second(2_000_000_000))).toBe(66_666_666);
});

test("A code is taken one step early or late, and no further", () => {
  expect(stepOfCode(secret, "287082", second(29))).toBe(1);
  expect(stepOfCode(secret, "287 082", second(89))).toBe(1);
  expect(stepOfCode(secret, "287082", second(90))).toBeUndefined();
  expect(stepOfCode(secret, "287083", second(59))).toBeUndefined();
  expect(stepOfCode(secret, "", second(59))).toBeUndefined();
});

test("The QR code names the academy and the account", () => {
  const address = enrolAddress({
    secret,
    email: "ece@example.com",
    academy: "Astroloji Akademisi",
  });
  expect(address).toMatch(/^otpauth:\/\/totp\/Astroloji%20Akademisi:ece%40example\.com\?/);
  expect(address).toContain(`secret=${secret}`);
  expect(address).toContain("algorithm=SHA1&digits=6&period=30");
});

test("Ten recovery codes are made, and each is known with or without dashes and capitals, and with O for 0", () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) {
    expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/);
    const typed = ` ${code.replaceAll("-", "").toUpperCase().replaceAll("0", "O").replaceAll("1", "I")} `;
    expect(hashRecoveryCode("a", typed)).toBe(hashRecoveryCode("a", code));
    expect(hashRecoveryCode("b", code)).not.toBe(hashRecoveryCode("a", code));
  }
  expect(hashRecoveryCode("a", "abcde-23456")).not.toBe(hashRecoveryCode("a", "abcdf-23456"));
});

test("A secret has 160 bits, in the letters that authenticator apps take, and is never the same", () => {
  const secrets = Array.from({ length: 100 }, newSecret);
  for (const made of secrets) expect(made).toMatch(/^[A-Z2-7]{32}$/);
  expect(new Set(secrets).size).toBe(100);
});
