import { expect, test } from "vitest";
import { titleOf } from "./academy.ts";

const mini = { slug: "mini-ongoru", title: "Mini Öngörü", bookable: true };
const vip = { slug: "vip-ongoru", title: "VIP Öngörü", bookable: false };

test("A consultation has the title of its slug, and one that is no longer offered has none", () => {
  expect(titleOf([mini, vip], "vip-ongoru")).toBe("VIP Öngörü");
  expect(titleOf([mini, vip], "eski")).toBeUndefined();
});
