import { hasModifier } from "../has-modifier.ts";
import { isBackNavigation } from "../is-back-navigation.ts";

/**
 * Shows one of the years that the page's tabs name: that of the address, or else the usual one. The answered function
 * sets which is usual.
 */
export function showYear(onChange: () => void = () => {}): (usual: string) => void {
  const tabs = document.querySelector(".year-tabs")!;
  const links = [...tabs.querySelectorAll("a")];
  const years = links.map(({ hash }) => document.querySelector<HTMLElement>(hash)!);
  let usual: string | undefined;
  let named = "";
  let shown = "";
  const show = () => {
    const next = named || links.find((link) => link.textContent === usual)?.hash;
    if (!next || next === shown) return;
    shown = next;
    for (const [index, year] of years.entries()) {
      const link = links[index]!;
      link.ariaCurrent = link.hash === shown ? "true" : null;
      year.hidden = link.hash !== shown;
      year.classList.remove("unless-script");
    }
    onChange();
  };
  // A fragment that names none of them changes nothing.
  const follow = () => {
    const { hash } = location;
    if (!hash || links.some((link) => link.hash === hash)) named = hash;
    show();
  };
  for (const link of links)
    link.addEventListener("click", (event) => {
      if (hasModifier(event)) return;
      // The browser would scroll.
      event.preventDefault();
      history.pushState(null, "", link.hash);
      follow();
    });
  addEventListener("hashchange", follow);
  follow();
  // The browser cannot scroll to a year that was hidden until now.
  if (named && !isBackNavigation()) tabs.scrollIntoView({ behavior: "instant" });
  return (year) => {
    usual = year;
    show();
  };
}
