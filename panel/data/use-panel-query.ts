import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useCallback, useRef } from "react";
import { call } from "./api.ts";
import { queryKeyOf, type Topic } from "./query-client.ts";

/**
 * The answer of a GET, or of a POST if `ask` holds what must not be in an address. The old answer stays until the new
 * one arrives. The first request for an address and `reload` count as made by the user, every further one as automatic.
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

/** How the shown answer relates to the current request. */
export function answerState<E>(query: {
  error: E | null;
  isPlaceholderData: boolean;
  isFetchedAfterMount: boolean;
}) {
  const { error, isPlaceholderData, isFetchedAfterMount } = query;
  return {
    /** It belongs to the previous address. */
    isStale: isPlaceholderData,
    /** It was fetched since the screen was opened. */
    isFresh: isFetchedAfterMount && !isPlaceholderData,
    problem: error ?? undefined,
  };
}
