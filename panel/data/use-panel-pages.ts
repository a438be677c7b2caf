import { type InfiniteData, keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useCallback, useRef } from "react";
import { type ApiError, call } from "./api.ts";
import { queryKeyOf } from "./query-client.ts";
import { answerState } from "./use-panel-query.ts";

type Page = { next: string | null };
type Asked<T> = { path: string; page: T };

/**
 * The answers of a GET, page by page. After a change every shown page is fetched again, each from the last row of the
 * one before, so that no row is missing or doubled.
 */
export function usePanelPages<T extends Page>(path: string) {
  /** What the user requested by opening the list or by "more"; every other request is automatic. */
  const asked = useRef({ path: "", after: "" });
  const query = useInfiniteQuery<
    Asked<T>,
    ApiError,
    { path: string; pages: T[] },
    readonly string[],
    string
  >({
    queryKey: [...queryKeyOf("appointments", path), "pages"],
    initialPageParam: "",
    queryFn: async ({ pageParam }) => {
      const isUnasked = asked.current.path === path && asked.current.after !== pageParam;
      asked.current = { path, after: "none" };
      const page = await call<T>("GET", withCursor(path, pageParam), undefined, { isUnasked });
      return { path, page };
    },
    getNextPageParam: ({ page }) => page.next,
    select: pagesOf,
    placeholderData: keepPreviousData,
  });
  const { data, error, isPlaceholderData, isFetchedAfterMount, refetch, fetchNextPage } = query;
  const reload = useCallback(() => {
    asked.current.path = "";
    refetch();
  }, [refetch]);
  return {
    /** With the address that they belong to. */
    data,
    ...answerState({ error, isPlaceholderData, isFetchedAfterMount }),
    reload,
    hasMore: query.hasNextPage,
    isGoingOn: query.isFetchingNextPage,
    goOn() {
      asked.current.after = data?.pages.at(-1)?.next ?? "none";
      fetchNextPage();
    },
  };
}

function pagesOf<T>({ pages }: InfiniteData<Asked<T>, string>) {
  return { path: pages[0]!.path, pages: pages.map(({ page }) => page) };
}

function withCursor(path: string, after: string): string {
  if (!after) return path;
  return `${path}${path.includes("?") ? "&" : "?"}sonra=${encodeURIComponent(after)}`;
}
