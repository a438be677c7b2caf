import { globSync, readFileSync, writeFileSync } from "node:fs";
import { parseSync, Visitor } from "vite";

/** `node tests/faults/choose.ts [seed]` chooses 60 places of the product to break, and lists them in faults.json. */
export type Fault = { file: string; line: number; start: number; before: string; after: string };

const shares = { app: 13, panel: 14, server: 20, booking: 8, contract: 5 };
const seed = Number(process.argv[2] ?? 30);

const opposites: Record<string, string> = {
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "===": "!==",
  "!==": "===",
  "&&": "||",
  "||": "&&",
};
const sqlOpposites: Record<string, string> = {
  "=": "!=",
  "!=": "=",
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  is: "is not",
  "is not": "is",
  in: "not in",
  asc: "desc",
  desc: "asc",
};

const random = randomNumbers(seed);
const faults = Object.entries(shares).flatMap(([folder, count]) => someOf(folder, count));
writeFileSync(
  `${import.meta.dirname}/faults.json`,
  `${JSON.stringify({ seed, faults }, null, 1)}\n`,
);
console.log(`Chose ${faults.length} faults with seed ${seed}.`);

/** Different files, each with a chance that grows with the number of its places. */
function someOf(folder: string, count: number): Fault[] {
  const places = globSync(`${folder}/**/*.{ts,tsx}`, { exclude: ["**/*.test.*", "**/*.config.ts"] })
    .sort()
    .flatMap(placesIn);
  const chosen: Fault[] = [];
  while (chosen.length < count) {
    const place = places[Math.floor(random() * places.length)]!;
    if (chosen.every(({ file }) => file !== place.file)) chosen.push(place);
  }
  return chosen;
}

type Node = { start: number; end: number };

function placesIn(file: string): Fault[] {
  const text = readFileSync(file, "utf8");
  const found: Fault[] = [];
  const add = ({ start, end }: Node, after: string) => {
    const line = text.slice(0, start).split("\n").length;
    found.push({ file, line, start, before: text.slice(start, end), after });
  };
  const textOf = ({ start, end }: Node) => text.slice(start, end);
  const addOperator = (left: Node, right: Node, operator: string) => {
    const opposite = opposites[operator];
    const start = text.indexOf(operator, left.end);
    if (opposite && start < right.start) add({ start, end: start + operator.length }, opposite);
  };
  new Visitor({
    BinaryExpression: ({ left, right, operator }) => addOperator(left, right, operator),
    LogicalExpression: ({ left, right, operator }) => addOperator(left, right, operator),
    IfStatement: ({ test }) => add(test, `!(${textOf(test)})`),
    ConditionalExpression: ({ test }) => add(test, `!(${textOf(test)})`),
    CallExpression({ callee, arguments: given }) {
      if (!/\.(where|orderBy|on|having|andWhere)$/.test(textOf(callee))) return;
      for (const one of given) {
        const opposite = "value" in one ? sqlOpposites[String(one.value)] : undefined;
        if (opposite) add(one, `"${opposite}"`);
      }
    },
    // Lists of permissions.
    ArrayExpression({ elements }) {
      if (!/(roles|session)\.ts$/.test(file)) return;
      for (const one of elements)
        if (one && text[one.end] === ",") add({ start: one.start, end: one.end + 1 }, "");
    },
    Literal(node) {
      const isAboutTime = /(time|day|date|clock|calendar|hours|slots|month|expire|limit)/.test(
        file,
      );
      if (typeof node.value === "number" && isAboutTime) add(node, String(node.value + 1));
    },
  }).visit(parseSync(file, text).program);
  return found;
}

/** Mulberry32: the same numbers for the same seed. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
