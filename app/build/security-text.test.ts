import { expect, test } from "vitest";
import { securityText } from "./security-text.ts";

const site = { email: "guvenlik@akademi.example", url: "https://www.akademi.example/" };
const now = new Date("2026-03-01T09:30:15.250Z");

test("security.txt names a contact, the languages, its own address, and ends within a year of the build", () => {
  expect(securityText({ site, placeholders: [] }, now)).toBe(
    "Contact: mailto:guvenlik@akademi.example\n" +
      "Expires: 2027-02-28T09:30:15Z\n" +
      "Preferred-Languages: tr, en\n" +
      "Canonical: https://www.akademi.example/.well-known/security.txt\n",
  );
});

test("It has no canonical address while the site's address is a placeholder", () => {
  const text = securityText({ site, placeholders: ["url"] }, now);
  expect(text).toContain("Contact: mailto:guvenlik@akademi.example\n");
  expect(text).not.toContain("Canonical");
});
