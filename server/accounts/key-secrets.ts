import type { Config } from "../config.ts";
import type { Database } from "../database/schema.ts";
import { keyRecoveryCodes } from "./recovery-codes.ts";
import { sealSecrets } from "./second-factors.ts";
import type { SecretKeys } from "./secret-keys.ts";

type Log = { warn(message: string): void; error(message: string): void };

/** Brings what the database holds of second factors under today's key, and says what is amiss with it. */
export async function keySecrets(
  { database, keys, config }: { database: Database; keys: SecretKeys; config: Config },
  log: Log,
): Promise<void> {
  if (config.DATABASE_URL && !config.SECRET_KEY) {
    log.warn("SECRET_KEY is not set: the key in DATA_DIR/secret.key serves one server only");
  }
  const lost = await sealSecrets(database, keys);
  await keyRecoveryCodes(database, keys);
  if (lost > 0) {
    log.error(
      `no key opens the second factor of ${lost} accounts: add their key to SECRET_KEY, or reset them`,
    );
  }
}
