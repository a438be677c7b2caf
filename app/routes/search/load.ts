import { searchAnswersFile, searchFileAddress, searchIndexFile } from "../../content/addresses.ts";
import type { AnswerFile } from "./answer-file.ts";
import type { IndexFile } from "./search-index.ts";

const kept = new Map<string, Promise<unknown>>();

/** Asked for once; where that fails, the next call asks again. */
function loadFile(file: string, version: string): Promise<unknown> {
  const address = `${searchFileAddress(file)}?v=${version}`;
  const asked = kept.get(address) ?? fetchJson(address);
  kept.set(address, asked);
  asked.catch(() => kept.delete(address));
  return asked;
}

async function fetchJson(address: string): Promise<unknown> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.json();
}

/** The index, and what is known to be answered. */
export const loadIndex = (version: string) =>
  Promise.all([
    loadFile(searchIndexFile, version),
    loadFile(searchAnswersFile, version),
  ]) as Promise<[IndexFile, AnswerFile]>;

/** The passages of each document of a file. */
export const loadTexts = (file: string, version: string) =>
  loadFile(file, version) as Promise<string[][]>;
