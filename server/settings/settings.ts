import { type Kysely, sql } from "kysely";
import type { SettingValues } from "../../contract/panel/settings.ts";
import { type Actor, addAuditEntry } from "../audit/log.ts";
import type { Database, Tables } from "../database/schema.ts";
import { type Refused, refused } from "../refusal.ts";

type Name = keyof SettingValues;

/** Version 0 and no value if the academy has set nothing: then the default holds. */
export type Stored<N extends Name> = { version: number; value?: SettingValues[N] };

export async function readSetting<N extends Name>(db: Kysely<Tables>, name: N): Promise<Stored<N>> {
  const row = await db
    .selectFrom("settings")
    .select(["version", "value"])
    .where("name", "=", name)
    .executeTakeFirst();
  if (!row) return { version: 0 };
  const value: SettingValues[N] | null = JSON.parse(row.value);
  return { version: row.version, ...(value !== null && { value }) };
}

/** Grows with every change of any setting. */
export async function settingsVersion({ db }: Database): Promise<number> {
  const { version } = await db
    .selectFrom("settings")
    .select((row) => row.fn.sum<number | string | null>("version").as("version"))
    .executeTakeFirstOrThrow();
  return Number(version);
}

/** SQL condition that a setting still has the version that was read. */
export function isVersion(name: Name, version: number) {
  return sql<boolean>`
    coalesce((select version from settings where name = ${name}), 0) = ${version}`;
}

/** Called in a transaction. Without a value the default holds again. Refused if the version is outdated. */
export async function changeSetting<N extends Name>(
  db: Kysely<Tables>,
  name: N,
  { version, value }: Stored<N>,
  { actor, now }: { actor: Actor; now: Date },
): Promise<number | Refused> {
  const columns = { value: JSON.stringify(value ?? null), changed_at: now.toISOString() };
  const next = version + 1;
  const changed = await (version === 0
    ? db
        .insertInto("settings")
        .values({ name, version: next, ...columns })
        .onConflict((conflict) => conflict.doNothing())
        .returning("version")
        .execute()
    : db
        .updateTable("settings")
        .set({ version: next, ...columns })
        .where("name", "=", name)
        .where("version", "=", version)
        .returning("version")
        .execute());
  if (changed.length === 0) return refused("settings_changed");
  await addAuditEntry(db, actor, now, { action: "settings", after: { what: name } });
  return next;
}
