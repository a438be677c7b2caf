import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { academyOfSources } from "./academy.ts";

test("Unconfirmed statements of /about are listed as placeholders [3.4]", () => {
  const about = readFileSync("content/pages/about.yaml", "utf8");
  const marked = [...about.matchAll(/!placeholder "(.+)"$/gm)].map(([, text]) => text!);
  const named = academyOfSources().placeholders.filter((place) => place.startsWith("about.yaml: "));
  expect(named).toHaveLength(marked.length);
  named.forEach((place, index) => {
    const beginning = place.slice("about.yaml: ".length, -1);
    expect(marked[index]!.startsWith(beginning), place).toBe(true);
  });
});
