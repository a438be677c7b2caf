import type { Database } from "../database/schema.ts";
import { linkHours, makeFirstLink } from "./links.ts";
import { setUpAddress } from "./panel-address.ts";

/** Where nobody has an account yet, prints the link that makes the first one. */
export async function printFirstLink(database: Database, panel: string, now: Date): Promise<void> {
  const token = await makeFirstLink(database, now);
  if (!token) return;
  const address = setUpAddress(panel, token);
  console.log(`İlk yönetim hesabı için bağlantı (tek kullanımlık, ${linkHours} saat): ${address}`);
}
