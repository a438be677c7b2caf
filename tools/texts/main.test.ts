import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { checkFragments } from "./check.ts";
import { fragmentsOf } from "./fragments.ts";
import { habitList } from "./habits.ts";

const run = (args: string[], cwd = ".") =>
  spawnSync(process.execPath, ["content-model/check/main.ts", ...args], { cwd, encoding: "utf8" });

test("The command fails, names file and line of what is wrong, and ends with the measures of files and kinds [15.5]", ({
  onTestFinished,
}) => {
  const copy = mkdtempSync(path.join(tmpdir(), "check-"));
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  for (const name of ["content", "content-model", "content-collections.ts", "package.json"]) {
    cpSync(name, path.join(copy, name), { recursive: true });
  }
  for (const name of ["node_modules", "art", "booking"])
    symlinkSync(path.resolve(name), path.join(copy, name));
  const file = path.join(copy, "content/signs/aslan.md");
  const guide = readFileSync(file, "utf8").replace("element: Ateş", "element: Ateşş");
  writeFileSync(file, `${guide.trimEnd()}\nMarsın 'düz' tırnağı.\n`);
  const lines = guide.trimEnd().split("\n").length;

  const { status, stdout, stderr } = run(["--files"], copy);
  expect(status).toBe(1);
  expect(stderr).toMatch(/content\/signs\/aslan\.md\n {2}element: /);
  expect(stderr).toContain(`content/signs/aslan.md:${lines + 1} straight quote: `);
  expect(stderr).toContain(`content/signs/aslan.md:${lines + 1} missing apostrophe: “Marsın”`);
  expect(stdout).toMatch(/\nsigns\/aslan\.md +8 +\d{4} /);
  expect(stdout).toMatch(/planet in sign +120 +\d{5} +0\.\d\d/);
  expect(stdout).toMatch(/\nall +\d+ +\d{5} [\s\S]*\n\n\d+ findings\.\n$/);
});

test("The command lists the habits of one file when asked to [15.5]", { timeout: 60_000 }, () => {
  const { status, stdout } = run(["--list", "signs/koc"]);
  expect(status).toBe(0);
  expect(stdout).toMatch(/^contrasts: \d+\n/);
  expect(stdout).toMatch(/\n {2}content\/signs\/koc\.md:\d+ \S/);
  expect(stdout).not.toContain("signs/boga.md");
  expect(habitList([], "signs/aqrep")).toBe("No text in content/signs/aqrep.");
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

test("Near-duplicates, repeated labels and shared moves are refused [15.6] [15.7]", () => {
  const guide = (name: string, item: string) =>
    fragmentsOf(`signs/${name}.md`, `# Hediyeler\n\nHer armağan yakışır.\n\n1. ${item}\n`);
  const findings = checkFragments([
    ...guide("koc", "Kırmızı termos: Koşarken sıcak kalan içeceği yanında taşımasını sağlar."),
    ...guide("yay", "Kırmızı termos: Yürürken sıcak kalan içeceği yanında taşımasını sağlar."),
    ...guide("oglak", "Duvar saati: Geç kalanı utandırır."),
  ]);
  expect(findings.map(({ file, line, rule }) => `${file}:${line} ${rule}`)).toEqual(
    expect.arrayContaining([
      "signs/koc.md:3 shared move",
      "signs/yay.md:5 near-duplicate sentence",
      "signs/yay.md:5 repeated label",
    ]),
  );
});
