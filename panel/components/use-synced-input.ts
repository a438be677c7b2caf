import { useEffect, useRef } from "react";

/** While someone types in it an input leads and the value follows; otherwise the other way round. */
export function useSyncedInput(value: string) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (document.activeElement !== input.current) input.current!.value = value;
  }, [value]);
  return { ref: input, defaultValue: value };
}
