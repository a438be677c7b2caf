import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from "yaml";

/** A piece of text in a file: one value of YAML, or one line of Markdown. */
export type Fragment = { file: string; line: number; field: string[]; text: string };

/** Every piece of text below content/, in the order of the files' names and lines. */
export function readFragments(folder: string): Fragment[] {
  return globSync("**/*.{md,yaml}", { cwd: folder })
    .sort()
    .flatMap((name) => fragmentsOf(name, readFileSync(path.join(folder, name), "utf8")));
}

export function fragmentsOf(file: string, text: string): Fragment[] {
  if (file.endsWith(".yaml")) return yamlFragments(file, text, 0);
  const head = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/.exec(text);
  if (!head) return bodyFragments(file, text, 0);
  return [
    ...yamlFragments(file, head[1]!, 1),
    ...bodyFragments(file, text.slice(head[0].length), newlines(head[0])),
  ];
}

/** A guide's "# Section" names the field of the lines below it; in other documents nothing does. */
function bodyFragments(file: string, body: string, linesBefore: number): Fragment[] {
  let section = "";
  return body.split(/\r?\n/).flatMap((text, index) => {
    section = /^# (.+)/.exec(text)?.[1] ?? section;
    if (!text.trim()) return [];
    return { file, line: linesBefore + index + 1, field: ["content", section], text };
  });
}

function yamlFragments(file: string, text: string, linesBefore: number): Fragment[] {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const found: Fragment[] = [];
  walk(document.contents, []);
  return found;

  function walk(node: unknown, field: string[]) {
    if (isMap(node)) for (const { key, value } of node.items) walk(value, [...field, String(key)]);
    if (isSeq(node)) node.items.forEach((item, index) => void walk(item, [...field, `${index}`]));
    if (!isScalar(node) || typeof node.value !== "string") return;
    // A block's text starts on the line below its "|".
    const block = node.type?.startsWith("BLOCK") ? 1 : 0;
    const first = linesBefore + lines.linePos(node.range![0]).line + block;
    node.value.split("\n").forEach((part, index) => {
      if (part.trim()) found.push({ file, line: first + index, field, text: part });
    });
  }
}

const newlines = (text: string) => text.split("\n").length - 1;
