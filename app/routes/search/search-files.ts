import { createHash } from "node:crypto";
import { searchDictionary } from "content-collections";
import { searchAnswersFile, searchIndexFile } from "../../content/addresses.ts";
import { answerFile } from "./answer-file.ts";
import { searchDocuments } from "./documents.ts";
import { writeIndex } from "./search-index.ts";

let files: Record<string, unknown> | undefined;

/** What the search reads: the index, and beside it the passages, in one file for each page. */
export function searchFiles(): Record<string, unknown> {
  if (files) return files;
  const documents = searchDocuments();
  const texts = Map.groupBy(documents, ({ file }) => file);
  files = {
    [searchIndexFile]: writeIndex(documents, searchDictionary),
    [searchAnswersFile]: answerFile(),
  };
  for (const [file, group] of texts) files[file] = group.map(({ passages }) => passages);
  return files;
}

/** Changes with any text, so that a browser never reads an old index beside new passages. */
export function searchVersion(): string {
  return createHash("sha256").update(JSON.stringify(searchFiles())).digest("base64url").slice(0, 8);
}
