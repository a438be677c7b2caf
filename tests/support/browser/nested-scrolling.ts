import type { Page } from "@playwright/test";

/**
 * Notes on the page's root how it scrolls to something by itself, one word for each time. Not by the frames
 * in between, of which a busy machine shows few: by what the page asks for.
 */
export const noteOwnScrolls = (page: Page) =>
  page.addInitScript(() => {
    const { scrollIntoView } = Element.prototype;
    Element.prototype.scrollIntoView = function (where?: boolean | ScrollIntoViewOptions) {
      const { dataset } = document.documentElement;
      dataset.scrolled = `${dataset.scrolled ?? ""} ${(where as ScrollIntoViewOptions).behavior}`;
      scrollIntoView.call(this, where);
    };
  });
