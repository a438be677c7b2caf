import type { Kysely } from "kysely";
import type { Migration, Tables } from "../schema.ts";

type News = "approve" | "reject" | "cancel" | "move" | "move_pending";
type Entry = {
  action: string;
  before: { outcome?: string };
  after: { outcome?: string; what?: string; version?: number };
};

/** What the record tells of coming appointments that nobody has told their visitors yet. */
export const deriveNews: Migration = {
  name: "019-to-tell",
  async up(db, _engine, now) {
    const coming = await db
      .selectFrom("slot_claims")
      .select("id")
      .where("status", "<>", "closed")
      .where("erased_at", "is", null)
      .where("starts_at", ">", now.toISOString())
      .execute();
    for (const { id } of coming) {
      const to_tell = newsOf(await entriesOf(db, id));
      await db.updateTable("slot_claims").set({ to_tell }).where("id", "=", id).execute();
    }
  },
};

/** Newest first, without what was taken back. */
async function entriesOf(db: Kysely<Tables>, id: string): Promise<Entry[]> {
  const rows = await db
    .selectFrom("changes")
    .select(["action", "before", "after"])
    .where("appointment_id", "=", id)
    .execute();
  const entries = rows.map(({ action, before, after }): Entry => {
    return { action, before: JSON.parse(before ?? "{}"), after: JSON.parse(after ?? "{}") };
  });
  entries.sort((one, other) => (other.after.version ?? 0) - (one.after.version ?? 0));
  const undone: string[] = [];
  return entries.filter(({ action, after }) => {
    if (action === "undo") {
      undone.push(after.what ?? "");
      return false;
    }
    const match = undone.indexOf(action);
    if (match >= 0) undone.splice(match, 1);
    return match < 0;
  });
}

function newsOf(entries: Entry[]): News | null {
  const latest = entries.find(({ action }) => isDecisive.has(action));
  switch (latest?.action) {
    case "enter":
    case "approve":
      return "approve";
    case "move":
      return latest.after.outcome === "approved" ? "move" : "move_pending";
    case "cancel":
    case "expire":
      return wasApproved(entries, latest) ? "cancel" : "reject";
    default:
      return null;
  }
}

const isDecisive = new Set([
  "enter",
  "approve",
  "move",
  "cancel",
  "expire",
  "told",
  "visitor_cancel",
  "visitor_move",
]);

function wasApproved(entries: Entry[], { before }: Entry): boolean {
  const isApproved = ({ outcome }: Entry["before"]) => outcome === "approved";
  const moved = entries.filter(({ action }) => action === "visitor_move");
  return isApproved(before) || moved.some((entry) => isApproved(entry.before));
}
