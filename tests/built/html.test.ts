import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { builtPages, documentAt, expectWholeBuild } from "./pages.ts";

/** The rules of the HTML standard, and none of style. */
const validator = new HtmlValidate({ root: true, extends: ["html-validate:standard"] });

test("Every page is valid HTML", async () => {
  expectWholeBuild();
  const findings = new Set<string>();
  for (const [address, html] of builtPages) {
    const { results } = await validator.validateString(html);
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
      findings.add(`${address} ${ruleId}: ${message} (${selector})`);
    }
  }
  expect([...findings]).toEqual([]);
});

test("The checker finds what the standard forbids", async () => {
  const { results } = await validator.validateString(
    '<!doctype html><html lang="tr"><head></head><body><ul id="a"><p id="a">b</p></ul></body></html>',
  );
  const rules = results.flatMap(({ messages }) => messages).map(({ ruleId }) => ruleId);
  expect(new Set(rules)).toEqual(
    new Set(["element-permitted-content", "element-required-content", "no-dup-id"]),
  );
});

test("No page runs a module before it has been parsed", () => {
  const async = [...builtPages].filter(([, html]) => /<script\b[^>]*\basync\b/.test(html));
  expect(async.map(([address]) => address)).toEqual([]);
});

test("Description lists hold only terms and descriptions, which the checker overlooks", () => {
  const others = [...builtPages.keys()].flatMap((address) =>
    documentAt(address)
      .root.querySelectorAll("dl > *, dl > div > *")
      .map(({ rawTagName, parentNode }) => `${parentNode?.rawTagName} > ${rawTagName}`)
      .filter((pair) => !["dl > div", "dl > dt", "dl > dd", "div > dt", "div > dd"].includes(pair))
      .map((pair) => `${address} ${pair}`),
  );
  expect(others).toEqual([]);
});
