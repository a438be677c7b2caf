import { fold } from "../../booking/fold-letters.ts";
import type { ClientRow } from "../../contract/panel/clients.ts";

const turkish = new Intl.Collator("tr");

/** By name, in the order of the Turkish alphabet; after a search the names that fit best come first. */
export function sortClients(clients: ClientRow[], search: string): ClientRow[] {
  const typed = fold(search);
  return clients
    .map((client) => ({ client, rank: typed ? rankOf(fold(client.name), typed) : 0 }))
    .sort(
      (one, other) => one.rank - other.rank || turkish.compare(one.client.name, other.client.name),
    )
    .map(({ client }) => client);
}

/** 0: the whole name, 1: its beginning, 2: the beginning of another of its words, 3: anything else. */
function rankOf(name: string, typed: string): number {
  if (name === typed) return 0;
  if (name.startsWith(typed)) return 1;
  return name.includes(` ${typed}`) ? 2 : 3;
}
