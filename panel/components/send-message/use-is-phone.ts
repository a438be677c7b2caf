import { useSyncExternalStore } from "react";

const coarse = matchMedia("(pointer: coarse)");

/** A finger: most probably a phone, which can send an SMS. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      coarse.addEventListener("change", onChange);
      return () => coarse.removeEventListener("change", onChange);
    },
    () => coarse.matches,
  );
}
