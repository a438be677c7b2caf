import { readFileSync } from "node:fs";
import { allPairFiles } from "content-collections";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { aspectsSchema } from "./aspect.ts";
import { housesSchema } from "./house.ts";
import { firstSignOf, pairsSchema } from "./pair.ts";
import { retrogradesSchema } from "./retrograde.ts";

const read = (name: string) => parse(readFileSync(`content/reference/${name}.yaml`, "utf8"));

test("No house, aspect or retrograde may be missing or stand elsewhere", () => {
  const { intro, items } = read("retrogrades");
  const kinds: [list: unknown[], passes: (list: unknown[]) => boolean][] = [
    [read("houses"), (houses) => housesSchema.safeParse({ houses }).success],
    [read("aspects"), (aspects) => aspectsSchema.safeParse({ aspects }).success],
    [items, (items) => retrogradesSchema.safeParse({ intro, items }).success],
  ];
  for (const [list, passes] of kinds) {
    expect(passes(list)).toBe(true);
    expect(passes(list.slice(0, -1))).toBe(false);
    expect(passes(list.slice(1))).toBe(false);
    expect(passes(list.toReversed())).toBe(false);
  }
});

test("Each sign's file has it with itself and with all that follow, 78 pairs in all", () => {
  expect(allPairFiles.flatMap(({ pairs }) => pairs)).toHaveLength(78);
  const pairs = read("pairs/kova");
  expect(pairsSchema.safeParse({ pairs }).success).toBe(true);
  expect(pairsSchema.safeParse({ pairs: pairs.slice(0, 1) }).success).toBe(false);
  expect(pairsSchema.safeParse({ pairs: pairs.toReversed() }).success).toBe(false);
  expect(firstSignOf(pairsSchema.parse({ pairs }), "kova")).toBe("Kova");
  expect(() => firstSignOf(pairsSchema.parse({ pairs }), "koc")).toThrow("koc.yaml");
});
