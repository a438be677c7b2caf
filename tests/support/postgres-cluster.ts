import { execFileSync } from "node:child_process";
import { chownSync, existsSync, globSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { freePort } from "./free-port.ts";
import { dismiss, newRunFolder, supervise } from "./supervised.ts";

export type Cluster = { url: string; stop(): Promise<void> };

const isRoot = process.getuid?.() === 0;

/** Given the programs' folder, a folder and a port. Nothing of it outlives a crash of the machine. */
const setUpAndServe = `
  "$0/initdb" -D "$1/data" -U postgres --auth=trust --encoding=UTF8 --no-locale --no-sync >/dev/null &&
  exec "$0/postgres" -c fsync=off -D "$1/data" -k "$1" -h 127.0.0.1 -p "$2"
`;

/** A real PostgreSQL: the one DATABASE_URL_TEST names, else one of our own in a temporary folder. */
export async function startPostgres(): Promise<Cluster> {
  const given = process.env.DATABASE_URL_TEST;
  if (given) return { url: given, stop: async () => {} };

  const binaries = findBinaries() ?? installBinaries();
  const folder = newRunFolder();
  const owner = isRoot ? unprivilegedUser() : undefined;
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const port = await freePort();
  const args = ["-c", setUpAndServe, binaries, folder, String(port)];
  const server = supervise({ folder, command: "sh", args, ...owner }, "pipe");
  let complaints = "";
  server.stderr?.on("data", (text) => {
    complaints += text;
  });
  server.stdout?.resume();
  const stopped = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const stop = () => dismiss(server);
  try {
    await Promise.race([
      untilItAnswers(url),
      stopped.then(() => Promise.reject(new Error(`PostgreSQL did not start: ${complaints}`))),
    ]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

function findBinaries(): string | undefined {
  const newestFirst = [
    "/usr/lib/postgresql/*/bin",
    "/usr/pgsql-*/bin",
    "/opt/homebrew/opt/postgresql@*/bin",
  ]
    .flatMap((pattern) => globSync(pattern))
    .sort((one, other) => other.localeCompare(one, "en", { numeric: true }));
  const onThePath = (process.env.PATH ?? "").split(":");
  return [...newestFirst, ...onThePath].find(
    (place) => existsSync(join(place, "initdb")) && existsSync(join(place, "postgres")),
  );
}

function installBinaries(): string {
  if (isRoot && existsSync("/usr/bin/apt-get")) {
    console.log("PostgreSQL is not on this machine: installing it for the tests.");
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    execFileSync("apt-get", ["update", "-qq"], { stdio: "inherit", env });
    execFileSync("apt-get", ["install", "-y", "-qq", "postgresql"], { stdio: "inherit", env });
    const binaries = findBinaries();
    if (binaries) return binaries;
  }
  throw new Error(
    "The tests need PostgreSQL: install it, or name a server of your own in DATABASE_URL_TEST.",
  );
}

/** PostgreSQL refuses to run as root. */
export function unprivilegedUser(): { uid: number; gid: number } {
  const idOf = (option: string, user: string) =>
    Number(execFileSync("id", [option, user], { stdio: ["ignore", "pipe", "ignore"] }));
  for (const user of ["postgres", "nobody"]) {
    try {
      return { uid: idOf("-u", user), gid: idOf("-g", user) };
    } catch {
      // No such user: the next one will do.
    }
  }
  throw new Error("PostgreSQL cannot run as root, and there is no user to run it as.");
}

async function untilItAnswers(url: string): Promise<void> {
  for (;;) {
    const client = new pg.Client(url);
    try {
      await client.connect();
      return await client.end();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** Stops every process that could answer us, as a machine does that hangs. */
export async function frozenWhile(url: string, work: () => Promise<void>): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    "select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
  );
  const { rows: postmaster } = await client.query<{ pid: number }>(
    "select split_part(pg_read_file('postmaster.pid'), e'\\n', 1)::integer as pid",
  );
  await client.end();
  const pids = [...postmaster, ...rows].map(({ pid }) => pid);
  for (const pid of pids) process.kill(pid, "SIGSTOP");
  try {
    await work();
  } finally {
    for (const pid of pids) process.kill(pid, "SIGCONT");
  }
}
