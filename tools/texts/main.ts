import { parseArgs } from "node:util";
import { buildContent } from "../../content-model/build.ts";
import { checkFragments } from "./check.ts";
import type { Finding } from "./finding.ts";
import { readFragments } from "./fragments.ts";
import { habitList } from "./habits.ts";
import { likenessOf } from "./likeness.ts";
import { legend, measuresTable } from "./measures-table.ts";
import { moveList } from "./moves.ts";
import { textsOf } from "./texts.ts";

const { values: asked } = parseArgs({
  options: {
    /** The measures of each file too. */
    files: { type: "boolean", default: false },
    /** Only the habits of one file, such as signs/koc. */
    list: { type: "string" },
  },
});

const fragments = readFragments("content");
const texts = textsOf(fragments);
if (asked.list) console.log(habitList(texts, asked.list));
else await check();

async function check() {
  const likeness = likenessOf(texts);
  /** The schemas know what is missing, too short or outside a sign's dates. */
  const wrong = await buildContent().then(
    () => [],
    (error: Error) => [error.message],
  );
  const problems = [...wrong, ...checkFragments(fragments, texts, likeness).map(lineOf)];
  const tables = (asked.files ? (["file", "kind"] as const) : (["kind"] as const)).map((by) =>
    measuresTable(texts, by, likeness),
  );

  for (const problem of problems) console.error(problem);
  const end = problems.length === 0 ? "No findings." : `${problems.length} findings.`;
  console.log(`\n${[...tables, legend, moveList(likeness.moves), end].join("\n\n")}`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

function lineOf({ file, line, rule, message }: Finding): string {
  return `content/${file}:${line} ${rule}: ${message}`;
}
