import type { QueryClient } from "@tanstack/react-query";

/** How long an own change waits for its event before it asks by itself. */
const eventTimeout = 1000;

/**
 * Asks again for the appointments on the screen. The server tells every open panel of every change, also
 * the one that made it: an own change waits for its event, so that one change is asked for once. Without
 * a connection, or where no event comes, it asks by itself.
 */
export class Refresher {
  isConnected = false;
  #client: QueryClient;
  #events = 0;
  #nextEvent = Promise.withResolvers<void>();
  #latest: Promise<unknown> = Promise.resolve();

  constructor(client: QueryClient) {
    this.#client = client;
  }

  refresh(): Promise<unknown> {
    const shown = { queryKey: ["appointments"], type: "active" } as const;
    // A first answer that is still on its way may have been read before the change.
    const onTheirWay = new Set(
      this.#client
        .getQueryCache()
        .findAll({ ...shown, fetchStatus: "fetching" })
        .filter(({ state }) => state.data === undefined),
    );
    this.#latest = Promise.all([
      this.#client.resetQueries({ ...shown, predicate: (query) => onTheirWay.has(query) }),
      this.#client.invalidateQueries({ ...shown, predicate: (query) => !onTheirWay.has(query) }),
    ]);
    return this.#latest;
  }

  /** Something has changed on the server. */
  onEvent(): void {
    this.#events++;
    this.refresh();
    this.#nextEvent.resolve();
    this.#nextEvent = Promise.withResolvers();
  }

  /** Called before a change is sent; what it answers with is called afterwards, and ends once the change is shown. */
  beforeChange(): () => Promise<unknown> {
    const eventsBefore = this.#events;
    const isTold = () => this.#events > eventsBefore;
    return async () => {
      if (this.isConnected && !isTold()) await Promise.race([this.#nextEvent.promise, timeout()]);
      return isTold() ? this.#latest : this.refresh();
    };
  }
}

function timeout(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, eventTimeout));
}
