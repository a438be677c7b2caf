import { setUpAddress } from "./panel-address.ts";
import type { Database } from "./store/schema.ts";
import { linkHours, makeFirstLink } from "./store/staff-links.ts";

/** Where nobody has an account yet, prints the link that makes the first one. */
export async function printFirstLink(database: Database, panel: string, now: Date): Promise<void> {
  const token = await makeFirstLink(database, now);
  if (!token) return;
  const address = setUpAddress(panel, token);
  console.log(`İlk yönetim hesabı için bağlantı (tek kullanımlık, ${linkHours} saat): ${address}`);
}
