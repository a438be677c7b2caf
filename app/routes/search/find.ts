import { type Asked, corrected, type Matches, matchesOf, meansTheSame, near } from "./matches.ts";
import { eachDocument, explaining, type Kind, legal, type SearchIndex } from "./search-index.ts";
import { isNamed, nameIn, type Term, termsIn, uniqueWords } from "./terms.ts";

export type Result = SearchIndex["entries"][number];
export type Group = { kind: Kind; results: Result[] };

export type Found = {
  /** The best first. */
  groups: Group[];
  /** For each term the words it was found as, to mark them. */
  words: Set<string>[];
  /** What was searched in the end, where that is not what was typed. */
  instead?: { query: string; complete: boolean };
};

/** So many results of each group are shown at first. */
export const inEachGroup = 4;
const worth = {
  title: 12,
  text: 3,
  often: 1,
  main: 2,
  wholeTitle: 3,
  soft: 0.3,
  answer: 100,
  explained: 0.95,
  named: 20,
};
/** So much better must the best part of a query be found than all of it, to be shown instead. */
const betterPart = 1.25;

/** What an answer wants of the results, by their titles. */
export type Wanted = {
  /** They come before all others. */
  first?: string[];
  /** Nothing else is shown. */
  nearest?: string[];
  /** All words of the query were understood: none is dropped. */
  whole?: true;
};

/** Every document that has all terms of the query, or else those that have the best part of it. */
export function find(index: SearchIndex, query: string, wanted: Wanted = {}): Found {
  const documentsOf = (titles: string[] = []) =>
    titles
      .map((title) => index.entries.findIndex((entry) => entry.title === title))
      .filter((document) => document >= 0);
  if (wanted.nearest) {
    const results = documentsOf(wanted.nearest).map((document) => index.entries[document]!);
    return { groups: groupsOf(results), words: [] };
  }
  const terms = askedFor(index, query);
  const needed = neededOf(terms);
  const scoring = terms.filter((term) => !term.absent || needed.includes(term));
  const kept = wanted.whole ? needed : bestPart(index, scoring, needed);
  const first = documentsOf(wanted.first).reverse();
  const scored = [...new Set([...first, ...having(kept)])].map((document) => ({
    document,
    score: scoreOf(index, document, scoring) + worth.answer * (first.indexOf(document) + 1),
  }));
  const results = withNamedFirst(index, query, needed, scored)
    .sort((a, b) => b.score - a.score || a.document - b.document)
    .map(({ document }) => index.entries[document]!);
  const instead = first.length > 0 ? undefined : insteadOf(index, terms, needed, kept);
  return {
    groups: groupsOf(results),
    words: terms.map(({ words }) => words),
    ...(instead && results.length > 0 && { instead }),
  };
}

type Scored = { document: number; score: number };

/** What explains the name that the query is comes first: of all where no page has that as its title, else of its kind. */
function withNamedFirst(index: SearchIndex, query: string, terms: Asked[], scored: Scored[]) {
  const named = index.explained.get(nameIn(query, index.vocabulary, index.explained) ?? "");
  const explains = ({ document }: Scored) => index.entries[document]!.kind === explaining;
  const inTitle = near.form * (worth.text + worth.title);
  const isTitle = ({ document }: Scored) =>
    terms.every(({ scores }) => (scores.get(document) ?? 0) >= inTitle);
  const most = Math.max(...scored.filter(explains).map(({ score }) => score));
  const isPage = scored.some((one) => !explains(one) && isTitle(one));
  return scored.map(({ document, score }) => {
    if (document !== named) return { document, score };
    return { document, score: isPage ? Math.max(score, most + 0.001) : score + worth.named };
  });
}

/** For each term of a query that does not ask when, the words that mean the same; not those that only begin like it. */
export function nearWords(index: SearchIndex, query: string): Set<string>[] {
  return neededOf(askedFor(index, query))
    .filter(({ word }) => !isNamed(word, index.vocabulary.when))
    .map(({ matches }) => {
      const near = [...matches].filter(([, worth]) => worth >= meansTheSame);
      return new Set(near.map(([place]) => index.words[place]!));
    });
}

