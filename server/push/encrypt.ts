import { createCipheriv, type ECDH, hkdfSync, randomBytes } from "node:crypto";
import { newPair } from "./vapid.ts";

/** The public key and the secret of the browser, as it has made them. */
export type Reader = { p256dh: string; auth: string };

const recordSize = 4096;
/** Marks the last record. */
const lastRecord = 2;

/** The body of a push (RFC 8291, in one record of RFC 8188): only the browser can read it. Throws if its key is none. */
export function encrypt(
  text: string,
  { p256dh, auth }: Reader,
  { pair = freshPair(), salt = randomBytes(16) }: { pair?: ECDH; salt?: Buffer } = {},
): Buffer {
  const reader = Buffer.from(p256dh, "base64url");
  const own = pair.getPublicKey();
  const shared = pair.computeSecret(reader);
  const about = Buffer.concat([Buffer.from("WebPush: info\0"), reader, own]);
  const secret = derived(shared, Buffer.from(auth, "base64url"), about, 32);
  const key = derived(secret, salt, "Content-Encoding: aes128gcm\0", 16);
  const nonce = derived(secret, salt, "Content-Encoding: nonce\0", 12);
  const cipher = createCipheriv("aes-128-gcm", key, nonce);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(recordSize);
  return Buffer.concat([
    ...[salt, size, Buffer.of(own.length), own],
    ...[cipher.update(text), cipher.update(Buffer.of(lastRecord)), cipher.final()],
    cipher.getAuthTag(),
  ]);
}

function freshPair(): ECDH {
  const pair = newPair();
  pair.generateKeys();
  return pair;
}

function derived(secret: Buffer, salt: Buffer, about: string | Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, salt, about, length));
}
