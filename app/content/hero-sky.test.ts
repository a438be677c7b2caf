import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { heroCaption, heroEvening, heroMonths } from "./hero-sky.ts";

test("Twelve skies are drawn, each for the middle of its month at 21.00 in Istanbul", () => {
  expect(heroMonths).toHaveLength(12);
  expect(new Set(heroMonths.map((month) => month.slice(5))).size).toBe(12);
  expect(heroEvening("2027-01").toISOString()).toBe("2027-01-15T18:00:00.000Z");
  for (const month of heroMonths)
    for (const size of ["1600", "2400", "tall"])
      for (const format of ["avif", "webp"])
        expect(existsSync(`app/img/hero/sky-${month}-${size}.${format}`), `${month} ${size}`).toBe(
          true,
        );
});

test("The caption names the month", () => {
  expect(heroCaption("2026-11")).toBe("İstanbul’un güney göğü: Kasım 2026, saat 21.00");
});

test("The drawn skies have not run out: this month's is among them", () => {
  const month = new Date().toISOString().slice(0, 7);
  const words =
    "Set `first` in app/content/hero-sky.ts to this month, then run `npm --prefix tools run art -- hero og`.";
  expect(month <= heroMonths.at(-1)!, `The skies end with ${heroMonths.at(-1)}. ${words}`).toBe(
    true,
  );
});
