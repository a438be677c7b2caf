import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { digestOfSources } from "./digest.ts";

const folders = [
  "app/routes",
  "booking",
  "content/pages",
  "app/content",
  "contract",
  "panel",
  "public",
];

/** A small tree with one file in each folder that a build reads. */
function sources(): string {
  const root = mkdtempSync(join(tmpdir(), "akademi-digest-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const folder of folders) {
    mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(join(root, folder, "file.ts"), folder);
  }
  writeFileSync(join(root, "package-lock.json"), "{}");
  return root;
}

test("Editing any source of the build gives another digest, wherever it lies", () => {
  for (const file of [...folders.map((folder) => `${folder}/file.ts`), "package-lock.json"]) {
    const root = sources();
    const before = digestOfSources(root);
    appendFileSync(join(root, file), "x");
    expect(digestOfSources(root), file).not.toBe(before);
  }
});

test("A renamed source gives another digest, a copied tree the same", () => {
  const root = sources();
  const copy = sources();
  expect(digestOfSources(copy)).toBe(digestOfSources(root));
  cpSync(join(copy, "content/pages/file.ts"), join(copy, "content/pages/other.ts"));
  rmSync(join(copy, "content/pages/file.ts"));
  expect(digestOfSources(copy)).not.toBe(digestOfSources(root));
});

test("Tests and notes are no part of a build", () => {
  const root = sources();
  const before = digestOfSources(root);
  writeFileSync(join(root, "app/routes/file.test.ts"), "");
  writeFileSync(join(root, "README.md"), "");
  expect(digestOfSources(root)).toBe(before);
});
