/**
 * `npm run test:changed [-- files…]`: the tests that the uncommitted changes reach, or these files. The quick ones
 * first; what fails ends it.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { panelPath } from "../../contract/panel/pages.ts";
import { reachedBy } from "./reached.ts";

const ignored = ["node_modules", "build", "data", "shots", "test-results", "playwright-report"];
const names = globSync("**/*.{ts,tsx,mts,js,mjs,css}", { exclude: ignored });
const files = Object.fromEntries(names.map((name) => [name, readFileSync(name, "utf8")]));
const given = process.argv.slice(2);
const changed =
  given.length > 0
    ? given
    : [...git("diff", "--name-only", "HEAD"), ...git("ls-files", "--others", "--exclude-standard")];
const { vitest, specs, pages, isBuildOld } = reachedBy(changed, files);
console.log(
  `${changed.length} files changed; they reach ${vitest.length} test files and ${specs.length} specs.`,
);

const isOverHttp = (file: string) => file.startsWith("tests/api/");
const quick = vitest.filter((file) => !isOverHttp(file));
if (quick.length > 0)
  run("vitest", ["run", "--bail", "1", "--project", "unit", "--project", "component", ...quick]);
if (vitest.some(isOverHttp)) {
  // In a fresh clone: the server of some tests sends the built site.
  if (!existsSync("build")) run("npm", ["run", "build"]);
  run("vitest", ["run", "--bail", "1", "--project", "api", ...vitest.filter(isOverHttp)]);
}
if (isBuildOld) {
  run("npm", ["run", "build", "--", "--if-changed"]);
  run("vitest", ["run", "--bail", "1", "--project", "built"]);
  // The visits of these pages, named by their addresses. Playwright writes project and file before a title.
  const visits = pages.map((address) => ` ${address}${hasPagesBelow(address) ? " " : "[ /]"}`);
  const projects = ["--project=main", "--project=all"];
  run("playwright", ["test", "-x", ...projects, "visits.spec", "-g", visits.join("|")]);
}
if (specs.length > 0) run("playwright", ["test", "-x", "--project=main", ...specs]);

/** Pages of their own: what lies below the others is a state of theirs. */
function hasPagesBelow(address: string): boolean {
  return ["/", panelPath].includes(address);
}

function git(...args: string[]): string[] {
  return execFileSync("git", args, { encoding: "utf8" }).split("\n").filter(Boolean);
}

function run(command: string, args: string[]): void {
  console.log(`\n> ${command} ${args.join(" ").slice(0, 200)}`);
  const { status } = spawnSync(command, args, { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
