import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { imageTable, tableFile } from "./table.ts";

test("docs/images.md lists every image with its size; `npm run art -- table` writes it anew", async () => {
  expect(readFileSync(tableFile, "utf8")).toBe(await imageTable());
});
