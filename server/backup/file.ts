import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { open } from "node:fs/promises";
import { pipeline as chain, Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";

/** An encrypted file is: this mark, the salt of the key, the nonce, the ciphertext, the authentication tag. */
const mark = Buffer.from("AKDMENC1");
const saltLength = 16;
const nonceLength = 12;
const tagLength = 16;
const headLength = mark.length + saltLength + nonceLength;

const cipherKey = (secret: string, salt: Buffer) =>
  scryptSync(secret, salt, 32, { N: 2 ** 15, maxmem: 2 ** 26 });

/** Writes lines compressed, encrypted if there is a secret, and flushed to the disk. */
export async function writeLines(
  path: string,
  lines: AsyncIterable<string>,
  secret?: string,
): Promise<void> {
  const target = createWriteStream(path, { mode: 0o600, flush: true });
  const source = Readable.from(lines, { objectMode: true });
  if (secret === undefined) await pipeline(source, createGzip(), target);
  else {
    const [salt, nonce] = [randomBytes(saltLength), randomBytes(nonceLength)];
    const cipher = createCipheriv("aes-256-gcm", cipherKey(secret, salt), nonce);
    await pipeline(
      source,
      createGzip(),
      cipher,
      async function* sealed(parts: AsyncIterable<Buffer>) {
        yield Buffer.concat([mark, salt, nonce]);
        yield* parts;
        yield cipher.getAuthTag();
      },
      target,
    );
  }
}

/** Throws if the file is cut off, was changed, or was encrypted with another secret. */
export async function* readLines(path: string, secret?: string): AsyncGenerator<string> {
  const unpacked = createGunzip().setEncoding("utf8");
  // An error in any stream ends the last one with that error.
  chain([...(await contentOf(path, secret)), unpacked], () => {});
  let rest = "";
  try {
    // Not readline, which also splits at Unicode's line separators.
    for await (const text of unpacked) {
      const lines = (rest + text).split("\n");
      rest = lines.pop()!;
      yield* lines;
    }
  } catch (error) {
    throw new UnreadableBackup(error);
  }
}

export class UnreadableBackup extends Error {
  constructor(cause: unknown) {
    super("Yedek dosyası eksik, bozuk ya da BACKUP_KEY yanlış.", { cause });
  }
}

async function contentOf(path: string, secret: string | undefined) {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const head = Buffer.alloc(headLength);
    await file.read(head, 0, headLength, 0);
    if (!head.subarray(0, mark.length).equals(mark)) {
      if (secret === undefined) return [createReadStream(path)];
      throw new Error(
        "Yedek şifreli değil, oysa BACKUP_KEY verilmiş: dosyayı başkası yazmış olabilir. Kaynağından eminseniz --unsealed ekleyin.",
      );
    }
    if (secret === undefined) throw new Error("Yedek şifreli: BACKUP_KEY gerekli.");
    if (size < headLength + tagLength) throw new UnreadableBackup("too short");
    const tag = Buffer.alloc(tagLength);
    await file.read(tag, 0, tagLength, size - tagLength);
    const salt = head.subarray(mark.length, mark.length + saltLength);
    const nonce = head.subarray(headLength - nonceLength);
    const decipher = createDecipheriv("aes-256-gcm", cipherKey(secret, salt), nonce);
    decipher.setAuthTag(tag);
    return [createReadStream(path, { start: headLength, end: size - tagLength - 1 }), decipher];
  } finally {
    await file.close();
  }
}
