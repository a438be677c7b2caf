import { posix } from "node:path";
import { parseSync, Visitor } from "vite";

/** `target` is a file from the root of the repository, or a package without the path inside it. */
export type Import = { line: number; written: string; target: string; typeOnly: boolean };
export type Graph = Map<string, Import[]>;
type Files = Record<string, string>;

const codeName = /\.m?[jt]sx?$/;

export function importGraph(files: Files): Graph {
  return new Map(Object.keys(files).map((file) => [file, importsOf(file, files)]));
}

function importsOf(file: string, files: Files): Import[] {
  const text = files[file] ?? "";
  const found: Import[] = [];
  const add = (start: number, source: object | null, kind = "value") => {
    if (!source) return;
    const written = "value" in source ? String(source.value) : "(computed)";
    const line = text.slice(0, start).split("\n").length;
    for (const target of targetsOf(file, written, files)) {
      found.push({ line, written, target, typeOnly: kind === "type" });
    }
  };
  const textAt = (node: { start: number; end: number }) => text.slice(node.start, node.end);
  if (file.endsWith(".css")) {
    const code = text.replace(/\/\*.*?\*\//gs, (comment) => comment.replace(/\S/g, " "));
    for (const match of code.matchAll(/@import\s+(?:url\()?\s*["']?([^"')\s;]+)/g)) {
      add(match.index, { value: match[1] });
    }
    return found;
  }
  new Visitor({
    ImportDeclaration: (node) => add(node.start, node.source, node.importKind),
    ExportNamedDeclaration: (node) => add(node.start, node.source, node.exportKind),
    ExportAllDeclaration: (node) => add(node.start, node.source, node.exportKind),
    ImportExpression: (node) => add(node.start, node.source),
    TSImportType: (node) => add(node.start, node.source, "type"),
    TSImportEqualsDeclaration({ start, moduleReference, importKind }) {
      if ("expression" in moduleReference) add(start, moduleReference.expression, importKind);
    },
    CallExpression({ start, callee, arguments: [asked] }) {
      if (!/^(require|import\.meta\.(glob|resolve))$/.test(textAt(callee)) || !asked) return;
      const paths = asked.type === "ArrayExpression" ? asked.elements : [asked];
      for (const path of paths) add(start, path);
    },
    NewExpression({ start, callee, arguments: [path, base] }) {
      if (textAt(callee) !== "URL" || !base || textAt(base) !== "import.meta.url") return;
      // Code that a worker or another process runs; all else is data.
      if (path && "value" in path && codeName.test(String(path.value))) add(start, path);
    },
  }).visit(parseSync(file, text).program);
  return found;
}

/** Several where a glob was written; the glob itself where it names no code. */
function targetsOf(file: string, written: string, files: Files): string[] {
  if (!written.startsWith(".")) return [written.split("/", written[0] === "@" ? 2 : 1).join("/")];
  // Vite reads what follows a question mark, as in "sheet.css?url".
  const path = posix.join(posix.dirname(file), written.replace(/\?\w+$/, ""));
  const named = [path, `${path}.ts`, `${path}.tsx`].find((name) => name in files);
  if (named) return [named];
  const matched = Object.keys(files).filter((name) => posix.matchesGlob(name, path));
  return matched.length > 0 ? matched : [path];
}
