import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { createBuilder } from "@content-collections/core";
import { writeAcademy } from "./academy.ts";
import { listedArticles } from "./article-list.ts";
import { slugOf } from "./slug.ts";
import { chartIds, planetNames, signNames } from "./zodiac.ts";

type Failure = {
  error: Error;
  filePath?: string;
  file?: { path: string };
  collection?: { directory?: string; filePath?: string };
};

const failures = [
  "collector:read-error",
  "collector:parse-error",
  "transformer:validation-error",
  "transformer:result-error",
  "transformer:error",
] as const;

/** Content Collections for content/. Reports each problem with its file and field. */
export async function contentBuilder(onProblem: (problem: string) => void) {
  const builder = await createBuilder(path.resolve("content-collections.ts"));
  for (const event of failures) {
    builder.on(event, (failure: Failure) => onProblem(describe(failure)));
  }
  return builder;
}

/** Reads content/ into .content-collections/generated; rejects with all problems. */
export async function buildContent(): Promise<void> {
  const missing = expectedFiles().filter((file) => !existsSync(file));
  const problems = missing.map((file) => `${file}\n  the file is missing`);
  const builder = await contentBuilder((problem) => problems.push(problem));
  await builder.build();
  if (problems.length > 0) throw new Error(`Wrong content:\n${problems.join("\n")}`);
}

/** Documents that must exist. */
function expectedFiles(): string[] {
  return [
    ...signNames.map((name) => `content/signs/${slugOf(name)}.md`),
    ...planetNames.map((name) => `content/placements/${slugOf(name)}.yaml`),
    ...chartIds.map((id) => `content/charts/${id}.md`),
    ...signNames.map((name) => `content/reference/pairs/${slugOf(name)}.yaml`),
    ...listedArticles.map(({ slug }) => `content/articles/${slug}.md`),
  ];
}

function describe({ error, filePath, file, collection }: Failure): string {
  const place =
    filePath ?? collection?.filePath ?? path.join(collection?.directory ?? "", file?.path ?? "");
  return `${place}\n${error.message.replace(/^- /gm, "  ")}`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  try {
    await buildContent();
    // For `npm run dev`. A build writes its own beside its pages.
    writeAcademy(".content-collections/academy.json");
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
