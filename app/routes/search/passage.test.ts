import { expect, test } from "vitest";
import { bestPassage, marked } from "./passage.ts";

const mars = [new Set(["mars"])];

test("Every second piece is a found word, without its suffix", () => {
  expect(marked("Bugün Mars’ın ve MARS günü", mars)).toEqual([
    "Bugün ",
    "Mars",
    "’ın ve ",
    "MARS",
    " günü",
  ]);
  expect(marked("Hiçbiri", mars)).toEqual(["Hiçbiri"]);
});

test("The passage with most of the terms is chosen, then the one that has them most often", () => {
  const terms = [new Set(["mars"]), new Set(["koc"])];
  expect(bestPassage("", ["Mars, Mars.", "Koç’ta Mars."], terms).join("")).toBe("Koç’ta Mars.");
  expect(bestPassage("", ["Mars.", "Mars ve Mars."], mars).join("")).toBe("Mars ve Mars.");
});

test("A title that was found alone shows how the text begins", () => {
  expect(bestPassage("", ["İlk söz.", "İkinci söz."], mars)).toEqual(["İlk söz."]);
  expect(bestPassage("", [], mars)).toEqual([""]);
});

test("A long passage is cut at words around the first one found", () => {
  const long = `${"uzak bir söz ".repeat(40)}Mars ${"sonra gelen ".repeat(40)}`.trim();
  const text = bestPassage("", [long], mars).join("");
  expect(text.length).toBeLessThan(260);
  expect(text).toMatch(/^… (uzak|bir|söz) /);
  expect(text).toMatch(/ (sonra|gelen) …$/);
  expect(text.indexOf("Mars")).toBeLessThan(90);
});

test("What the title says already counts for less: the passage shows why the text was found", () => {
  const terms = [new Set(["venus"]), new Set(["akrep"])];
  const passages = ["Venüs ve Venüs burada.", "Akrep’in sesi."];
  expect(bestPassage("Venüs Boğa Burcunda", passages, terms).join("")).toBe("Akrep’in sesi.");
});

test("A long passage is cut where most terms stand together", () => {
  const terms = [new Set(["tutulma"]), new Set(["2027"])];
  const long = `Bir tutulma. ${"araya giren söz ".repeat(30)}Sıradaki tutulma 2027 yazında. Son.`;
  expect(bestPassage("", [long], terms).join("")).toMatch(
    /^… .*Sıradaki tutulma 2027 yazında\. Son\.$/,
  );
});
