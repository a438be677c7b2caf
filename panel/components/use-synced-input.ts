import { useEffect, useRef } from "react";

/** While the user types, the value follows the input; otherwise the input follows the value. */
export function useSyncedInput(value: string) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (document.activeElement !== input.current) input.current!.value = value;
  }, [value]);
  return { ref: input, defaultValue: value };
}
