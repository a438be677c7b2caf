/** `npm run bench:faults`: what visitors are answered while the storage fails, and what is lost. Needs a build. `-- kill` one part. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import { frozenWhile, startPostgres } from "../tests/support/postgres-cluster.ts";
import { newStorage } from "../tests/support/storage.ts";
import { clockJump } from "./faults/clock-jump.ts";
import { killUnderLoad } from "./faults/kill.ts";
import { printHead, printRow } from "./faults/report.ts";
import { withServer } from "./faults/server.ts";
import { seconds, untilHealed, watchWhile } from "./faults/visitors.ts";

type Settings = Record<string, string>;
const lasting = () => pause(seconds * 1000);

const cluster = await startPostgres();
try {
  console.log(`Each fault lasts ${seconds} s; of each answer: median / longest wait.\n`);
  const asked = process.argv.slice(2);
  for (const [name, part] of Object.entries({ storage, kill, clock })) {
    if (asked.length === 0 || asked.includes(name)) await part();
  }
} finally {
  await cluster.stop();
}

async function storage(): Promise<void> {
  printHead();
  await onStorage("sqlite", (settings) => measure("SQLite, none", settings, lasting));
  await onStorage("sqlite", heldFile);
  await fullDisk();
  await onStorage("postgres", (settings) => measure("PostgreSQL, none", settings, lasting));
  await onStorage("postgres", (settings) =>
    measure("PostgreSQL frozen (SIGSTOP)", settings, () => frozenWhile(cluster.url, lasting)),
  );
  await stoppedPostgres();
}

async function kill(): Promise<void> {
  for (const engine of ["sqlite", "postgres"] as const) {
    await onStorage(engine, async (settings) =>
      console.log(`kill -9 under load, ${engine}: ${await killUnderLoad(settings)}`),
    );
  }
}

async function clock(): Promise<void> {
  for (const days of [800, -20_000]) {
    await onStorage("sqlite", async (settings) =>
      console.log(`clock ${days} days off: ${await clockJump(settings, days)}`),
    );
  }
}

async function onStorage(
  engine: "sqlite" | "postgres",
  work: (settings: Settings) => Promise<void>,
) {
  const storage = await newStorage(engine, cluster.url);
  try {
    await work(storage.settings as Settings);
  } finally {
    await storage.remove();
  }
}

function measure(name: string, settings: Settings, fault: () => Promise<void>): Promise<void> {
  return withServer(settings, async (url) => {
    const watched = await watchWhile(url, fault);
    printRow(name, watched, await untilHealed(url));
  });
}

/** Another process has the file to itself. */
function heldFile(settings: Settings): Promise<void> {
  return measure("SQLite file locked by another", settings, async () => {
    const other = new Sqlite(join(settings.DATA_DIR!, "randevu.sqlite"), { timeout: 5000 });
    other.exec("begin exclusive");
    await lasting();
    other.close();
  });
}

/** A small disk in memory, which only root can make. */
async function fullDisk(): Promise<void> {
  if (process.getuid?.() !== 0)
    return console.log("| disk full: not measured, needs root | | | | | |");
  const folder = mkdtempSync(join(tmpdir(), "akademi-disk-"));
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=16m,mode=0700", "tmpfs", folder]);
  try {
    await measure("SQLite, disk full", { DATA_DIR: join(folder, "data") }, async () => {
      const filler = join(folder, "filler");
      fillUp(filler);
      await lasting();
      truncateSync(filler);
    });
  } finally {
    execFileSync("umount", [folder]);
    rmSync(folder, { recursive: true });
  }
}

function fillUp(filler: string): void {
  for (let size = 1024 * 1024; size >= 1; size = Math.floor(size / 2)) {
    for (;;) {
      try {
        writeFileSync(filler, Buffer.alloc(size), { flag: "a" });
      } catch {
        break;
      }
    }
  }
}

/** Of its own, and for good: its folder goes with it. */
async function stoppedPostgres(): Promise<void> {
  const doomed = await startPostgres();
  const { settings } = await newStorage("postgres", doomed.url);
  await withServer(settings as Settings, async (url) => {
    const watched = await watchWhile(url, async () => {
      await doomed.stop();
      await lasting();
    });
    printRow("PostgreSQL stopped (not started again)", watched);
  });
}
