import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const files = globSync([
  "panel/**/*.{ts,tsx}",
  "contract/panel/**/*.ts",
  "server/{appointments,outbox}/**/*.ts",
]);

test("The panel and its mails call whoever books “danışan”, never “ziyaretçi” [45.12]", () => {
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => /ziyaretçi/i.test(readFileSync(file, "utf8")))).toEqual([]);
});
