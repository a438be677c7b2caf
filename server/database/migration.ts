import type { Kysely } from "kysely";
import type { Engine, Tables } from "./schema.ts";

export type Migration = {
  name: string;
  up(db: Kysely<Tables>, engine: Engine): Promise<void>;
};
