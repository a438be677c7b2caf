import {
  type InfiniteData,
  MutationCache,
  type Query,
  QueryCache,
  QueryClient,
} from "@tanstack/react-query";
import type { PanelAppointment } from "../../contract/panel/calls.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import type { ApiError } from "./api.ts";

declare module "@tanstack/react-query" {
  interface Register {
    defaultError: ApiError;
  }
}

/** What an answer is about; a change of a topic makes its answers outdated. */
export type Topic = "appointments" | "account" | "settings";

export const queryKeyOf = (topic: Topic, path: string) => [topic, path] as const;

export const sessionKey = queryKeyOf("account", panelPaths.session);

const mostRetries = 2;
/** Long enough to read an appointment and go back to the list. */
const keptFor = 60 * 60_000;

export function createQueryClient(): QueryClient {
  /** After any answer that says so, the user counts as signed out. */
  function onError({ code }: ApiError) {
    if (code === "second_factor_needed" || code === "owner_needed")
      client.invalidateQueries({ queryKey: sessionKey });
    if (code !== "sign_in_needed") return;
    client.setQueryData(sessionKey, (me) => (me === undefined ? undefined : null));
  }
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        // The browser's idea of being offline is often wrong.
        networkMode: "always",
        gcTime: keptFor,
        retry: (failures, { status }) => failures < mostRetries && (status === 0 || status >= 500),
        retryDelay: (failures) => 500 * 2 ** failures,
        // The event stream says what is outdated.
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      // What was typed, passwords too, is forgotten at once.
      mutations: { networkMode: "always", gcTime: 0 },
    },
  });
  return client;
}

/** What a GET of the topic answers with, if it lists appointments. */
type List = { appointments?: PanelAppointment[] };

/** Enough for the events that may still be on their way. */
const mostRevisions = 20;
let fetchedRevisions: string[] = [];

/**
 * Fetches again what is on the screen; the rest of the topic when it is shown next. What a change's answer and its
 * event tell of, in whichever order they come, is fetched once: a fetch that began after a revision shows it.
 */
export async function refresh(client: QueryClient, topic: Topic, revision?: string): Promise<void> {
  const filters = { queryKey: [topic] };
  const known = revision && `${topic} ${revision}`;
  if (known && fetchedRevisions.includes(known)) {
    const stillComing = { ...filters, fetchStatus: "fetching" } as const;
    return client.refetchQueries(stillComing, { cancelRefetch: false });
  }
  if (known) fetchedRevisions = [known, ...fetchedRevisions].slice(0, mostRevisions);
  // A first answer that is still on its way may be older than the change.
  const isFirst = ({ state }: Query) => state.data === undefined;
  await client.cancelQueries({ ...filters, type: "active", predicate: isFirst });
  await client.invalidateQueries(filters);
}

/** An appointment as the lists that are kept know it, at its newest. */
export function listedAppointment(client: QueryClient, id: string): PanelAppointment | undefined {
  return client
    .getQueriesData<List | InfiniteData<{ page: List }> | null>({ queryKey: ["appointments"] })
    .flatMap(([, data]) => (data && "pages" in data ? data.pages.map(({ page }) => page) : data))
    .flatMap((list) => list?.appointments ?? [])
    .filter((one) => one.id === id)
    .sort((one, other) => other.version - one.version)[0];
}

/**
 * Shows changed appointments in every list that is kept, before it is fetched again. An appointment's own screen also
 * shows its history, which the answer to a change does not carry: that screen is only fetched again.
 */
export function showInLists(client: QueryClient, changed: PanelAppointment[]): void {
  const byId = new Map(changed.map((one) => [one.id, one]));
  // A list that was fetched meanwhile may know of a later change.
  function latest(one: PanelAppointment): PanelAppointment {
    const left = byId.get(one.id);
    return left && left.version >= one.version ? { ...one, ...left } : one;
  }
  const inList = (list: List): List =>
    list.appointments ? { ...list, appointments: list.appointments.map(latest) } : list;
  client.setQueriesData<List | InfiniteData<{ page: List }> | null>(
    { queryKey: ["appointments"] },
    (data) => {
      if (data && "pages" in data)
        return { ...data, pages: data.pages.map((one) => ({ ...one, page: inList(one.page) })) };
      return data && inList(data);
    },
  );
}
