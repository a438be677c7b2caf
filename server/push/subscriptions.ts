import { randomUUID } from "node:crypto";
import type { PushChoice, PushKind } from "../../contract/panel/push.ts";
import type { Staff } from "../accounts/sessions.ts";
import type { Config } from "../config.ts";
import type { Database } from "../database/schema.ts";
import { inTransaction } from "../database/transaction.ts";
import { type Refused, refused } from "../refusal.ts";
import { newPair } from "./vapid.ts";

export type Subscription = { endpoint: string; p256dh: string; auth: string };

export function subscriptionOf(
  { db }: Database,
  { sessionId }: Pick<Staff, "sessionId">,
): Promise<Subscription | undefined> {
  return db
    .selectFrom("push_subscriptions")
    .select(["endpoint", "p256dh", "auth"])
    .where("session_id", "=", sessionId)
    .executeTakeFirst();
}

export async function choiceOf(
  { db }: Database,
  { sessionId }: Pick<Staff, "sessionId">,
): Promise<PushChoice | null> {
  const row = await db
    .selectFrom("push_subscriptions")
    .select(["kinds", "shows_names"])
    .where("session_id", "=", sessionId)
    .executeTakeFirst();
  if (!row) return null;
  return { kinds: JSON.parse(row.kinds) as PushKind[], showsNames: row.shows_names === 1 };
}

/** A session has one, and a browser belongs to the session that subscribed it last. */
export function subscribe(
  database: Database,
  { sessionId }: Pick<Staff, "sessionId">,
  { subscription, choice }: { subscription: Subscription; choice: PushChoice },
  { services, now }: { services: Config["PUSH_SERVICES"]; now: Date },
): Promise<Refused | undefined> {
  return inTransaction(database, async (db) => {
    if (!isPushService(subscription.endpoint, services)) return refused("push_service_unknown");
    if (!isPublicKey(subscription.p256dh)) return refused("invalid");
    const set = {
      ...subscription,
      kinds: JSON.stringify(choice.kinds),
      shows_names: Number(choice.showsNames),
    };
    const known = await db
      .updateTable("push_subscriptions")
      .set(set)
      .where("session_id", "=", sessionId)
      .where("endpoint", "=", subscription.endpoint)
      .returning("id")
      .executeTakeFirst();
    if (known) return undefined;
    await db
      .deleteFrom("push_subscriptions")
      .where((row) =>
        row.or([row("session_id", "=", sessionId), row("endpoint", "=", subscription.endpoint)]),
      )
      .execute();
    await db
      .insertInto("push_subscriptions")
      .values({
        id: randomUUID(),
        session_id: sessionId,
        created_at: now.toISOString(),
        ...set,
      })
      .execute();
    return undefined;
  });
}

export async function unsubscribe({ db }: Database, { sessionId }: Staff): Promise<void> {
  await db.deleteFrom("push_subscriptions").where("session_id", "=", sessionId).execute();
}

/**
 * Only known push services are called, so that nobody can make the server call an address of their choice. A star
 * stands for the names below a domain.
 */
export function isPushService(endpoint: string, services: Config["PUSH_SERVICES"]): boolean {
  const url = URL.parse(endpoint);
  if (!url || url.username || url.password) return false;
  return services.some((service) => {
    const [protocol, host] = service.split("//") as [string, string];
    if (url.protocol !== protocol) return false;
    return host.startsWith("*.") ? url.host.endsWith(host.slice(1)) : url.host === host;
  });
}

/** A point of the curve. */
function isPublicKey(p256dh: string): boolean {
  const pair = newPair();
  pair.generateKeys();
  try {
    pair.computeSecret(Buffer.from(p256dh, "base64url"));
    return true;
  } catch {
    return false;
  }
}
