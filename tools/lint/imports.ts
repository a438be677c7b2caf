import { posix } from "node:path";
import { type Graph, type Import, importGraph } from "./import-graph.ts";
import { apart, entries, forTests, importRules, type Rule } from "./import-rules.ts";

/** A sentence for every import that is refused. `files` are texts by their names. */
export function refusedImports(files: Record<string, string>): string[] {
  const graph = importGraph(files);
  const routes = files["app/routes.ts"]?.matchAll(/"(routes\/.+?)"/g) ?? [];
  const rules = importRules([...routes].map(([, page]) => `app/${page}`));
  const ruleOf = (file: string) => rules.find((rule) => matches(file, rule.files));

  const refusal = (file: string, rule: Rule, { target, typeOnly }: Import) => {
    const isTest = /\.(test|spec)\.tsx?$/.test(file);
    const types = typeOnly ? (rule.types ?? "") : "";
    const imports = `${rule.imports} ${types} ${isTest ? forTests : ""}`.trim();
    if (!matches(target, imports)) return `but ${rule.files} may import only ${imports}`;
    const entry = entries.find((one) => posix.dirname(one) === posix.dirname(target));
    if (entry && target !== entry && posix.dirname(file) !== posix.dirname(entry))
      return `but the entry of that folder is ${entry}`;
    const [own, other] = [folderApart(file), folderApart(target)];
    if (own && other && own !== other) return `but ${own} never imports from ${other}`;
    if (!rule.browser || isTest || typeOnly || ruleOf(target)?.browser) return;
    const packages = [...reached(target, graph)].filter((name) => !graph.has(name));
    const refused = packages.find((name) => !matches(name, imports));
    return refused && `which brings ${refused} to the browser`;
  };

  const refused = [...graph].flatMap(([file, imports]) => {
    const rule = ruleOf(file);
    if (!rule) return `${file} lies in a folder that tools/lint/import-rules.ts does not name.`;
    return imports.flatMap((one) => sentence(file, one, refusal(file, rule, one)));
  });
  return [...refused, ...circles(graph), ...subjectPairs(graph)];
}

/** Subjects of the server that import each other: one of the two must be the more basic. */
function subjectPairs(graph: Graph): string[] {
  const subjectOf = (file: string) => /^server\/(?!commands|http)[^/]+(?=\/)/.exec(file)?.[0];
  const importing = new Map<string, string>();
  for (const [file, imports] of graph) {
    if (file.includes(".test.")) continue;
    for (const { target } of imports) {
      const [from, to] = [subjectOf(file), subjectOf(target)];
      if (from && to && from !== to) importing.set(`${from} ${to}`, `${file} imports ${target}`);
    }
  }
  return [...importing].flatMap(([pair, sentence]) => {
    const [from, to] = pair.split(" ");
    const back = importing.get(`${to} ${from}`);
    return back && from! < to! ? `${sentence}, but ${back}.` : [];
  });
}

function sentence(file: string, { line, written }: Import, reason?: string): string[] {
  return reason ? [`${file}:${line} imports "${written}", ${reason.replace(/\s+/g, " ")}.`] : [];
}

function matches(name: string, globs: string): boolean {
  return globs.split(/\s+/).some((glob) => posix.matchesGlob(name, glob));
}

/** "app/routes/home" for what lies in it. */
function folderApart(file: string): string | undefined {
  return apart.map((folder) => folder.exec(file)?.[0]).find(Boolean);
}

/** What is loaded with a file. */
function reached(file: string, graph: Graph, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const { target, typeOnly } of graph.get(file) ?? []) {
    if (!typeOnly) reached(target, graph, seen);
  }
  return seen;
}

function circles(graph: Graph): string[] {
  const done = new Set<string>();
  const visit = (file: string, above: string[]): string[] => {
    if (done.has(file)) return [];
    const trail = [...above, file];
    const found = (graph.get(file) ?? []).flatMap((one) => {
      const start = trail.indexOf(one.target);
      if (start < 0) return visit(one.target, trail);
      const circle = [...trail.slice(start), one.target].join(" → ");
      return sentence(file, one, `which closes a circle: ${circle}`);
    });
    done.add(file);
    return found;
  };
  return [...graph.keys()].flatMap((file) => visit(file, []));
}
