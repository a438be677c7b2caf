import { type RefObject, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { isBackNavigation } from "./is-back-navigation.ts";
import { scrollBehavior } from "./scroll-behavior.ts";

/**
 * Which of the names the address's fragment has, or had before it was none of them, without "#". Empty without
 * a fragment, and while hydrating, since the prerendered page knows none.
 */
export function useHash(names: string[]): string {
  const { hash } = useLocation();
  const [named, setNamed] = useState("");
  useEffect(() => {
    const asked = hash.slice(1);
    if (!asked || names.includes(asked)) setNamed(asked);
  }, [hash, names]);
  return named;
}

/** Brings into sight what the address's fragment names, but on the way back, when the browser finds the place. */
export function useScrollTo(
  named: string,
  place: RefObject<HTMLElement | null>,
  block: ScrollLogicalPosition,
): void {
  const cameTo = useRef<string>(undefined);
  useEffect(() => {
    cameTo.current ??= location.hash;
    if (!named) return;
    const isArrival = cameTo.current === `#${named}`;
    cameTo.current = "";
    // To the router a link to a fragment and Back are one: what was shown before bears a mark.
    if (isArrival ? isBackNavigation() : history.state?.wasShown) return;
    history.replaceState({ ...history.state, wasShown: true }, "");
    // What moves below the pointer of somebody who has just come would take a click away.
    const behavior = isArrival ? "instant" : scrollBehavior();
    place.current?.scrollIntoView({ block, behavior });
  }, [named, place, block]);
}
