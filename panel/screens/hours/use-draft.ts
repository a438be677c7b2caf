import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Hours } from "../../../booking/hours.ts";

export type Draft = {
  hours: Hours;
  /** Of the hours that it began with. */
  version: number;
  /** It would leave appointments outside; they are listed until something is changed. */
  isJudged?: boolean;
};

const key = ["draft", "hours"];

/** What was changed and not saved. It outlives the screen, and goes with signing out, as all answers do. */
export function useDraft() {
  const client = useQueryClient();
  const [draft, setDraft] = useState(() => client.getQueryData<Draft>(key));
  function keep(next: Draft | undefined) {
    setDraft(next);
    if (next) client.setQueryData(key, next);
    else client.removeQueries({ queryKey: key });
  }
  return [draft, keep] as const;
}
