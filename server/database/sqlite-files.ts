import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  statSync,
} from "node:fs";
import { join } from "node:path";

export const fileName = "randevu.sqlite";
export const lockName = "lock.sqlite";

/** Names and phone numbers are for the server's own user alone: new files, and those of older versions. */
export function prepareFolder(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (isOwn(dataDir)) chmodSync(dataDir, 0o700);
  for (const name of [fileName, lockName]) makePrivate(join(dataDir, name));
}

/** The journal's files get the permissions of the file they belong to when SQLite makes them. */
function makePrivate(file: string): void {
  if (!existsSync(file)) closeSync(openSync(file, "a", 0o600));
  for (const name of [file, `${file}-wal`, `${file}-shm`]) {
    if (existsSync(name)) chmodSync(name, 0o600);
  }
}

/** A folder that holds other things too is left as it is. */
function isOwn(folder: string): boolean {
  const isOurs = statSync(folder).uid === process.getuid?.();
  return (
    isOurs &&
    readdirSync(folder).every((name) => /^((randevu|lock)\.sqlite|secret\.key)/.test(name))
  );
}
