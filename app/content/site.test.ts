import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { readSite } from "./site.ts";

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
