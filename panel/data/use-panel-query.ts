import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useCallback, useRef } from "react";
import { call } from "./api.ts";
import { queryKeyOf, type Topic } from "./query-client.ts";

/**
 * What a GET answers, or a POST where `ask` says what must stand in no address. The old answer stays on the screen until the new one is there. The first question
 * for an address is that of whoever came for it, and so is `reload`; every further one is the panel's own.
 */
export function usePanelQuery<T>(
  path: string,
  topic: Topic = "appointments",
  {
    ask,
    ...options
  }: { staleTime?: number; gcTime?: number; enabled?: boolean; ask?: object } = {},
) {
  const askedPath = useRef("");
  const question = ask ? `${path} ${JSON.stringify(ask)}` : path;
  const { data, error, isPlaceholderData, isFetchedAfterMount, refetch } = useQuery({
    queryKey: queryKeyOf(topic, question),
    queryFn: () => {
      const isUnasked = askedPath.current === question;
      askedPath.current = question;
      return call<T>(ask ? "POST" : "GET", path, ask, { isUnasked });
    },
    placeholderData: keepPreviousData,
    ...options,
  });
  const reload = useCallback(() => {
    askedPath.current = "";
    refetch();
  }, [refetch]);
  return { data, ...answerState({ error, isPlaceholderData, isFetchedAfterMount }), reload };
}

/** How the answer on the screen stands to what is asked now. */
export function answerState<E>(query: {
  error: E | null;
  isPlaceholderData: boolean;
  isFetchedAfterMount: boolean;
}) {
  const { error, isPlaceholderData, isFetchedAfterMount } = query;
  return {
    /** It belongs to an earlier address. */
    isStale: isPlaceholderData,
    /** Nothing was kept from an earlier visit to the screen. */
    isFresh: isFetchedAfterMount && !isPlaceholderData,
    problem: error ?? undefined,
  };
}
