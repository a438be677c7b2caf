import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { checkFragments } from "./check.ts";
import { fragmentsOf } from "./fragments.ts";

test("The command fails, and names file and line of what is wrong [15.5]", ({ onTestFinished }) => {
  const copy = mkdtempSync(path.join(tmpdir(), "check-"));
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  for (const name of ["content", "app/content", "content-collections.ts", "package.json", "tools"])
    cpSync(name, path.join(copy, name), {
      recursive: true,
      filter: (file) => !file.includes("node_modules"),
    });
  for (const name of ["node_modules", "booking"])
    symlinkSync(path.resolve(name), path.join(copy, name));
  const file = path.join(copy, "content/signs/aslan.md");
  const guide = readFileSync(file, "utf8").replace("element: Ateş", "element: Ateşş");
  writeFileSync(file, `${guide.trimEnd()}\nMarsın 'düz' tırnağı.\n`);
  const lines = guide.trimEnd().split("\n").length;

  const { status, stdout, stderr } = spawnSync(process.execPath, ["tools/texts/main.ts"], {
    cwd: copy,
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/content\/signs\/aslan\.md\n {2}element: /);
  expect(stderr).toContain(`content/signs/aslan.md:${lines + 1} straight quote: `);
  expect(stderr).toContain(`content/signs/aslan.md:${lines + 1} missing apostrophe: “Marsın”`);
  expect(stdout).toMatch(/^\d+ findings in the texts\.\n$/m);
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

test("Near-duplicates and repeated labels are refused [15.6]", () => {
  const guide = (name: string, item: string) =>
    fragmentsOf(`signs/${name}.md`, `# Hediyeler\n\nHer armağan yakışır.\n\n1. ${item}\n`);
  const findings = checkFragments([
    ...guide("koc", "Kırmızı termos: Koşarken sıcak kalan içeceği yanında taşımasını sağlar."),
    ...guide("yay", "Kırmızı termos: Yürürken sıcak kalan içeceği yanında taşımasını sağlar."),
    ...guide("oglak", "Duvar saati: Geç kalanı utandırır."),
  ]);
  expect(findings.map(({ file, line, rule }) => `${file}:${line} ${rule}`)).toEqual(
    expect.arrayContaining([
      "signs/yay.md:5 near-duplicate sentence",
      "signs/yay.md:5 repeated label",
    ]),
  );
});
