import { createTables } from "./initial-schema.ts";
import type { Migration } from "./schema.ts";

/** Migrations are kept for ever: one that was released is never changed or removed, only followed by another. */
export const migrations: Migration[] = [{ name: "001-initial", up: createTables }];
