import { type RefObject, useLayoutEffect, useRef } from "react";

/** Longer than the pause in a double tap. */
const settleTime = 500;

/**
 * Ignores taps for a moment after what can be tapped has changed or moved: they were meant for what stood there.
 */
export function useClickGuard(order: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(order);
  useLayoutEffect(() => {
    const list = place.current;
    if (!list || before.current === order) return;
    // Rows added at the end move no other.
    const isMore = order.startsWith(before.current);
    before.current = order;
    if (isMore) return;
    list.dataset.settling = "true";
    const timer = setTimeout(() => delete list.dataset.settling, settleTime);
    return () => {
      clearTimeout(timer);
      delete list.dataset.settling;
    };
  }, [order]);
  return place;
}
