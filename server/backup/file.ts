import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { open } from "node:fs/promises";
import { pipeline as chain, Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";

/** Before what is encrypted: this, the salt of the key, and the number used once. After it: the seal. */
const mark = Buffer.from("AKDMENC1");
const saltLength = 16;
const onceLength = 12;
const sealLength = 16;
const headLength = mark.length + saltLength + onceLength;

const cipherKey = (secret: string, salt: Buffer) =>
  scryptSync(secret, salt, 32, { N: 2 ** 15, maxmem: 2 ** 26 });

/** Compressed, encrypted where there is a secret, and on the disk when it is done. */
export async function writeLines(
  path: string,
  lines: AsyncIterable<string>,
  secret?: string,
): Promise<void> {
  const target = createWriteStream(path, { mode: 0o600, flush: true });
  const source = Readable.from(lines, { objectMode: true });
  if (secret === undefined) await pipeline(source, createGzip(), target);
  else {
    const [salt, once] = [randomBytes(saltLength), randomBytes(onceLength)];
    const cipher = createCipheriv("aes-256-gcm", cipherKey(secret, salt), once);
    await pipeline(
      source,
      createGzip(),
      cipher,
      async function* sealed(parts: AsyncIterable<Buffer>) {
        yield Buffer.concat([mark, salt, once]);
        yield* parts;
        yield cipher.getAuthTag();
      },
      target,
    );
  }
}

/** Throws where the file is cut off, was changed, or was encrypted with another secret. */
export async function* readLines(path: string, secret?: string): AsyncGenerator<string> {
  const unpacked = createGunzip().setEncoding("utf8");
  // Whatever fails on the way ends the last stream with its error.
  chain([...(await contentOf(path, secret)), unpacked], () => {});
  let rest = "";
  try {
    // Not readline: it also splits where a text holds a separator of Unicode's own.
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
    if (!head.subarray(0, mark.length).equals(mark)) return [createReadStream(path)];
    if (secret === undefined) throw new Error("Yedek şifreli: BACKUP_KEY gerekli.");
    if (size < headLength + sealLength) throw new UnreadableBackup("too short");
    const seal = Buffer.alloc(sealLength);
    await file.read(seal, 0, sealLength, size - sealLength);
    const salt = head.subarray(mark.length, mark.length + saltLength);
    const once = head.subarray(headLength - onceLength);
    const decipher = createDecipheriv("aes-256-gcm", cipherKey(secret, salt), once);
    decipher.setAuthTag(seal);
    return [createReadStream(path, { start: headLength, end: size - sealLength - 1 }), decipher];
  } finally {
    await file.close();
  }
}
