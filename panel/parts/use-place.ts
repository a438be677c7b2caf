import { useEffect, useLayoutEffect } from "react";
import { useLocation, useNavigationType } from "react-router";

/** How far each address of this visit was scrolled. */
const places = new Map<string, number>();
/** As long as the answers may take that give the screen its length. */
const patience = 2000;

/** A new screen begins at its top; one that is gone back to, where it was left. */
export function usePlace(): void {
  const { pathname, key } = useLocation();
  const isBack = useNavigationType() === "POP";
  // biome-ignore lint/correctness/useExhaustiveDependencies: a filter changes the address, not the screen.
  useEffect(() => {
    const place = (isBack && places.get(key)) || 0;
    const observer = new ResizeObserver(() => {
      window.scrollTo({ top: place, behavior: "instant" });
      if (window.scrollY >= place - 1) observer.disconnect();
    });
    observer.observe(document.body);
    const timer = setTimeout(() => observer.disconnect(), patience);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [pathname]);
  // Stops with the screen itself: the next one is shorter at first, which scrolls.
  useLayoutEffect(() => {
    const remember = () => places.set(key, window.scrollY);
    window.addEventListener("scroll", remember);
    return () => window.removeEventListener("scroll", remember);
  }, [key]);
}
