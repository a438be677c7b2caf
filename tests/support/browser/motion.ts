import type { Page } from "@playwright/test";

/** What moves, or would when its state changed: by its computed style, as no frame can be caught on a busy machine. */
export function moving(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const longest = (times: string) =>
      Math.max(...times.split(",").map((time) => Number.parseFloat(time)));
    return [...document.querySelectorAll("*")].flatMap((element) =>
      ["", "::before", "::after", "::backdrop"].flatMap((part) => {
        const style = getComputedStyle(element, part || null);
        const seconds = Math.max(
          style.animationName === "none" ? 0 : longest(style.animationDuration),
          longest(style.transitionDuration),
        );
        const isSmooth = style.scrollBehavior === "smooth";
        return seconds > 0.001 || isSmooth
          ? [`${element.tagName}.${element.className}${part}`]
          : [];
      }),
    );
  });
}
