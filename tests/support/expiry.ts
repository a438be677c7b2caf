import { expireUnansweredRequests } from "../../server/appointments/expire.ts";
import { newColleague } from "./panel.ts";
import { type Service, startService } from "./service.ts";

/** A request waits a week. */
export const expirySettings = { EXPIRE_PENDING_AFTER_DAYS: "7", LIMIT_OPEN_PER_PHONE: "3" };
export const hour = 3600_000;
export const asked = Date.parse("2025-09-24T10:00:00Z");

export async function openExpiring(own: Record<string, string> = expirySettings) {
  const service = await startService({ settings: own });
  return { service, ece: await newColleague(service) };
}

/** Lets the server look after its requests so many hours after they were made. */
export async function lookAfter(service: Service, hours: number): Promise<number> {
  service.clock.now = new Date(asked + hours * hour);
  const last_seen_at = service.clock.now.toISOString();
  await service.database.db.updateTable("staff_sessions").set({ last_seen_at }).execute();
  return expireUnansweredRequests(service.deps);
}
