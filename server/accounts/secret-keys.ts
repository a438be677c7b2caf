import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
} from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Config } from "../config.ts";

/** Keys kept outside the database. The first one encrypts, all of them decrypt. */
export type SecretKeys = { id: string; sealing: Buffer; hashing: Buffer }[];

/** The keys of SECRET_KEY, then the one in the data folder, which is made if there is no other. */
export function readSecretKeys({
  SECRET_KEY = [],
  DATA_DIR,
}: Pick<Config, "SECRET_KEY" | "DATA_DIR">): SecretKeys {
  const file = keyFile(DATA_DIR);
  if (SECRET_KEY.length === 0 && !existsSync(file)) makeKey(file);
  const keys = existsSync(file) ? [...SECRET_KEY, readKey(file)] : SECRET_KEY;
  return keys.map((key) => ({
    id: createHash("sha256").update(key).digest("hex").slice(0, 8),
    sealing: derived(key, "seal"),
    hashing: derived(key, "hash"),
  }));
}

function derived(key: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", key, "", purpose, 32));
}

export const keyFile = (folder: string) => join(folder, "secret.key");

function readKey(file: string): Buffer {
  const key = Buffer.from(readFileSync(file, "utf8").trim(), "base64");
  if (key.length !== 32)
    throw new Error(
      `${file} içinde 32 baytlık bir anahtar yok. Dosyayı yedekten geri koyun; o anahtar olmadan ikinci adımlar açılmaz.`,
    );
  return key;
}

/** Written to a draft and linked: of servers that start together the first one's key wins. */
function makeKey(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomBytes(6).toString("hex")}`;
  writeFileSync(draft, `${randomBytes(32).toString("base64")}\n`, { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as { code?: string }).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft);
  }
}

const cipher = "aes-256-gcm";
const mark = "v1";

/** `owner` is authenticated too: a secret of one account cannot be opened for another. */
export function seal([key]: SecretKeys, owner: string, text: string): string {
  const nonce = randomBytes(12);
  const sealing = createCipheriv(cipher, key!.sealing, nonce).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([sealing.update(text, "utf8"), sealing.final()]);
  const parts = [nonce, sealing.getAuthTag(), sealed].map((part) => part.toString("base64url"));
  return [mark, key!.id, ...parts].join(".");
}

/** Undefined if no key opens it. */
export function open(keys: SecretKeys, owner: string, stored: string): string | undefined {
  const [, id, ...parts] = stored.split(".");
  const key = keys.find((known) => known.id === id);
  if (!key) return undefined;
  const [nonce, tag, sealed] = parts.map((part) => Buffer.from(part, "base64url"));
  try {
    const opening = createDecipheriv(cipher, key.sealing, nonce!)
      .setAAD(Buffer.from(owner))
      .setAuthTag(tag!);
    return Buffer.concat([opening.update(sealed!), opening.final()]).toString("utf8");
  } catch {
    return undefined;
  }
}

/** Whether it was sealed with the key that encrypts now. */
export function isSealed([key]: SecretKeys, stored: string): boolean {
  return stored.startsWith(`${mark}.${key!.id}.`);
}

/** The hash by each key, that of the encrypting key first. */
export function keyedHashes(keys: SecretKeys, text: string): string[] {
  return keys.map(
    ({ id, hashing }) =>
      `${mark}.${id}.${createHmac("sha256", hashing).update(text).digest("hex")}`,
  );
}
