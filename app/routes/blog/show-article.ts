import { hasModifier } from "../../has-modifier.ts";
import { scrollBehavior } from "../../scroll-behavior.ts";
import { readFromSession, saveInSession } from "../../session-storage.ts";

const key = "article";

/**
 * Scrolls the list to the chosen article. A page that was chosen in the list opens where the page before was left, and
 * then scrolls smoothly to the article's top, as if only the article had changed.
 */
export function showArticle(): void {
  const list = document.querySelector<HTMLElement>(".reader-list > div")!;
  const article = document.querySelector(".reader-pane")!;
  const chosen = list.querySelector<HTMLElement>("[aria-current]")!;
  list.scrollTo({ left: chosen.offsetLeft - list.clientWidth / 3 });
  list.addEventListener("click", (event) => {
    const link = (event.target as Element).closest("a");
    if (link && !hasModifier(event)) saveInSession(key, `${scrollY} ${link.href}`);
  });
  const arrive = () => {
    const [left, address] = readFromSession(key)?.split(" ") ?? [];
    saveInSession(key, "");
    if (address !== location.href) return;
    scrollTo({ top: Number(left), behavior: "instant" });
    const { top } = article.getBoundingClientRect();
    const { scrollPaddingTop } = getComputedStyle(document.documentElement);
    const { scrollMarginTop } = getComputedStyle(article);
    const bars = Number.parseFloat(scrollPaddingTop) + Number.parseFloat(scrollMarginTop);
    // Only upwards: near the page's top the list would otherwise move away from the pointer.
    scrollBy({ top: Math.min(0, top - bars), behavior: scrollBehavior() });
  };
  arrive();
  // A prerendered page runs this script before the click; it is shown after it.
  addEventListener("pagereveal", arrive);
}
