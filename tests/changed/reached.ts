import { posix } from "node:path";
import { panelPages, panelPath } from "../../contract/panel/pages.ts";
import { type Graph, importGraph } from "../../tools/lint/import-graph.ts";

type Files = Record<string, string>;
type Page = { address: string; needs: Set<string> };

export type Reached = {
  /** Test files of Vitest: by what they import. */
  vitest: string[];
  /** Specs of the browser: by the pages that they open. */
  specs: string[];
  /** The addresses of the pages that may look or work differently. */
  pages: string[];
  /** The site or the panel has to be built again. */
  isBuildOld: boolean;
};

/** The tests of `npm test` that a change of these files reaches. `files` are texts by their names. */
export function reachedBy(changed: string[], files: Files): Reached {
  const graph = importGraph(files);
  const reached = closure(changed, importersIn(graph));
  const vitest = [...reached].filter((file) => /^(?!tests\/all\/).*\.test\.tsx?$/.test(file));

  const site = changedPages("app", sitePages(files, graph), changed);
  const panel = changedPages("panel", panelScreens(files, graph), changed);
  const opens = (spec: string, pages: Page[]) => {
    const beside = [...closure([spec], graph)].filter((file) => isIn(posix.dirname(spec), file));
    return beside.some(
      (file) => changed.includes(file) || addressesIn(files[file]!).some((one) => isAt(one, pages)),
    );
  };
  const specs = Object.keys(files).filter(
    (file) =>
      (/^tests\/site\/.*\.spec\.ts$/.test(file) && opens(file, site)) ||
      (/^tests\/panel\/.*\.spec\.ts$/.test(file) && opens(file, panel)),
  );
  return {
    vitest,
    specs,
    pages: [...site, ...panel].map(({ address }) => address),
    isBuildOld: [...site, ...panel].length > 0 || changed.some((file) => isIn("public", file)),
  };
}

/** All pages of an app where what has changed belongs to none of them: the frame around them, or their texts. */
function changedPages(app: string, pages: Page[], changed: string[]): Page[] {
  const isOfEveryPage = (file: string) =>
    isIn("content", file) ||
    (isIn(app, file) && !isTest(file) && !pages.some(({ needs }) => needs.has(file)));
  if (changed.some(isOfEveryPage)) return pages;
  return pages.filter(({ needs }) => changed.some((file) => needs.has(file)));
}

function sitePages(files: Files, graph: Graph): Page[] {
  const routes = files["app/routes.ts"]!.matchAll(/(?:index\(|route\("(.*?)", )"(routes\/.*?)"/g);
  return [...routes].map(([, path = "", file]) => ({
    address: `/${path.replace(/\/?:.*/, "")}`,
    needs: closure([`app/${file}`], graph),
  }));
}

function panelScreens(files: Files, graph: Graph): Page[] {
  const routes = files["panel/shell/routes.tsx"]!;
  const screens = routes.matchAll(/path: panelPages\.(\w+)(?:\(":id"\))?, element: <(\w+)/g);
  return [...screens].map(([, name, component]) => {
    const page = panelPages[name as keyof typeof panelPages];
    const path = typeof page === "string" ? page : (page as (id: string) => string)("");
    const file = new RegExp(
      `(?:\\b${component} } from |${component} = lazyScreen\\(\\(\\) => import\\()"(.+?)"`,
    ).exec(routes)![1]!;
    return {
      address: (panelPath + path).replace(/\/$/, ""),
      needs: closure([posix.join("panel/shell", file)], graph),
    };
  });
}

/** Every string of a test that looks like an address. */
function addressesIn(text: string): string[] {
  return [...text.matchAll(/["'`](\/[\w/-]*)/g)].map(([, address]) =>
    address!.replace(/(.)\/$/, "$1"),
  );
}

function isAt(address: string, pages: Page[]): boolean {
  return pages.some(
    (page) =>
      address === page.address ||
      (!["/", panelPath].includes(page.address) && isIn(page.address, address)),
  );
}

const isIn = (folder: string, file: string) => file.startsWith(`${folder}/`);
const isTest = (file: string) => /\.test\.tsx?$/.test(file);

function importersIn(graph: Graph): Graph {
  const importers: Graph = new Map();
  for (const [file, imports] of graph)
    for (const one of imports)
      importers.set(one.target, [...(importers.get(one.target) ?? []), { ...one, target: file }]);
  return importers;
}

/** These files and all that one gets to from them. */
function closure(from: string[], graph: Graph): Set<string> {
  const found = new Set(from);
  for (const file of found) for (const { target } of graph.get(file) ?? []) found.add(target);
  return found;
}
