import { changesSince } from "../audit/log.ts";
import type { Database } from "../database/schema.ts";
import { isRefused, type Refused } from "../refusal.ts";

/** For staff alone: who decided on an old version is told what was done since, and by whom. */
export async function explained<T>(
  { db }: Database,
  seen: { id: string; version: number },
  result: T | Refused,
): Promise<T | Refused> {
  if (!isRefused(result) || result.refused !== "changed") return result;
  const changes = await changesSince(db, seen.id, seen.version);
  const version = changes.at(-1)?.after?.version;
  return version === undefined ? result : { ...result, since: { changes, version } };
}
