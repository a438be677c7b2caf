/** The open entry of an accordion is the address's fragment. The browser itself keeps at most one open. */
export function followFragment(): void {
  const entries = document.querySelectorAll<HTMLDetailsElement>(".accordion > details");
  const follow = () => {
    const asked = document.getElementById(location.hash.slice(1));
    for (const entry of entries) entry.open = entry.contains(asked);
  };
  if (location.hash) follow();
  addEventListener("hashchange", follow);
  for (const entry of entries) {
    const title = entry.firstElementChild as HTMLElement;
    title.addEventListener("click", (event) => {
      event.preventDefault();
      const before = title.getBoundingClientRect().top;
      // An entry that closes above it moves its title away, frame by frame: it stays where it was pressed.
      const hold = () => {
        scrollBy({ top: title.getBoundingClientRect().top - before, behavior: "instant" });
        if (document.getAnimations().length) requestAnimationFrame(hold);
      };
      entry.open = !entry.open;
      hold();
      const fragment = entry.open
        ? `#${title.nextElementSibling?.id}`
        : location.pathname + location.search;
      history.pushState(null, "", fragment);
    });
  }
}
