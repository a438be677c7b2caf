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

/** Creates folder and files with permissions for the server's user only. */
export function prepareFolder(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (isDataFolder(dataDir)) chmodSync(dataDir, 0o700);
  for (const name of [fileName, lockName]) makePrivate(join(dataDir, name));
}

/** SQLite gives new journal files the permissions of the database file. */
function makePrivate(file: string): void {
  if (!existsSync(file)) closeSync(openSync(file, "a", 0o600));
  for (const name of [file, `${file}-wal`, `${file}-shm`]) {
    if (existsSync(name)) chmodSync(name, 0o600);
  }
}

/** The permissions of a folder that contains other files are not changed. */
function isDataFolder(folder: string): boolean {
  const isOurs = statSync(folder).uid === process.getuid?.();
  return (
    isOurs &&
    readdirSync(folder).every((name) => /^((randevu|lock)\.sqlite|secret\.key)/.test(name))
  );
}
