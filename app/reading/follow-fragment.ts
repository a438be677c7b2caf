/** Milliseconds; the animation in positions.css takes 300. */
const longest = 400;

/** Keeps the fragment of the address and the open entry of an accordion the same. */
export function followFragment(): void {
  const entries = document.querySelectorAll("details");
  const follow = () => {
    const target = document.getElementById(location.hash.slice(1))?.closest("details");
    // A fragment that names none of them changes nothing.
    if (target || !location.hash) for (const entry of entries) entry.open = entry === target;
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
 * When an entry above closes, the pressed title would move away frame by frame. This scrolls along, so that it stays
 * under the pointer, until the reader scrolls.
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
    // Scroll anchoring or a page that got shorter moves the page no further than the title moved. More means the reader scrolled.
    if (left <= 0 || Math.abs(scrollY - scrolled - half) > Math.abs(half) + 1) return;
    scrollBy(0, top - before);
    scrolled = scrollY;
    place += 2 * half;
    // The animation starts one frame later; 40 ms at most are counted for a slow frame.
    if (last) left -= Math.min(now - last, 40);
    last = now;
    requestAnimationFrame(hold);
  });
}
