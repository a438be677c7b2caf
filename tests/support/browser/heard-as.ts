import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, type Locator, test } from "@playwright/test";
import { outlineOf } from "../aria-outline.ts";

/**
 * What a screen reader is told of a place is what `aria/<name>.aria.yml` beside the test says;
 * `--update-snapshots` writes that anew, to be read before it is committed.
 */
export async function expectHeardAs(place: Locator, name: string): Promise<void> {
  const { file, config } = test.info();
  const snapshot = path.join(path.dirname(file), "aria", `${name}.aria.yml`);
  if (["all", "changed"].includes(config.updateSnapshots)) {
    mkdirSync(path.dirname(snapshot), { recursive: true });
    writeFileSync(snapshot, outlineOf(await place.ariaSnapshot()));
  }
  await expect(place).toMatchAriaSnapshot(readFileSync(snapshot, "utf8"));
}
