import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { panelPages } from "../contract/panel/pages.ts";

test("Every screen of the panel is among the tested panel states", () => {
  const states = readFileSync("tests/support/browser/panel-states.ts", "utf8");
  const addresses = Object.values(panelPages).filter((page) => typeof page === "string");
  const isOpened = (address: string) => new RegExp(`${address}["\`?#]`).test(states);
  expect(addresses.filter((address) => !isOpened(address))).toEqual([]);
});
