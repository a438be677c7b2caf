import { buildContent } from "../../app/content/build.ts";
import { checkFragments } from "./check.ts";
import { readFragments } from "./fragments.ts";

/** What the schemas refuse: what is missing, too short or outside a sign's dates. */
const refused = await buildContent().then(
  () => [],
  (error: Error) => [error.message],
);
const findings = checkFragments(readFragments("content")).map(
  ({ file, line, rule, message }) => `content/${file}:${line} ${rule}: ${message}`,
);
for (const problem of [...refused, ...findings]) console.error(problem);
const count = refused.length + findings.length;
console.log(count === 0 ? "No findings in the texts." : `${count} findings in the texts.`);
process.exitCode = count === 0 ? 0 : 1;
