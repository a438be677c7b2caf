import { isBackNavigation } from "./is-back-navigation.ts";
import { scrollBehavior } from "./scroll-behavior.ts";

/** Scrolls to what the address names, except after Back or Forward: then the browser restores the scroll position. */
export function scrollToNamed(
  place: HTMLElement,
  isArrival: boolean,
  /** Not where its beginning is in the upper half of the window: nothing moves then under the pointer. */
  { unlessInSight = false } = {},
): void {
  // No event tells a link to a fragment from Back, so each shown history entry is marked.
  if (isArrival ? isBackNavigation() : history.state?.wasShown) return;
  history.replaceState({ ...history.state, wasShown: true }, "");
  const { top } = place.getBoundingClientRect();
  if (unlessInSight && top >= 0 && top < innerHeight / 2) return;
  // On arrival at once: a page that moves under the pointer would catch a click meant for something else.
  place.scrollIntoView({ block: "start", behavior: isArrival ? "instant" : scrollBehavior() });
}
