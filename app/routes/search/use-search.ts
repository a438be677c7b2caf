import { useCallback, useEffect, useState } from "react";
import type { Answered } from "./ask.ts";
import { loadIndex } from "./load.ts";
import type { AnswerCard, Results } from "./results.tsx";

type Search = {
  ask: (query: string) => Answered;
  AnswerCard: typeof AnswerCard;
  Results: typeof Results;
};

/** The index is on its way from the first letter; the code that reads it comes with the first query. */
export function useSearch(version: string, typed: string, wanted: boolean) {
  const [search, setSearch] = useState<Search>();
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    openSearch(version).then(setSearch, () => setFailed(true));
  }, [version]);
  const isTyping = typed !== "";
  useEffect(() => {
    if (isTyping) loadIndex(version).catch(() => {});
  }, [isTyping, version]);
  useEffect(() => {
    if (wanted) load();
  }, [wanted, load]);
  return { search, failed: failed && wanted, retry: load };
}

async function openSearch(version: string): Promise<Search> {
  const [{ askerOf, AnswerCard, Results }, files] = await Promise.all([
    import("./results.tsx"),
    loadIndex(version),
  ]);
  return { ask: askerOf(...files), AnswerCard, Results };
}
