import type { Page } from "@playwright/test";

/**
 * What a reader could not read as it was written: words and numbers that break in two, text that is cut off, leaves the
 * window or lies on other text, and a page that scrolls sideways.
 */
export function illegible(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Piece = { text: string; layer: Element | null; box: DOMRect };
    const found = new Set<string>();
    const pieces: Piece[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth)
      found.add(`sideways: ${root.scrollWidth} in ${root.clientWidth}`);

    const clips = (element: Element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      return {
        x: overflowX === "hidden" || overflowX === "clip",
        y: overflowY === "hidden" || overflowY === "clip",
      };
    };
    const scrollsX = (element: Element | null): boolean =>
      element !== null &&
      (["auto", "scroll"].includes(getComputedStyle(element).overflowX)
        ? element.scrollWidth > element.clientWidth
        : scrollsX(element.parentElement));

    /** The part of a box that no list, pane or excerpt has scrolled away. */
    const inSight = (inner: Element, { left, right, top, bottom }: DOMRect) => {
      let [x1, x2, y1, y2] = [left, right, top, bottom];
      for (let at: Element | null = inner; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        if (overflowX === "visible" && overflowY === "visible") continue;
        const edge = at.getBoundingClientRect();
        [x1, x2] = [Math.max(x1, edge.left), Math.min(x2, edge.right)];
        [y1, y2] = [Math.max(y1, edge.top), Math.min(y2, edge.bottom)];
      }
      const whole = x2 - x1 > 1 && y2 - y1 > (bottom - top) * 0.9;
      return whole ? new DOMRect(x1, y1, x2 - x1, y2 - y1) : undefined;
    };

    // What lies behind an open dialog cannot be read meanwhile.
    const shown = document.querySelector("dialog[open]") ?? document.body;
    const walker = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const parent = node.parentElement;
      const text = node.textContent ?? "";
      if (!text.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest(".visually-hidden, .skip-link, svg, script, style, noscript, [inert]"))
        continue;
      // For readers' ears only.
      if (getComputedStyle(parent).clipPath !== "none") continue;
      const size = Number.parseFloat(getComputedStyle(parent).fontSize);
      const layer = parent.closest(
        "dialog, [popover], .site-header, .booking-panel, .notification, .toast-place, .rail",
      );
      const scrolls = scrollsX(parent);
      const isExcerpt =
        parent.closest("p") && getComputedStyle(parent.closest("p")!).webkitLineClamp !== "none";
      // A line may end after a dash; an address may break anywhere.
      for (const word of text.matchAll(/(?<!\S)\S*[@/]\S*|[^\s\-–—›…\u00ad\u200b]+/g)) {
        // A drop capital stands beside the lines that its word begins.
        const isDropped =
          word.index === 0 && getComputedStyle(parent, "::first-letter").float !== "none";
        range.setStart(node, word.index + (isDropped ? 1 : 0));
        range.setEnd(node, word.index + word[0].length);
        const lines = [...range.getClientRects()].filter((box) => box.width > 0);
        const tops = new Set(lines.map((box) => Math.round(box.top)));
        if (tops.size > 1 && !/[@/]/.test(word[0])) found.add(`broken: ${word[0]}`);
        for (const box of lines) {
          if (!scrolls && (box.left < -1 || box.right > root.clientWidth + 1))
            found.add(`outside: ${word[0]}`);
          const seen = inSight(parent, box);
          if (!seen || isExcerpt) continue;
          // The letters' own height, without the room that their font keeps above and below.
          const middle = (seen.top + seen.bottom) / 2;
          const high = size * 0.6;
          pieces.push({
            text: word[0],
            layer,
            box: new DOMRect(seen.x, middle - high / 2, seen.width, high),
          });
        }
      }
      for (let at: Element | null = parent; at; at = at.parentElement) {
        const { x, y } = clips(at);
        const excerpt = getComputedStyle(at).webkitLineClamp !== "none";
        if (
          (x && at.scrollWidth > at.clientWidth + 1) ||
          (y && !excerpt && at.scrollHeight > at.clientHeight + 1)
        )
          if (at !== root && at !== document.body)
            found.add(`cut off: ${at.className || at.tagName}: ${text.trim().slice(0, 30)}`);
      }
    }
    // What is typed scrolls in its field: a telephone number is to be checked at a glance.
    for (const field of shown.querySelectorAll<HTMLInputElement>("input[type=tel]"))
      if (field.checkVisibility() && field.scrollWidth > field.clientWidth)
        found.add(`cut off: ${field.value}`);
    pieces.sort((a, b) => a.box.top - b.box.top);
    for (const [index, { text, layer, box }] of pieces.entries()) {
      for (const other of pieces.slice(index + 1)) {
        if (other.box.top >= box.bottom - 2) break;
        if (other.layer !== layer) continue;
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        if (across > 2) found.add(`overlaid: ${text} / ${other.text}`);
      }
    }
    return [...found];
  });
}
