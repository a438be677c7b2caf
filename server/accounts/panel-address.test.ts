import { expect, test } from "vitest";
import { readConfig } from "../config.ts";
import { panelAddress, setUpAddress } from "./panel-address.ts";

test.each([
  [{}, "http://localhost:3000/yonetim"],
  [{ HOST: "0.0.0.0", PORT: "8080" }, "http://localhost:8080/yonetim"],
  [{ HOST: "::" }, "http://localhost:3000/yonetim"],
  [{ HOST: "::1" }, "http://[::1]:3000/yonetim"],
  [{ PANEL_URL: "https://www.example.com/" }, "https://www.example.com/yonetim"],
])("With the settings %j the panel is at %s", (settings, address) => {
  expect(panelAddress(readConfig(settings))).toBe(address);
});

test("A set-up link leads to the panel's own page, with its token in the fragment", () => {
  const panel = panelAddress(readConfig({}));
  expect(setUpAddress(panel, "abc")).toBe("http://localhost:3000/yonetim/kurulum#abc");
});
