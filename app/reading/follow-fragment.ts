/** Milliseconds; the motion itself, in positions.css, takes 300. */
const longest = 400;

/** The open entry of an accordion is the address's fragment. The browser itself keeps at most one open. */
export function followFragment(): void {
  const entries = document.querySelectorAll("details");
  const follow = () => {
    const asked = document.getElementById(location.hash.slice(1))?.closest("details");
    // A fragment that names none of them changes nothing.
    if (asked || !location.hash) for (const entry of entries) entry.open = entry === asked;
  };
  if (location.hash) follow();
  addEventListener("hashchange", follow);
  for (const entry of entries) {
    const title = entry.firstElementChild as HTMLElement;
    title.addEventListener("click", (event) => {
      event.preventDefault();
      holdInPlace(title);
      entry.open = !entry.open;
      const fragment = entry.open
        ? `#${title.nextElementSibling!.id}`
        : location.pathname + location.search;
      history.pushState(null, "", fragment);
    });
  }
}

/**
 * An entry that closes above it moves a title away, frame by frame: it stays where it was pressed, until
 * the reader scrolls on.
 */
function holdInPlace(title: HTMLElement): void {
  const before = title.getBoundingClientRect().top;
  let left = longest;
  for (const scroll of ["wheel", "touchmove", "keydown"])
    addEventListener(
      scroll,
      () => {
        left = 0;
      },
      { once: true },
    );
  let last = 0;
  let scrolled = scrollY;
  let place = scrolled + before;
  requestAnimationFrame(function hold(now) {
    const { top } = title.getBoundingClientRect();
    const half = (scrollY + top - place) / 2;
    // A browser that holds by itself, or a page that became short, goes no further than the title did: a reader does.
    if (left <= 0 || Math.abs(scrollY - scrolled - half) > Math.abs(half) + 1) return;
    scrollBy(0, top - before);
    scrolled = scrollY;
    place += 2 * half;
    // A motion begins only with the frame after, however long a busy machine takes for that.
    if (last) left -= Math.min(now - last, 40);
    last = now;
    requestAnimationFrame(hold);
  });
}
