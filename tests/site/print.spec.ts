import sharp from "sharp";
import { expect, open, test } from "../support/browser/site.ts";
import { expectPrinted, type Print } from "./print-page.ts";

const prints: Print[] = [
  {
    path: "/zodiac/koc/yazdir",
    address: "/zodiac/koc",
    texts: ".whole-guide :is(h1, h2, h3, p:not(.screen-only))",
    atLeast: 70,
    sheets: [5, 9],
  },
  {
    path: "/",
    address: "/",
    texts: ".moon :is(h3, article p, li), #ay-2025 li > *",
    atLeast: 100,
    sheets: [2, 5],
  },
];

for (const print of prints) {
  test(`${print.path} prints whole, with its address and without navigation`, ({ page }) =>
    expectPrinted(page, print));
}

test("Pages print black on white in one column, also from the dark theme", async ({ page }) => {
  for (const path of ["/zodiac/koc", "/planets/venus", "/charts", "/blog", "/retro", "/"]) {
    await page.emulateMedia({ media: "screen", colorScheme: "dark" });
    await open(page, path);
    await page.setViewportSize({ width: 1100, height: 800 });
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    await page.evaluate(() => {
      document.documentElement.style.colorScheme = "dark";
    });
    const odd = await page.locator("body, main :not(source)").evaluateAll((elements) => {
      const shown = elements.filter((element) => element.checkVisibility());
      const lefts = (element: Element) =>
        [...element.children]
          .filter(
            (child) => child.checkVisibility() && getComputedStyle(child).display !== "inline",
          )
          .map((child) => child.getBoundingClientRect().top);
      return shown.flatMap((element) => {
        const { color, backgroundColor, backgroundImage, position, overflowY } =
          getComputedStyle(element);
        const isPlain =
          color === "rgb(0, 0, 0)" &&
          backgroundColor === "rgba(0, 0, 0, 0)" &&
          backgroundImage === "none" &&
          position === "static" &&
          overflowY === "visible";
        const isList = ["UL", "OL", "DL"].includes(element.tagName);
        const isColumn = !isList || new Set(lefts(element)).size === lefts(element).length;
        return isPlain && isColumn ? [] : [element.outerHTML.slice(0, 120)];
      });
    });
    expect(odd, path).toEqual([]);
    await expect(page.locator("html")).toHaveCSS("color-scheme", "light");
    const { data } = await sharp(await page.screenshot())
      .extract({ left: 0, top: 0, width: 4, height: 4 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(new Set(data), path).toEqual(new Set([255]));
  }
});
