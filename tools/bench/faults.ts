/** `npm --prefix tools run bench:faults`: what visitors are answered while the storage fails, and what is lost. Needs a build. `-- kill` one part. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import { frozenWhile, startPostgres } from "../../tests/support/postgres-cluster.ts";
import { bothEngines, newStorage } from "../../tests/support/storage.ts";
import { clockJump } from "./faults/clock-jump.ts";
import { killUnderLoad } from "./faults/kill.ts";
import { printHead, printRow } from "./faults/report.ts";
import { withServer } from "./faults/server.ts";
import { seconds, untilHealed, watchWhile } from "./faults/visitors.ts";

type Settings = Record<string, string>;
type Engine = (typeof bothEngines)[number];
const lasting = () => pause(seconds * 1000);

type Fault = [name: string, work: (name: string) => Promise<void>];
const parts: Record<string, Fault[]> = {
  storage: [
    ["SQLite, none", onEngine("sqlite", lasting)],
    ["SQLite file locked by another", heldFile],
    ["SQLite, disk full", fullDisk],
    ["PostgreSQL, none", onEngine("postgres", lasting)],
    ["PostgreSQL frozen (SIGSTOP)", onEngine("postgres", () => frozenWhile(cluster.url, lasting))],
    ["PostgreSQL stopped (not started again)", stoppedPostgres],
  ],
  kill: bothEngines.map((engine) => [
    `kill -9 under load, ${engine}`,
    (name) =>
      onStorage(engine, async (settings) =>
        console.log(`${name}: ${await killUnderLoad(settings)}`),
      ),
  ]),
  clock: [800, -20_000].map((days) => [
    `clock ${days} days off`,
    (name) =>
      onStorage("sqlite", async (settings) =>
        console.log(`${name}: ${await clockJump(settings, days)}`),
      ),
  ]),
};

const cluster = await startPostgres();
try {
  console.log(`Each fault lasts ${seconds} s; of each answer: median / longest wait.\n`);
  const asked = process.argv.slice(2);
  const chosen = Object.keys(parts).filter((part) => asked.length === 0 || asked.includes(part));
  const faults = chosen.flatMap((part) => parts[part]!);
  if (chosen.includes("storage")) printHead();
  for (const [name, work] of faults) {
    console.log(name);
    await work(name);
  }
} finally {
  await cluster.stop();
}

function onEngine(engine: Engine, fault: () => Promise<void>) {
  return (name: string) => onStorage(engine, (settings) => measure(name, settings, fault));
}

async function onStorage(engine: Engine, work: (settings: Settings) => Promise<void>) {
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
function heldFile(name: string): Promise<void> {
  return onStorage("sqlite", (settings) =>
    measure(name, settings, async () => {
      const other = new Sqlite(join(settings.DATA_DIR!, "randevu.sqlite"), { timeout: 5000 });
      other.exec("begin exclusive");
      await lasting();
      other.close();
    }),
  );
}

/** A small disk in memory, which only root can make. */
async function fullDisk(name: string): Promise<void> {
  if (process.getuid?.() !== 0)
    return console.log(`| ${name}: not measured, needs root | | | | | |`);
  const folder = mkdtempSync(join(tmpdir(), "akademi-disk-"));
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=16m,mode=0700", "tmpfs", folder]);
  try {
    await measure(name, { DATA_DIR: join(folder, "data") }, async () => {
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
async function stoppedPostgres(name: string): Promise<void> {
  const doomed = await startPostgres();
  const { settings } = await newStorage("postgres", doomed.url);
  await withServer(settings as Settings, async (url) => {
    const watched = await watchWhile(url, async () => {
      await doomed.stop();
      await lasting();
    });
    printRow(name, watched);
  });
}
