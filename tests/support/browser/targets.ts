import type { Page } from "@playwright/test";

/** Targets smaller than so many pixels, except links within running text (2.5.8 of the guidelines). */
export function smallTargets(page: Page, least: number): Promise<string[]> {
  return page.evaluate((least) => {
    const shown = document.querySelector("dialog[open]") ?? document.body;
    const isInText = (link: Element) =>
      getComputedStyle(link).display === "inline" &&
      (link.closest("p, li, dd")?.textContent?.trim().length ?? 0) >
        (link.textContent?.trim().length ?? 0) + 20;
    /** Some are pressed on their label, or on a whole entry that they are spread over. */
    const areaOf = (target: HTMLElement) => {
      const after = getComputedStyle(target, "::after");
      const isSpread =
        after.content !== "none" && after.position === "absolute" && after.inset === "0px";
      const spread = getComputedStyle(target).position === "static" ? target.offsetParent : target;
      const area = (isSpread ? spread : target.closest("label")) ?? target;
      return area.getBoundingClientRect();
    };
    const selector =
      "a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex='0'][role]";
    return [...shown.querySelectorAll<HTMLElement>(selector)].flatMap((target) => {
      if (!target.checkVisibility({ visibilityProperty: true }) || target.closest("[inert]"))
        return [];
      if (target.matches(".skip-link") || isInText(target)) return [];
      const { width, height } = areaOf(target);
      // The sectors of a small wheel: the bar beside it has the same links.
      const wanted = target.closest(".house-wheel") ? 24 : least;
      if (width >= wanted - 0.5 && height >= wanted - 0.5) return [];
      const name = target.getAttribute("aria-label") ?? target.textContent?.trim();
      return [
        `${Math.round(width)} × ${Math.round(height)} ${target.tagName} ${target.className} “${name?.slice(0, 30)}”`,
      ];
    });
  }, least);
}
