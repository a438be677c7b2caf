import { existsSync, globSync } from "node:fs";
import { appointments, staff } from "./noticed-by.ts";

/** What is broken on purpose, how much of it has to be noticed at least, in percent, and by which tests. */
export type Group = { mutate: string[]; least: number; testsOf: (file: string) => string[] };

export const groups: Record<string, Group> = {
  booking: pure("booking", globSync("booking/*.ts")),
  // What has a test beside it; the rest is tables of words and addresses.
  contract: pure(
    "contract",
    globSync("contract/**/*.test.ts").map((test) => test.replace(".test.ts", ".ts")),
  ),
  // `audit-*` and `main` write and check documents, and `printed` is what tests share.
  sky: pure("sky", globSync("sky/*.ts", { exclude: ["sky/{audit-*,main,printed}.ts"] }), [
    "sky/audit.*",
  ]),
  appointments: served("server/appointments", appointments),
  staff: served("server/staff", staff),
};

/** Rules without a server: all tests of the folder. */
function pure(folder: string, files: string[], exclude: string[] = []): Group {
  const tests = globSync(`${folder}/**/*.test.ts`, { exclude });
  return { mutate: files.filter(isCode), least: 95, testsOf: () => tests };
}

/** Decisions behind HTTP: all tests of the folder, and those over HTTP that are named for the file. */
function served(folder: string, named: Record<string, string[]>): Group {
  const tests = globSync(`${folder}/*.test.ts`);
  return {
    mutate: Object.keys(named).map((name) => `${folder}/${name}.ts`),
    least: 85,
    testsOf(file) {
      const names = named[file.slice(folder.length + 1, -".ts".length)] ?? [];
      return [...tests, ...names.map((name) => `tests/api/${name}.test.ts`)];
    },
  };
}

function isCode(file: string): boolean {
  return existsSync(file) && !file.endsWith(".test.ts");
}

/** The tests of a run, as Stryker's processes find them in their environment. */
export const testsVariable = "MUTATION_TESTS";
