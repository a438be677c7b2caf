import { expect, test } from "vitest";
import { keyPattern } from "../../contract/public/visitor-appointment.ts";
import { privateLink, randomKey } from "./private-link.ts";

test("A key is 32 random bytes in base64url", () => {
  const keys = Array.from({ length: 200 }, randomKey);
  for (const key of keys) {
    expect(key).toMatch(keyPattern);
    expect(Buffer.from(key, "base64url")).toHaveLength(32);
    expect(new URL(privateLink(key), "https://www.example.com").hash).toBe(`#${key}`);
    expect(privateLink(key)).toBe(`/randevum#${key}`);
  }
  expect(new Set(keys).size).toBe(200);
});
