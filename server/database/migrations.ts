import { createTables } from "./initial-schema.ts";
import type { Migration } from "./schema.ts";

/** In order; one that has been released is never changed, only followed by another. */
export const migrations: Migration[] = [{ name: "001-initial", up: createTables }];
