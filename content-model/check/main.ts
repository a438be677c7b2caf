import { buildContent } from "../build.ts";
import { checkFragments } from "./check.ts";
import { countsTable } from "./counts.ts";
import { readFragments } from "./fragments.ts";
import { textsOf } from "./texts.ts";

const fragments = readFragments("content");
const findings = checkFragments(fragments).map(
  ({ file, line, rule, message }) => `content/${file}:${line} ${rule}: ${message}`,
);
/** The schemas know what is missing, too short or outside a sign's dates. */
const wrong = await buildContent().then(
  () => [],
  (error: Error) => [error.message],
);
const problems = [...wrong, ...findings];

for (const problem of problems) console.error(problem);
console.log(`\n${countsTable(textsOf(fragments))}\n`);
console.log(problems.length === 0 ? "No findings." : `${problems.length} findings.`);
process.exitCode = problems.length === 0 ? 0 : 1;
