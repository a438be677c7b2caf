import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const documents = ["README.md", "CONTRIBUTING.md", "SECURITY.md", ...globSync("docs/**/*.md")];
const read = (file: string) => readFileSync(file, "utf8");

test("Every command that a document names exists", () => {
  const { scripts } = JSON.parse(read("package.json"));
  for (const file of documents) {
    for (const [, name] of read(file).matchAll(/npm run ([\w:-]+)/g)) {
      expect(Object.keys(scripts), file).toContain(name);
    }
  }
});

test("Every file that a document links to exists", () => {
  for (const file of documents) {
    for (const [, target] of read(file).matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)) {
      expect(existsSync(join(dirname(file), target!)), `${file}: ${target}`).toBe(true);
    }
  }
});

/** How many requirements of a section are of level 1 or 2: in ASVS 5.0.0 they come before those of level 3. */
const asvs =
  `V1.1:2 V1.2:9 V1.3:11 V1.4:3 V1.5:2 V2.1:3 V2.2:3 V2.3:4 V2.4:1 V3.2:2 V3.3:4 V3.4:6 V3.5:5 V3.7:2
  V4.1:3 V4.2:1 V4.3:2 V4.4:4 V5.1:1 V5.2:3 V5.3:2 V5.4:3 V6.1:3 V6.2:12 V6.3:4 V6.4:4 V6.5:5 V6.6:3 V6.8:4
  V7.1:3 V7.2:4 V7.3:2 V7.4:5 V7.5:2 V7.6:2 V8.1:2 V8.2:3 V8.3:1 V8.4:1 V9.1:3 V9.2:4 V10.1:2 V10.2:2 V10.3:4
  V10.4:11 V10.5:5 V10.6:2 V10.7:3 V11.1:2 V11.2:3 V11.3:3 V11.4:4 V11.5:1 V11.6:1 V12.1:3 V12.2:2 V12.3:4
  V13.1:1 V13.2:5 V13.3:2 V13.4:5 V14.1:2 V14.2:4 V14.3:3 V15.1:3 V15.2:3 V15.3:7 V16.1:1 V16.2:5 V16.3:4
  V16.4:3 V16.5:3 V17.1:1 V17.2:4 V17.3:2`
    .split(/\s+/)
    .flatMap((section) => {
      const [name, count] = section.split(":");
      return Array.from({ length: Number(count) }, (_, index) => `${name}.${index + 1}`);
    });

test("The security document judges each requirement of ASVS 5.0.0 up to level 2, once", () => {
  // The standard counts 70 of level 1 and 183 of level 2.
  expect(asvs).toHaveLength(253);
  const rows = read("docs/security.md")
    .split("\n")
    .filter((line) => /^\| V\d/.test(line));
  const judged = rows.flatMap((row) => {
    const [, ids = "", state = "", reason = ""] = row.split("|").map((cell) => cell.trim());
    expect(["met", "n/a", "open"], row).toContain(state);
    expect(reason.length, row).toBeGreaterThan(1);
    return ids.split(", ");
  });
  expect(judged).toEqual(asvs);
});

test("Every file and every statement that the security document names exists", () => {
  const text = read("docs/security.md");
  const files = [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)+)`/g)].map(([, name]) => name!);
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) expect(existsSync(file), file).toBe(true);
  const specification = read("docs/specification.md");
  for (const [, number] of text.matchAll(/\[(\d+\.\d+)\]/g)) {
    expect(specification, number).toContain(`**${number}**`);
  }
});
