import { type RefObject, useLayoutEffect, useRef } from "react";

/** Longer than the two taps of a double one are apart. */
const settleTime = 500;

/**
 * While rows have just changed or moved, no finger reaches them: it was meant for what stood there before.
 */
export function useClickGuard(order: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(order);
  useLayoutEffect(() => {
    const list = place.current;
    if (!list || before.current === order) return;
    // More rows at the end move none.
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
