import { expect, test } from "vitest";
import { propsIn } from "./props.ts";

test("A stock prop is found with any suffix and at the start of a sentence [15.5]", () => {
  expect(propsIn("İmzadan sonra kapının kolu, sofranız, kabuğunuz.")).toHaveLength(4);
  expect(propsIn("Gece yarısına doğru çaylar tazelenir.")).toHaveLength(2);
});

test("Words that only begin or end like a prop are left alone [15.5]", () => {
  expect(propsIn("Heyecana kapılıp çayırda koşar, adaçayını kabul eder.")).toEqual([]);
});

test("A prop is shown with the words around it [15.5]", () => {
  expect(propsIn("Herkes gelmeden önce sofrayı kurar, sonra beklersiniz.")).toEqual([
    "gelmeden önce sofrayı kurar, sonra",
  ]);
});
