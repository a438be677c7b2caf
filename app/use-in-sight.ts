import { type RefObject, useEffect } from "react";

/** Keeps the chosen link of a bar that scrolls sideways in sight. */
export function useInSight(bar: RefObject<HTMLElement | null>, chosen: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice moves the mark
  useEffect(() => {
    const link = bar.current?.querySelector<HTMLElement>("[aria-current]");
    if (link) bar.current?.scrollTo({ left: link.offsetLeft - bar.current.clientWidth / 3 });
  }, [bar, chosen]);
}
