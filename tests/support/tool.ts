import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import type { TestContext } from "vitest";

/** Where a program is; without it the test is skipped, and says why. */
export function needTool({ skip }: TestContext, name: string): string {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"];
  const found = folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
  if (found) return found;
  const reason = `${name} is not on this machine`;
  console.log(`Skipped: ${reason}.`);
  return skip(reason);
}

/** Runs it to its end: the exit code, and everything that it said. */
export function run(command: string, args: string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    encoding: "utf8",
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
  });
  return { code: status, said: stdout + stderr };
}

/** The same beside the test, which goes on meanwhile: for what talks to a server that the test itself is. */
export async function runAside(command: string, args: string[], env: Record<string, string>) {
  const child = spawn(command, args, { env, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      said += text;
    });
  }
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { code, said };
}