/** The terms with their scores; a word that no text has is read in another way. */
function askedFor(index: SearchIndex, query: string): Asked[] {
  const withMatches = (term: Term) => ({ ...term, matches: matchesOf(index, term.word) });
  const terms = termsIn(query, index.vocabulary, index.explained)
    .map(withMatches)
    .flatMap((term) => (term.matches.size > 0 ? [term] : corrected(index, term).map(withMatches)));
  return uniqueWords(terms).map((term) => ({
    ...term,
    words: new Set([...term.matches.keys()].map((place) => index.words[place]!)),
    scores: scoresOf(index, term.matches),
  }));
}

/** The terms that a document must have; where no text has one of them, all. */
function neededOf(terms: Asked[]): Asked[] {
  const present = terms.filter(({ absent }) => !absent);
  const hard = present.filter(({ soft }) => !soft);
  return hard.some(({ scores }) => scores.size > 0) ? hard : present.length > 0 ? present : terms;
}

function scoresOf(index: SearchIndex, matches: Matches): Map<number, number> {
  const scores = new Map<number, number>();
  for (const [place, near] of matches) {
    const word = index.words[place]!;
    eachDocument(index.places[place]!, (document, often) => {
      const inTitle = index.entries[document]!.titleWords.has(word) ? worth.title : 0;
      const score = near * (worth.text + inTitle) + (often ? worth.often : 0);
      if (score > (scores.get(document) ?? 0)) scores.set(document, score);
    });
  }
  return scores;
}

const having = ([first, ...others]: Asked[]) =>
  [...(first?.scores.keys() ?? [])].filter((document) =>
    others.every(({ scores }) => scores.has(document)),
  );

function scoreOf({ entries }: SearchIndex, document: number, terms: Asked[]): number {
  const { kind, main, ownWords } = entries[document]!;
  const each = terms.map(
    ({ scores, soft }) => (scores.get(document) ?? 0) * (soft ? worth.soft : 1),
  );
  const sum = each.reduce((all, one) => all + one, 0);
  const byName = each.every((score) => score > worth.text + worth.often);
  if (kind === legal && !byName) return sum / 1000;
  const whole =
    ownWords.length === terms.length &&
    terms.every(({ words }) => ownWords.some((word) => words.has(word)));
  // What explains a word comes after the page that is about it.
  if (kind === explaining) return sum * worth.explained;
  return sum + (main ? worth.main : 0) + (whole ? worth.wholeTitle : 0);
}

/** All terms where documents have them; else those of the document that has most of what was asked. */
function bestPart(index: SearchIndex, terms: Asked[], needed: Asked[]): Asked[] {
  const best = (documents: number[]) =>
    documents
      .map((document) => ({ document, score: scoreOf(index, document, terms) }))
      .reduce((a, b) => (b.score > a.score ? b : a), { document: -1, score: 0 });
  const some = best([...new Set(needed.flatMap(({ scores }) => [...scores.keys()]))]);
  if (some.score <= best(having(needed)).score * betterPart) return needed;
  return needed.filter(({ scores }) => scores.has(some.document));
}

function groupsOf(results: Result[]): Group[] {
  const order = [...new Set(results.map(({ kind }) => kind))];
  return order.map((kind) => ({ kind, results: results.filter((one) => one.kind === kind) }));
}

/** What a reader is told when the results are not for what was typed. */
function insteadOf({ shown }: SearchIndex, terms: Asked[], needed: Asked[], kept: Asked[]) {
  const dropped = terms.filter((term) => needed.includes(term) && !kept.includes(term));
  const absent = terms.filter((term) => term.absent && !needed.includes(term));
  const left = terms.filter((term) => !dropped.includes(term) && !absent.includes(term));
  if (dropped.length + absent.length === 0 && !terms.some((term) => term.corrected))
    return undefined;
  const words = left.map((term) =>
    term.corrected ? (shown.get(term.word) ?? term.word) : term.typed,
  );
  const complete = absent.length === 0 && (dropped.length === 0 || having(needed).length > 0);
  return { query: [...new Set(words)].join(" "), complete };
}
