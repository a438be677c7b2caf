import { wordsOf } from "./words.ts";

/** A piece of text; every second one, from the second on, is to be marked. */
export type Marked = string[];

const longest = 240;
const lead = 70;

/** Cuts a text at the words that a search found. */
export function marked(text: string, found: Set<string>[]): Marked {
  const pieces: Marked = [];
  let end = 0;
  for (const word of wordsOf(text)) {
    if (!found.some((words) => words.has(word.folded))) continue;
    pieces.push(text.slice(end, word.start), text.slice(word.start, word.end));
    end = word.end;
  }
  return [...pieces, text.slice(end)];
}

/** The passage that says most of what the title does not, cut to a few lines around it. */
export function bestPassage(title: string, passages: string[], found: Set<string>[]): Marked {
  const known = foundIn(title, found).flatMap(({ terms }) => terms);
  const worth = (term: number) => (known.includes(term) ? 10 : 100);
  const [best = ""] = passages
    .map((text) => {
      const hits = foundIn(text, found);
      const terms = new Set(hits.flatMap((hit) => hit.terms));
      const score = [...terms].reduce((sum, term) => sum + worth(term), Math.min(hits.length, 9));
      return { text, score };
    })
    .sort((a, b) => b.score - a.score)
    .map(({ text }) => text);
  return marked(excerpt(best, found), found);
}

/** The words of a text that were found, each with the terms of the query that it stands for. */
function foundIn(text: string, found: Set<string>[]) {
  return wordsOf(text).flatMap(({ folded, start }) => {
    const terms = found.flatMap((words, term) => (words.has(folded) ? [term] : []));
    return terms.length > 0 ? [{ start, terms }] : [];
  });
}

/** Begins shortly before the found word from which on most terms are in sight. */
function excerpt(text: string, found: Set<string>[]): string {
  if (text.length <= longest) return text;
  const hits = foundIn(text, found);
  const inSight = (from: number) =>
    new Set(
      hits
        .filter(({ start }) => start >= from && start < from + longest - lead)
        .flatMap(({ terms }) => terms),
    ).size;
  const [first] = hits.toSorted((a, b) => inSight(b.start) - inSight(a.start));
  const from = first && first.start > lead ? text.indexOf(" ", first.start - lead) + 1 : 0;
  const to = text.length - from > longest ? text.lastIndexOf(" ", from + longest) : text.length;
  const end = to < text.length ? " …" : "";
  return (from > 0 ? "… " : "") + text.slice(from, to).replace(/[,;:–-]$/, "") + end;
}
