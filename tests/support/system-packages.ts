import { execFileSync, type StdioOptions } from "node:child_process";
import { existsSync, rmSync, writeFileSync } from "node:fs";

const policy = "/usr/sbin/policy-rc.d";
const minute = 60_000;

/**
 * Installs packages of the system where that is allowed, without starting what they bring. It never fails: what
 * could not be had is missed by tests, which then say so.
 */
export function installPackages(packages: string[]): void {
  if (packages.length === 0) return;
  const why = whyNot();
  if (why) {
    console.log(`Not installed, since ${why}: ${packages.join(", ")}.`);
    return;
  }
  const isPolicyOurs = !existsSync(policy);
  if (isPolicyOurs) writeFileSync(policy, "#!/bin/sh\nexit 101\n", { mode: 0o755 });
  try {
    apt(3 * minute, "update");
    for (const name of packages) install(name);
  } catch (error) {
    console.log(`Not installed: ${packages.join(", ")} (${(error as Error).message}).`);
  } finally {
    if (isPolicyOurs) rmSync(policy);
  }
}

function whyNot(): string | undefined {
  if (process.getuid?.() !== 0) return "only root may";
  if (!existsSync("/usr/bin/apt-get")) return "there is no apt-get";
  return undefined;
}

/** One at a time: one that this system does not offer must not cost the others. */
function install(name: string): void {
  console.log(`Installing ${name}…`);
  try {
    // What may take long is done first, and can be broken off without harm.
    apt(10 * minute, "install", "--download-only", "--no-install-recommends", name);
    apt(10 * minute, "install", "--no-install-recommends", name);
  } catch (error) {
    console.log(`Not installed: ${name} (${(error as Error).message}).`);
  }
}

function apt(timeout: number, ...args: string[]): void {
  const patience = ["-o", "Acquire::Retries=1", "-o", "DPkg::Lock::Timeout=60"];
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const stdio: StdioOptions = ["ignore", "ignore", "inherit"];
  execFileSync("apt-get", ["-y", "-qq", ...patience, ...args], { stdio, env, timeout });
}
