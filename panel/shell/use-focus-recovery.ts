import { type RefObject, useEffect } from "react";

/** What comes next may take the focus by itself. */
const focusDelay = 100;

/** Where the focused control vanishes, the keyboard goes on at the screen's heading. */
export function useFocusRecovery(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const main = place.current!;
    let held: Element | undefined;
    let timer: ReturnType<typeof setTimeout>;
    const hold = ({ target }: FocusEvent) => {
      held = target as Element;
    };
    const observer = new MutationObserver(() => {
      if (!held || held.isConnected) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (document.activeElement !== document.body) return;
        main.querySelector("h1")?.focus({ preventScroll: true });
      }, focusDelay);
    });
    main.addEventListener("focusin", hold);
    observer.observe(main, { childList: true, subtree: true });
    return () => {
      clearTimeout(timer);
      main.removeEventListener("focusin", hold);
      observer.disconnect();
    };
  }, [place]);
}
