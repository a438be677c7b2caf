import { spawnSync } from "node:child_process";
import { chmodSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { failedStart, startProcess } from "../../support/process.ts";
import { book, emptyStorage, startService } from "../../support/service.ts";

const mode = (...path: string[]) => (statSync(join(...path)).mode & 0o777).toString(8);

test("A second server on the same folder refuses to start; the first goes on", async () => {
  const storage = await emptyStorage("sqlite");
  const first = await startProcess(storage);
  const { code, printed } = await failedStart(storage);
  expect(code).toBe(1);
  expect(printed).toBe(
    "Another server already uses the folder in DATA_DIR. Stop it first; several servers need DATABASE_URL.\n",
  );
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
});

test("After a server is killed its folder can be used at once", async () => {
  const storage = await emptyStorage("sqlite");
  const first = await startProcess(storage);
  first.kill("SIGKILL");
  await first.exited;
  const second = await startProcess(storage);
  expect((await fetch(`${second.url}/readyz`)).status).toBe(200);
});

test("The staff command works while the server runs", async () => {
  const storage = await emptyStorage("sqlite");
  const server = await startProcess(storage);
  const env = { PATH: process.env.PATH, ...storage };
  const added = spawnSync(
    process.execPath,
    ["server/commands/staff.ts", "add", "ece@example.com"],
    { env },
  );
  expect(added.status).toBe(0);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
});

test("Only the owner can read the folder and its files, including those of an older version", async () => {
  const storage = await emptyStorage("sqlite");
  const folder = storage.DATA_DIR!;
  const first = await startService({ engine: "sqlite", storage });
  await book(first);
  const files = ["randevu.sqlite", "randevu.sqlite-wal", "randevu.sqlite-shm"];
  expect(files.map((name) => mode(folder, name))).toEqual(["600", "600", "600"]);
  chmodSync(folder, 0o755);
  for (const name of files) chmodSync(join(folder, name), 0o644);
  await startService({ engine: "sqlite", storage });
  expect(files.map((name) => mode(folder, name))).toEqual(["600", "600", "600"]);
  expect(mode(folder)).toBe("700");
});
