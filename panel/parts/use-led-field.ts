import { useEffect, useRef } from "react";

/** While someone types in it a field leads and the value follows; otherwise the other way round. */
export function useLedField(value: string) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (document.activeElement !== field.current) field.current!.value = value;
  }, [value]);
  return { ref: field, defaultValue: value };
}
