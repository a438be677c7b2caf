import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

/**
 * Like `useState`, for what someone has begun and leaves for a moment: it is there again on coming back.
 * Kept in memory beside the answers, and forgotten with them when somebody signs out.
 */
export function useKeptState<T>(name: string, initial: T) {
  const client = useQueryClient();
  const queryKey = ["kept", name];
  const [value, setValue] = useState(() => client.getQueryData<T>(queryKey) ?? initial);
  function keep(next: T) {
    setValue(next);
    client.setQueryData(queryKey, next);
  }
  function forget() {
    client.removeQueries({ queryKey });
  }
  return [value, keep, forget] as const;
}
