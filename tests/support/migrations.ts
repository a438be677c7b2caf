import { sql } from "kysely";
import { onTestFinished } from "vitest";
import { migrations } from "../../server/database/migrations.ts";
import type { Migration } from "../../server/database/schema.ts";

const addColour: Migration = {
  name: "999-colour",
  async up(db) {
    await sql`alter table slots add column colour text not null default 'blue'`.execute(db);
  },
};

/** As if this were the first version, until the answer is called. */
export function onlyFirstMigration(): () => void {
  const later = migrations.splice(1);
  return () => void migrations.push(...later);
}

/** As if this were a later version with one more migration, until the test ends or calls the answer. */
export function migrateFurther(): () => void {
  const rollBack = () => {
    if (migrations.at(-1) === addColour) migrations.pop();
  };
  migrations.push(addColour);
  onTestFinished(rollBack);
  return rollBack;
}
