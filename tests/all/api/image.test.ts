import { spawn } from "node:child_process";
import {
  chmodSync,
  chownSync,
  cpSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
} from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { DockerfileParser } from "dockerfile-ast";
import { expect, onTestFinished, test } from "vitest";
import { folders } from "../../../app/build/digest.ts";
import { importGraph } from "../../../tools/lint/import-graph.ts";
import { unprivilegedUser } from "../../support/postgres-cluster.ts";
import { newRunFolder } from "../../support/supervised.ts";
import { runAside } from "../../support/system-programs.ts";

type Locked = {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};

const instructions = DockerfileParser.parse(readFileSync("Dockerfile", "utf8")).getInstructions();
const lastFrom = instructions.map((one) => one.getKeyword()).lastIndexOf("FROM");
const isRoot = process.getuid?.() === 0;

/** The arguments of the last stage's instructions of a kind. */
function lastStage(keyword: string): string[] {
  return instructions
    .slice(lastFrom)
    .filter((one) => one.getKeyword() === keyword)
    .map((one) => one.getArgumentsContent() ?? "");
}

/** The packages that the image keeps: those of package.json, less what its Dockerfile takes away. */
function keptPackages(): string[] {
  const lock: Record<string, Locked> = JSON.parse(
    readFileSync("package-lock.json", "utf8"),
  ).packages;
  const removal = instructions
    .map((one) => one.getArgumentsContent() ?? "")
    .find((text) => text.includes("npm uninstall"))!;
  const removed = removal.slice(removal.indexOf("npm uninstall")).split(/[\s\\]+/);
  const kept = new Set<string>();
  const keep = (names: string[], from: string) => {
    for (const name of names) {
      const place = placesAbove(from)
        .map((above) => `${above}node_modules/${name}`)
        .find((path) => path in lock);
      if (!place || kept.has(place)) continue;
      kept.add(place);
      const { dependencies, optionalDependencies } = lock[place]!;
      keep(Object.keys({ ...dependencies, ...optionalDependencies }), `${place}/`);
    }
  };
  const { dependencies = {} } = lock[""]!;
  keep(
    Object.keys(dependencies).filter((name) => !removed.includes(name)),
    "",
  );
  return [...kept];
}

/** Where Node looks for a package: beside its user, then further up. */
function placesAbove(from: string): string[] {
  const up = from.replace(/node_modules\/(@[^/]+\/)?[^/]+\/$/, "");
  return from === "" ? [""] : [from, ...placesAbove(up)];
}

/** What the last stage copies, in a folder of its own. */
function imageFolder(): string {
  const folder = newRunFolder();
  for (const copied of lastStage("COPY")) {
    const [source = "", target = ""] = copied.replace(/--from=\S+ /, "").split(/\s+/);
    const path = source.replace(/^\/app\//, "");
    if (path !== "node_modules")
      cpSync(path, join(folder, target, target.endsWith("/") ? path : ""), { recursive: true });
  }
  for (const path of keptPackages()) {
    const nested = (file: string) => file.includes("/node_modules/", path.length);
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    // What another platform needs is in the lock file, and not here.
    try {
      cpSync(path, join(folder, path), { recursive: true, filter: (file) => !nested(file) });
    } catch (error) {
      if ((error as { code?: string }).code !== "ENOENT") throw error;
    }
  }
  return folder;
}

function makeReadOnly(folder: string, isWritable = false): void {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isDirectory())
      chmodSync(join(entry.parentPath, entry.name), isWritable ? 0o755 : 0o555);
  }
  chmodSync(folder, isWritable ? 0o755 : 0o555);
}

test("The files of the image serve the site read-only, as a plain user, with a data folder", async () => {
  const folder = imageFolder();
  const data = newRunFolder();
  const user = isRoot ? unprivilegedUser() : undefined;
  if (user) chownSync(data, user.uid, user.gid);
  chmodSync(data, 0o700);
  makeReadOnly(folder);
  onTestFinished(() => makeReadOnly(folder, true));

  const env = { PATH: process.env.PATH ?? "", HOST: "127.0.0.1", PORT: "0", DATA_DIR: data };
  const [command = "", ...args]: string[] = JSON.parse(lastStage("CMD")[0]!);
  expect(command).toBe("node");
  const server = spawn(process.execPath, args, { cwd: folder, env, ...user });
  const ended = new Promise((resolve) => server.once("close", resolve));
  onTestFinished(async () => {
    server.kill("SIGKILL");
    await ended;
  });
  const url = await new Promise<string>((resolve, reject) => {
    let text = "";
    for (const stream of [server.stdout, server.stderr]) {
      stream.setEncoding("utf8").on("data", (chunk: string) => {
        text += chunk;
        const heard = /Server listening at (http:\S+)"/.exec(text)?.[1];
        if (heard) resolve(heard);
      });
    }
    ended.then(() => reject(new Error(text)));
  });

  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  expect(await (await fetch(url)).text()).toContain("</html>");
  expect((await fetch(`${url}/yonetim`)).status).toBe(200);
  expect(readdirSync(data)).toContain("randevu.sqlite");

  const check: string[] = JSON.parse(/CMD (\[.*\])/s.exec(lastStage("HEALTHCHECK")[0]!)![1]!);
  const health = async (port: string) =>
    (await runAside(process.execPath, check.slice(1), { PORT: port })).code;
  expect(await health(new URL(url).port)).toBe(0);
  const unready = createServer((_request, answer) => answer.writeHead(503).end());
  await new Promise<void>((resolve) => unready.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void unready.close());
  expect(await health(String((unready.address() as AddressInfo).port))).toBe(1);
  server.kill("SIGTERM");
  expect(await ended).toBe(0);
});

test("The image's build gets all that the build reads, and no data or settings", () => {
  const allowed = readFileSync(".dockerignore", "utf8")
    .split("\n")
    .filter((line) => line.startsWith("!"))
    .map((line) => line.slice(1));
  expect(allowed).toEqual(expect.arrayContaining([...folders, "server", "package-lock.json"]));
  expect(readFileSync(".dockerignore", "utf8")).toMatch(/^\*$/m);
  for (const name of ["data", ".env", ".git", "node_modules", "build"])
    expect(allowed).not.toContain(name);
});

test("Every command of the image finds its imports", () => {
  const files = sourceTexts(["server", "booking", "contract", "terminal"]);
  const graph = importGraph(files);
  const kept = keptPackages().map((path) => path.replace(/^.*node_modules\//, ""));
  const copied = lastStage("COPY").map((line) => line.replace(/--from=\S+ /, "").split(/[\s/]/)[0]);
  const commands = Object.keys(files).filter((file) =>
    /^server\/commands\/(?!dev)\w+\.ts$/.test(file),
  );
  expect(commands.length).toBeGreaterThan(2);
  const seen = new Set<string>();
  const visit = (file: string, from: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    const isThere =
      file.startsWith("node:") || kept.includes(file) || copied.includes(file.split("/")[0]);
    expect(isThere, `${from} imports ${file}`).toBe(true);
    for (const { target, typeOnly } of graph.get(file) ?? []) if (!typeOnly) visit(target, file);
  };
  for (const command of commands) visit(command, "the image");
});

function sourceTexts(folders: string[]): Record<string, string> {
  const files = folders.flatMap((folder) => globSync(`${folder}/**/*.ts`));
  return Object.fromEntries(
    files
      .filter((file) => !file.endsWith(".test.ts"))
      .map((file) => [file, readFileSync(file, "utf8")]),
  );
}
