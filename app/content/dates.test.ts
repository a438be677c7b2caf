import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listedAddresses } from "./all-addresses.ts";
import { datesFile, datesInJson, datesOn, digestOf, readDates, readSourceTexts } from "./dates.ts";
import { sourceTexts } from "./source-texts.ts";

const recorded = readDates();
const texts = readSourceTexts();

test("The dates are up to date; `npm run check` updates them", () => {
  const undated = [...texts].filter(
    ([address, text]) => recorded[address]?.digest !== digestOf(text),
  );
  expect(undated.map(([address]) => address)).toEqual([]);
});

test("Every address that is listed has a date, and no text changed before it was published", () => {
  for (const address of listedAddresses()) {
    const { published, modified } = recorded[address]!;
    expect(modified >= published, address).toBe(true);
  }
});

test("A changed text keeps its first day and gets a new last one; others keep both", () => {
  const two = new Map([
    ["/bir", "bir"],
    ["/iki", "iki"],
  ]);
  const first = datesOn("2026-01-02", two, {});
  const second = datesOn("2026-03-04", new Map([...two, ["/iki", "iki buçuk"]]), first);
  expect(second["/bir"]).toBe(first["/bir"]);
  expect(second["/iki"]).toMatchObject({ published: "2026-01-02", modified: "2026-03-04" });
});

test("A removed text loses its dates, and a new one is dated today", () => {
  const before = datesOn("2026-01-02", new Map([["/eski", "eski"]]), {});
  const after = datesOn("2026-03-04", new Map([["/yeni", "yeni"]]), before);
  expect(Object.keys(after)).toEqual(["/yeni"]);
  expect(after["/yeni"]).toMatchObject({ published: "2026-03-04", modified: "2026-03-04" });
});

/** The addresses whose text changes with one file. */
function changedWith(file: string, change: (text: string) => string): string[] {
  const after = sourceTexts((name) => {
    const text = readFileSync(name, "utf8");
    return name === file ? change(text) : text;
  });
  return [...after].flatMap(([address, text]) => (texts.get(address) === text ? [] : [address]));
}

test("A change touches the pages that show it, and no others", () => {
  const inHealth = (text: string) => text.replace(/^# Sağlık\n/m, "# Sağlık\nYeni bir cümle.\n");
  expect(changedWith("content/signs/aslan.md", inHealth)).toEqual(["/zodiac/aslan/saglik"]);
  const inReading = (text: string) => text.replace(/(sign: "?Akrep"?[\s\S]*?title: "?)/, "$1Yeni ");
  expect(changedWith("content/placements/venus.yaml", inReading)).toEqual([
    "/planets/venus",
    "/planets/venus/akrep",
  ]);
  const more = (text: string) => `${text}\nYeni bir cümle.\n`;
  expect(changedWith("content/articles/uranus-ikizler-burcunda.md", more)).toEqual(["/blog"]);
  expect(changedWith("content/pages/kvkk.md", more)).toEqual(["/kvkk"]);
});

test("The file is as the command writes it", () => {
  expect(readFileSync(datesFile, "utf8")).toBe(datesInJson(recorded));
});
