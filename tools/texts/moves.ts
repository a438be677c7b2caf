import type { Finding } from "./finding.ts";
import { firstSentences, lastSentence } from "./first-and-last.ts";
import { knownMoves } from "./known-moves.ts";
import { maskedWords } from "./mask.ts";
import { stemOf } from "./stems.ts";
import type { Text } from "./texts.ts";

/** A move, and the texts of a kind that make it. */
export type Move = { kind: string; name: string; texts: Text[]; of: number };

const mostShared = 1 / 4;
/** Two of four texts may well begin alike. */
const fewestTexts = 3;
const mostPlaces = 12;
/** They say what is seen, and who somebody is. */
const facts = /^(?:image description|sign guide: Ünlüler)$/;
/** Verbs that say nothing without the word before them. */
const light = /^(?:ol|ed|et|ver|gel|kal)/;

/** The moves of each kind that several of its texts share, the most shared first. */
export function movesOf(texts: Text[]): Move[] {
  return [...Map.groupBy(texts, ({ kind }) => kind)].flatMap(([kind, group]) => {
    if (facts.test(kind)) return [];
    const made = new Map<string, Text[]>();
    for (const text of group) {
      for (const name of movesIn(text)) made.set(name, [...(made.get(name) ?? []), text]);
    }
    return [...made]
      .filter(([, sharing]) => sharing.length >= fewestTexts)
      .map(([name, sharing]) => ({ kind, name, texts: sharing, of: group.length }))
      .sort((a, b) => b.texts.length - a.texts.length);
  });
}

export function isShared({ texts, of }: Move): boolean {
  return texts.length > of * mostShared;
}

/** The moves of which a kind has at least half as many as it may, for whoever writes the next one. */
export function moveList(moves: Move[]): string {
  return moves
    .filter(({ texts, of }) => texts.length > (of * mostShared) / 2)
    .map(
      ({ kind, name, texts, of }) =>
        `${`${texts.length} of ${of}`.padStart(10)}  “${kind}” ${name}`,
    )
    .join("\n");
}

/** Named at the first text that makes it, where that opens or closes. */
export function moveFinding({ kind, name, texts, of }: Move): Finding {
  const end = name.startsWith("closes") ? -1 : 0;
  const [first, ...others] = texts.map(({ passages }) => passages.at(end)!);
  const { file, line } = first!;
  const places = others.slice(0, mostPlaces).map((other) => `content/${other.file}:${other.line}`);
  const message = `“${kind}” ${name} in ${texts.length} of ${of} texts, as at ${places.join(", ")}`;
  return { file, line, rule: "shared move", message };
}

function movesIn(text: Text): string[] {
  const known = knownMoves.filter(
    ({ kind, isMade }) => (kind?.test(text.kind) ?? true) && isMade(text),
  );
  return [...known.map(({ name }) => name), ...openingShape(text), ...closingShape(text)];
}

/** Its first two words. Two names alone say nothing on how the sentence is built. */
function openingShape(text: Text): string[] {
  const words = maskedWords(firstSentences(text, 1)[0] ?? "").slice(0, 2);
  if (words.length < 2 || words.every((word) => word.startsWith("<"))) return [];
  return [`opens with “${words.map(shown).join(" ")}”`];
}

function closingShape(text: Text): string[] {
  const words = maskedWords(lastSentence(text));
  const shape = words.slice(light.test(words.at(-1) ?? "") ? -2 : -1);
  if (shape.every((word) => word.startsWith("<"))) return [];
  return [`closes with “${shape.map(shown).join(" ")}”`];
}

function shown(word: string): string {
  const stem = stemOf(word);
  return stem === word ? word : `${stem}…`;
}
