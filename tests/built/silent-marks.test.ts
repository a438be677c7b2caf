import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { builtPages, documentAt, wordsOf } from "./pages.ts";

test("Every link that opens a new tab says so", () => {
  const links = [...builtPages.keys()].flatMap((address) =>
    documentAt(address).root.querySelectorAll("[target=_blank]"),
  );
  expect(links.length).toBeGreaterThan(builtPages.size);
  const silent = links.filter(({ text }) => !wordsOf(text).endsWith("(yeni sekmede açılır)"));
  expect(silent.map(({ outerHTML }) => outerHTML)).toEqual([]);
});

test("Decorative CSS content has empty alternative text", () => {
  const sheets = globSync("build/client/**/*.css").map((file) => readFileSync(file, "utf8"));
  const written = sheets.flatMap((css) => css.match(/[;{ ]content:[^;}]*/g) ?? []);
  expect(written.join()).toContain("✦");
  const heard = written.filter(
    (rule) => !/content:(""|none|normal|counter\(card\)|[^/]*\/\s*"")$/.test(rule),
  );
  expect(heard).toEqual([]);
});

test("Every drawing has a name or is hidden from assistive technology", () => {
  const bare = [...builtPages.keys()].flatMap((address) =>
    documentAt(address)
      .root.querySelectorAll("svg, img")
      .filter((one) => one.getAttribute("aria-hidden") !== "true")
      .filter((one) => one.getAttribute("alt") === undefined && !one.getAttribute("aria-label"))
      .map(({ outerHTML }) => `${address} ${outerHTML}`),
  );
  expect(bare).toEqual([]);
});
