import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { runAside } from "./run-aside.ts";

/** A command that writes down its process id, ignores SIGTERM, and never ends. */
function stubbornCommand() {
  const folder = mkdtempSync(join(tmpdir(), "akademi-aside-"));
  const [script, note] = [join(folder, "stubborn.mjs"), join(folder, "pid")];
  writeFileSync(note, "");
  writeFileSync(
    script,
    `import { writeFileSync } from "node:fs";
    process.on("SIGTERM", () => {});
    setInterval(() => {}, 1000);
    writeFileSync(process.argv[2], String(process.pid));`,
  );
  const pid = () => Number(readFileSync(note, "utf8"));
  const run = (limits: Parameters<typeof runAside>[3]) =>
    runAside(pathToFileURL(script), [note], readConfig({}), limits);
  return { pid, run };
}

/** Throws ESRCH if there is none; 0 would be our own group. */
const isAlive = (pid: number) => {
  try {
    return pid !== 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
};

test("A command that hangs is killed at its limit", async () => {
  const { pid, run } = stubbornCommand();
  await expect(run({ limit: 1500 })).rejects.toMatchObject({ killed: true });
  expect(isAlive(pid())).toBe(false);
});

test("A command that hangs is killed when the server stops", async () => {
  const { pid, run } = stubbornCommand();
  const stopping = new AbortController();
  const ended = expect(run({ limit: 600_000, signal: stopping.signal })).rejects.toThrow();
  await expect.poll(pid, { timeout: 60_000 }).toBeGreaterThan(0);
  expect(isAlive(pid())).toBe(true);
  stopping.abort();
  await ended;
  expect(isAlive(pid())).toBe(false);
});
