import { createTables } from "./initial-schema.ts";
import type { Migration } from "./schema.ts";

/** In order, and kept for ever: a released migration is never changed or removed, only followed by another. */
export const migrations: Migration[] = [{ name: "001-initial", up: createTables }];
