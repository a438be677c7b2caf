import { type RefObject, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { isBackNavigation } from "./is-back-navigation.ts";
import { scrollBehavior } from "./scroll-behavior.ts";

/**
 * The last fragment of the address that was one of the names, without "#". Empty without a fragment, and while
 * hydrating, since the prerendered page knows none.
 */
export function useHash(names: string[]): string {
  const { hash } = useLocation();
  const [named, setNamed] = useState("");
  useEffect(() => {
    const fragment = hash.slice(1);
    if (!fragment || names.includes(fragment)) setNamed(fragment);
  }, [hash, names]);
  return named;
}

/** Scrolls to the named place, except after Back or Forward: then the browser restores the scroll position. */
export function useScrollTo(
  named: string,
  place: RefObject<HTMLElement | null>,
  /** Not where its beginning is in the upper half of the window: nothing moves then under the pointer. */
  { unlessInSight = false } = {},
): void {
  const cameTo = useRef<string>(undefined);
  useEffect(() => {
    cameTo.current ??= location.hash;
    if (!named) return;
    const isArrival = cameTo.current === `#${named}`;
    cameTo.current = "";
    // The router does not tell a link to a fragment from Back, so each shown history entry is marked.
    if (isArrival ? isBackNavigation() : history.state?.wasShown) return;
    history.replaceState({ ...history.state, wasShown: true }, "");
    // On arrival at once: a page that moves under the pointer would catch a click meant for something else.
    const behavior = isArrival ? "instant" : scrollBehavior();
    const top = place.current?.getBoundingClientRect().top ?? 0;
    if (unlessInSight && top >= 0 && top < innerHeight / 2) return;
    place.current?.scrollIntoView({ block: "start", behavior });
  }, [named, place, unlessInSight]);
}
