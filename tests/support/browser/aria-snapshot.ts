import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, type Locator, type Page, test } from "@playwright/test";

/**
 * Compares what screen readers are told of a place with `aria/<name>.aria.yml` beside the test;
 * `--update-snapshots` writes that file again, to be read before it is committed.
 */
export async function expectAriaSnapshot(place: Locator, name: string): Promise<void> {
  const { file, config } = test.info();
  const snapshot = path.join(path.dirname(file), "aria", `${name}.aria.yml`);
  if (["all", "changed"].includes(config.updateSnapshots)) {
    mkdirSync(path.dirname(snapshot), { recursive: true });
    writeFileSync(snapshot, outlineOf(await place.ariaSnapshot()));
  }
  await expect(place).toMatchAriaSnapshot(readFileSync(snapshot, "utf8"));
}

/** What is read now: an open dialog, or else the page's main part. */
export async function mainOrDialog(page: Page): Promise<Locator> {
  const dialog = page.getByRole("dialog");
  return (await dialog.count()) > 0 ? dialog : page.getByRole("main");
}

/** Of so many siblings of one kind the first few stand for all. */
const most = 3;
const manyOfAKind = ["listitem", "group", "row", "gridcell", "radio", "article"];

/** A text of this length is content, and may change; a shorter one is a label. */
const longLabel = 60;
const longItem = 25;

type Node = { key: string; text: string; children: Node[] };

/**
 * The outline of an aria snapshot: what texts say and where links lead is left out, long lists are cut.
 * A place of which nothing was left out must have exactly these parts.
 */
function outlineOf(snapshot: string): string {
  return `${parse(snapshot)
    .flatMap((node) => print(node, ""))
    .join("\n")}\n`;
}

function parse(snapshot: string): Node[] {
  const root: Node = { key: "", text: "", children: [] };
  const open = [root];
  for (const line of snapshot.split("\n")) {
    const [, indent = "", rest = ""] = /^( *)- (.*)$/.exec(line) ?? [];
    const node = nodeOf(rest);
    const depth = indent.length / 2;
    open[depth]?.children.push(node);
    open.splice(depth + 1, open.length, node);
  }
  return root.children;
}

/** “role "name" [state]: text”, the first part in quotes where it holds what YAML would misread. */
function nodeOf(line: string): Node {
  const quoted = /^'((?:[^']|'')*)'(?::\s?(.*))?$/.exec(line);
  const plain = /^([^\s:"]+(?: "(?:[^"\\]|\\.)*")?(?: \[[^\]]*\])*)(?::\s?(.*))?$/.exec(line);
  const [, key = line, text = ""] = quoted ?? plain ?? [];
  return { key: quoted ? key.replaceAll("''", "'") : key, text, children: [] };
}

const roleOf = ({ key }: Node) => key.split(" ")[0]!;

const isContent = (node: Node) =>
  node.key.startsWith("/") ||
  /^option "\d\d:\d\d"$/.test(node.key) ||
  ["text", "time", "emphasis", "mark", "strong"].includes(roleOf(node)) ||
  (roleOf(node) === "definition" && node.children.length === 0) ||
  node.text.length > (roleOf(node) === "listitem" ? longItem : longLabel);

/** A word of a text that leads to what explains it comes and goes with the text. */
function isExplainedWord(node: Node, siblings: Node[]): boolean {
  const url = node.children.find(({ key }) => key === "/url");
  return (
    siblings.some((one) => roleOf(one) === "text" && one.text.length > longItem) &&
    /^"?\/(sozluk\/|evler#)/.test(url?.text ?? "")
  );
}

/** A text whose only links are such words is content like any other. */
const isExplainedText = (node: Node) =>
  ["paragraph", "definition"].includes(roleOf(node)) &&
  node.children.some((child) => isExplainedWord(child, node.children)) &&
  kept(node.children).length === 0;

function kept(children: Node[]): Node[] {
  const seen = new Map<string, number>();
  return children.filter((child) => {
    const role = roleOf(child);
    seen.set(role, (seen.get(role) ?? 0) + 1);
    if (manyOfAKind.includes(role) && seen.get(role)! > most) return false;
    if (isExplainedWord(child, children) || isExplainedText(child)) return false;
    return !isContent(child) || role === "img";
  });
}

function print(node: Node, indent: string): string[] {
  const children = kept(node.children);
  const isWhole = children.length === node.children.length && children.length > 1;
  const label = node.text && node.text.length <= longLabel ? `: ${node.text}` : "";
  const key = yamlKey(shortened(node.key));
  return [
    `${indent}- ${key}${children.length > 0 ? ":" : label}`,
    ...(isWhole ? [`${indent}  - /children: equal`] : []),
    ...children.flatMap((child) => print(child, `${indent}  `)),
  ];
}

/** A long name is content too: its beginning is enough. */
function shortened(key: string): string {
  const [, role, name = "", state = ""] = /^(\S+) "((?:[^"\\]|\\.)*)"(.*)$/.exec(key) ?? [];
  if (role === "img") return `img /./`;
  if (name.length <= longLabel) return key;
  const beginning = name.slice(0, 24).replace(/[.*+?^${}()|[\]\\/]/g, ".");
  return `${role} /^${beginning}/${state}`;
}

const yamlKey = (key: string) =>
  /[:#'{}]|\/\^/.test(key) ? `'${key.replaceAll("'", "''")}'` : key;
