import { type RefObject, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { scrollToNamed } from "./scroll-to-named.ts";

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

/** Scrolls to the named place, but moves nothing if it is in sight. */
export function useScrollTo(named: string, place: RefObject<HTMLElement | null>): void {
  const cameTo = useRef<string>(undefined);
  useEffect(() => {
    cameTo.current ??= location.hash;
    if (!named || !place.current) return;
    const isArrival = cameTo.current === `#${named}`;
    cameTo.current = "";
    scrollToNamed(place.current, isArrival, { unlessInSight: true });
  }, [named, place]);
}
