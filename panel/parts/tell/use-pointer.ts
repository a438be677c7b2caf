import { useSyncExternalStore } from "react";

const finePointer = matchMedia("(pointer: fine)");

/** A mouse or the like: most probably no phone, which could send an SMS. */
export function useFinePointer(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      finePointer.addEventListener("change", onChange);
      return () => finePointer.removeEventListener("change", onChange);
    },
    () => finePointer.matches,
  );
}
