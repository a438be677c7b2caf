import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { outlineOf } from "../aria-outline.ts";

/**
 * Compares what screen readers are told of a place with `aria/<name>.aria.yml` beside the test;
 * `--update-snapshots` writes that anew, to be read before it is committed.
 */
export async function expectAriaSnapshot(place: Locator, name: string): Promise<void> {
  const { file, config } = test.info();
  const snapshot = path.join(path.dirname(file), "aria", `${name}.aria.yml`);
  if (["all", "changed"].includes(config.updateSnapshots)) {
    mkdirSync(path.dirname(snapshot), { recursive: true });
    writeFileSync(snapshot, outlineOf(await place.ariaSnapshot()));
  }
  await expect(place).toMatchAriaSnapshot(readFileSync(snapshot, "utf8"));
}

/** What is read now: an open dialog, or else the page's main part. */
export async function mainOrDialog(page: Page): Promise<Locator> {
  const dialog = page.getByRole("dialog");
  return (await dialog.count()) > 0 ? dialog : page.getByRole("main");
}
