import { hasModifier } from "../has-modifier.ts";
import { readFromSession, saveInSession } from "../session-storage.ts";

const key = "tab-bar";

/** Scrolls the chosen tab into sight, and the page so that the tab bar stays where it was pressed. */
export function showTab(): void {
  const bar = document.querySelector<HTMLElement>(".tab-bar");
  const chosen = bar?.querySelector<HTMLElement>("[aria-current]");
  if (!bar || !chosen) return;
  bar.scrollLeft = chosen.offsetLeft - bar.clientWidth / 3;
  const height = () => bar.getBoundingClientRect().top;
  bar.addEventListener("click", (event) => {
    const link = (event.target as Element).closest("a");
    if (link && !hasModifier(event)) saveInSession(key, `${height()} ${link.href}`);
  });
  const restore = () => {
    const [was, address] = readFromSession(key)?.split(" ") ?? [];
    saveInSession(key, "");
    if (address === location.href) scrollBy(0, height() - Number(was));
  };
  restore();
  // A prerendered page runs this script before the click; it is shown after it.
  addEventListener("pagereveal", restore);
}
