import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { parseSite, readSite } from "./site.ts";

test("Values still marked as placeholders are named with their full path [3.4]", () => {
  const { data, placeholders } = parseSite(
    'name: Akademi\nphone: !placeholder "+90 555 000 00 00"\nsocial:\n  url: !placeholder https://example.com\n',
  );
  expect(placeholders).toEqual(["phone", "social.url"]);
  expect(data).toEqual({
    name: "Akademi",
    phone: "+90 555 000 00 00",
    social: { url: "https://example.com" },
  });
});

test("The committed site.yaml is valid: 3250 TL, the course's start and the default firm id", () => {
  const { site } = readSite();
  expect(site.course).toMatchObject({ fee: 3250, startDate: "24 Eylül 2025", startTime: "21.00" });
  expect(site.firmId).toBe("akademi");
});

test("A wrong value is refused by the name of its field [15.4]", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "site-"));
  const file = path.join(folder, "site.yaml");
  writeFileSync(file, "name: Akademi\nphone: 123\n");
  expect(() => readSite(file)).toThrow(/phone/);
});
