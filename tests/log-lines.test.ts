import { globSync, readFileSync } from "node:fs";
import { type ESTree, parseSync, Visitor } from "vite";
import { expect, test } from "vitest";

/** Said by Fastify itself. */
const listening = "Server listening at 7";

/** The messages that the server's sources log, with a number for whatever is filled in. */
function messagesIn(file: string): string[] {
  const found: string[] = [];
  new Visitor({
    CallExpression({ callee, arguments: given }) {
      const last = given.at(-1);
      if (isLogging(callee)) found.push(last ? textOf(last) : "nothing");
      // What is handed on together with the log.
      const place = given.findIndex((one) => one.type === "Identifier" && one.name === "log");
      const next = given[place + 1];
      if (place >= 0 && next?.type === "Literal") found.push(textOf(next));
    },
  }).visit(parseSync(file, readFileSync(file, "utf8")).program);
  return found.filter((text) => text !== handedOn);
}

/** log.warn(…), app.log.info(…), request.log[level](…), and what the server prints of itself. */
function isLogging(callee: ESTree.Expression): boolean {
  if (callee.type !== "MemberExpression") return false;
  const { object, property } = callee;
  if (object.type === "Identifier" && object.name === "console")
    return property.type === "Identifier" && property.name === "log";
  const isLog =
    (object.type === "Identifier" && object.name === "log") ||
    (object.type === "MemberExpression" &&
      object.property.type === "Identifier" &&
      object.property.name === "log");
  const level = property.type === "Identifier" ? property.name : "";
  return isLog && ["level", "info", "warn", "error", "fatal"].includes(level);
}

const handedOn = "complaint";

function textOf(node: ESTree.Argument): string {
  if (node.type === "Literal") return String(node.value);
  if (node.type === "TemplateLiteral")
    return node.quasis.map(({ value }) => value.cooked).join("7");
  return node.type === "Identifier" ? node.name : `not a text in ${node.type}`;
}

const sources = globSync("server/**/*.ts").filter(
  (file) => !file.endsWith(".test.ts") && !/commands\/(?!serve)/.test(file),
);

/** The first cells of the table of lines; "…" stands for anything. */
function explained(): RegExp[] {
  const [, section = ""] = readFileSync("docs/operations.md", "utf8").split(
    "## What the server says",
  );
  const table = section
    .split("\n### ")[0]!
    .split("\n")
    .filter((line) => line.startsWith("| `"));
  const lines = table.flatMap((row) => [...row.split("|")[1]!.matchAll(/`([^`]+)`/g)]);
  return lines.map(([, line]) => new RegExp(`^${RegExp.escape(line!).replaceAll("…", ".*")}$`));
}

test("Operations explain every line that the server can log, and none that it cannot", () => {
  const messages = [listening, ...sources.flatMap(messagesIn)];
  expect(messages.length).toBeGreaterThan(20);
  const lines = explained();
  expect(messages.filter((text) => !lines.some((line) => line.test(text)))).toEqual([]);
  expect(lines.filter((line) => !messages.some((text) => line.test(text)))).toEqual([]);
});
