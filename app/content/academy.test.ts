import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { academyOfSources } from "./academy.ts";

test.each([
  ["pages/about.yaml", 4],
  ["consultations.yaml", 5],
  ["charts/nodes.md", 1],
  ["signs/koc.md", 1],
])("Unconfirmed statements of %s are listed as placeholders [3.4]", (file, count) => {
  const text = readFileSync(`content/${file}`, "utf8");
  const marked = [...text.matchAll(/!placeholder "(.+)"$/gm)].map(([, text]) => text!);
  const named = academyOfSources().placeholders.filter((place) => place.startsWith(`${file}: `));
  expect(marked).toHaveLength(count);
  expect(named).toHaveLength(count);
  named.forEach((place, index) => {
    const beginning = place.slice(`${file}: `.length, -1);
    expect(marked[index]!.startsWith(beginning), place).toBe(true);
  });
});
