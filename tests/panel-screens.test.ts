import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { panelPages } from "../contract/panel/pages.ts";

/** As tests write it out, alone or asked further. */
const isWritten = (text: string, address: string) => new RegExp(`${address}["\`?#]`).test(text);
const addresses = Object.values(panelPages).filter((page) => typeof page === "string");

test("Every screen of the panel is heard as written down somewhere", () => {
  const specs = globSync("tests/all/panel/*.spec.ts").map((file) => readFileSync(file, "utf8"));
  const hearing = specs.filter((text) => text.includes("expectHeardAs")).join();
  expect(addresses.filter((address) => !isWritten(hearing, address))).toEqual([]);
});

test("Every screen of the panel is looked at: its targets, its colours, its pictures", () => {
  const states = readFileSync("tests/support/browser/panel-states.ts", "utf8");
  expect(addresses.filter((address) => !isWritten(states, address))).toEqual([]);
});
