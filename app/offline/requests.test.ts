import { expect, test } from "vitest";
import { isForPanel, isPage, pageKey } from "./requests.ts";

const url = (path: string) => new URL(path, "https://akademi.example");
const from = (path: string) => ({ referrer: url(path).href });

test("The panel, and what its pages ask for, is left alone", () => {
  expect(isForPanel(url("/yonetim"), from("/"))).toBe(true);
  expect(isForPanel(url("/yonetim/assets/panel.js"), from("/"))).toBe(true);
  expect(isForPanel(url("/icons.svg"), from("/yonetim/hafta"))).toBe(true);
  expect(isForPanel(url("/yonetimler"), from("/"))).toBe(false);
  expect(isForPanel(url("/"), { referrer: "" })).toBe(false);
});

test("Only pages that are opened count as pages, and nothing of the service does", () => {
  expect(isPage({ url: url("/about"), request: { mode: "navigate" } })).toBe(true);
  expect(isPage({ url: url("/about"), request: { mode: "cors" } })).toBe(false);
  expect(isPage({ url: url("/api/ayarlar"), request: { mode: "navigate" } })).toBe(false);
});

test("A page is stored once, without what was asked of it", () => {
  expect(pageKey("https://akademi.example/Consultation/?a=1#b")).toBe(
    "https://akademi.example/consultation",
  );
  expect(pageKey("https://akademi.example/?q=kalp")).toBe("https://akademi.example/");
});
