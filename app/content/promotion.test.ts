import { expect, test } from "vitest";
import { isPromotion, withoutPromotion } from "./promotion.ts";
import { availableAddresses, withPromotionOverrides } from "./promotion-overrides.ts";

const off = { promotion: false } as Parameters<typeof availableAddresses>[1];
const on = { promotion: true } as typeof off;

test("The consultations and the course are promotion, what is read is none", () => {
  for (const address of [
    "/consultation",
    "/Consultation",
    "/consultation#mini-ongoru",
    "/blog#egitim",
    "/ara/danismanlik.json",
  ]) {
    expect(isPromotion(address), address).toBe(true);
  }
  for (const address of [
    "/",
    "/blog",
    "/blog#retro",
    "/blog/yukselen-koc",
    "/about",
    "/randevum",
  ]) {
    expect(isPromotion(address), address).toBe(false);
  }
  expect(availableAddresses(["/", "/consultation"], off)).toEqual(["/"]);
  expect(availableAddresses(["/", "/consultation"], on)).toEqual(["/", "/consultation"]);
});

test("A road that leads to a promotion is left out, and a group of nothing else with it", () => {
  const link = (path: string) => ({ path, icon: "", title: path });
  const groups = [
    { label: "Danışmanlık", links: [link("/consultation#mini-ongoru")] },
    { label: "Takvim", links: [link("/blog#egitim"), link("/blog#retro")] },
  ];
  expect(withoutPromotion(groups)).toEqual([{ label: "Takvim", links: [link("/blog#retro")] }]);
});

test("Without promotion a page says its other words, and all else as before", () => {
  const texts = { hero: { eyebrow: "Eğitim", subtitle: "Ders" }, moon: { title: "Ay" } };
  expect(withPromotionOverrides("home.yaml", texts, on)).toBe(texts);
  const shown = withPromotionOverrides("home.yaml", texts, off) as typeof texts;
  expect(shown.moon).toEqual({ title: "Ay" });
  expect(Object.keys(shown.hero)).toEqual(["eyebrow", "subtitle"]);
  expect(JSON.stringify(shown.hero)).not.toMatch(/ders|eğitim|danışman/i);
  expect(withPromotionOverrides("about.yaml", texts, off)).toEqual(texts);
});
