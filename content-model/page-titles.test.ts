import { allCharts, pageList } from "content-collections";
import { expect, test } from "vitest";
import { publicPaths } from "../app/build/public-paths.ts";
import { pageTitles } from "./page-titles.ts";

const titles = pageTitles(pageList.pages, allCharts);

test("Every prerendered address has a title; a sign's first section has the sign's", () => {
  const addresses = publicPaths().filter((path) => !path.endsWith("/temel-ozellikler"));
  expect([...titles.keys()].toSorted()).toEqual(addresses.toSorted());
});

test("No two addresses share a title", () => {
  expect(new Set(titles.values()).size).toBe(titles.size);
});
