import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { checkFragments } from "./check.ts";
import { fragmentsOf } from "./fragments.ts";

test("The command fails, names file and line of what is wrong, and ends with the counts", {
  timeout: 60_000,
}, ({ onTestFinished }) => {
  const copy = mkdtempSync(path.join(tmpdir(), "check-"));
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  for (const name of ["content", "content-model", "content-collections.ts", "package.json"]) {
    cpSync(name, path.join(copy, name), { recursive: true });
  }
  for (const name of ["node_modules", "art"])
    symlinkSync(path.resolve(name), path.join(copy, name));
  const file = path.join(copy, "content/signs/aslan.md");
  const guide = readFileSync(file, "utf8").replace("element: Ateş", "element: Ateşş");
  writeFileSync(file, `${guide.trimEnd()}\nMarsın 'düz' tırnağı.\n`);
  const lines = guide.trimEnd().split("\n").length;

  const { status, stdout, stderr } = spawnSync(process.execPath, ["content-model/check/main.ts"], {
    cwd: copy,
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/content\/signs\/aslan\.md\n {2}element: /);
  expect(stderr).toContain(`content/signs/aslan.md:${lines + 1} straight quote: `);
  expect(stderr).toContain(`content/signs/aslan.md:${lines + 1} missing apostrophe: “Marsın”`);
  expect(stdout).toMatch(/planet in sign +120 +\d{5}/);
  expect(stdout).toMatch(/\nall +\d+ +\d{5,6}\n\n\d+ findings\.\n$/);
});

test("Good text passes every rule", () => {
  const guide = (name: string, lead: string, stone: string) =>
    fragmentsOf(
      `signs/${name}.md`,
      `---\nname: ${name}\n---\n# Taşlar\n\n${lead}\n\n- Yakut: ${stone}\n`,
    );
  expect(
    checkFragments([
      ...guide(
        "koc",
        "Mars’ın kızılı Koç’a yakışır; “önce ben” diyen taşlar öne çıkar.",
        "Kanı kaynatan rengiyle cesareti çağrıştırır.",
      ),
      ...guide(
        "boga",
        "Venüs’ün bahçesinde yetişen yeşiller, Boğa’nın avucunda ısınır.",
        "Sabırla yontulmuş bir damla şarabı andırır.",
      ),
    ]),
  ).toEqual([]);
});
