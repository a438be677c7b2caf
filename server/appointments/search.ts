import { setImmediate } from "node:timers/promises";
import { type Kysely, type RawBuilder, type SqlBool, sql } from "kysely";
import { fold } from "../../booking/fold-letters.ts";
import type { SlotRow, Tables } from "../database/schema.ts";
import type { appointmentsIn } from "./read.ts";

/** Each word is compared with every name. */
const mostWords = 8;

/** Rows compared in one query. Other work runs between two queries, since SQLite blocks the process. */
const rowsAtOnce = 1000;

/** Which appointments match a search, and how well: 0 is the best rank. */
type Search = { isFound: RawBuilder<SqlBool>; rank: RawBuilder<number> };

export type SearchMatch = Pick<SlotRow, "id" | "starts_at" | "created_at"> & {
  /** The rank; null if it does not match. */
  fit: number | null;
};

/** The rank of each of these appointments, the latest first, without erased ones. */
export async function* matchesOf(
  db: Kysely<Tables>,
  appointments: ReturnType<typeof appointmentsIn>,
  text: string,
): AsyncGenerator<SearchMatch> {
  let after: SearchMatch | undefined;
  for (;;) {
    const matches = await someOf(db, appointments, { text, after }).execute();
    yield* matches;
    if (matches.length < rowsAtOnce) return;
    after = matches.at(-1)!;
    await setImmediate();
  }
}

export function someOf(
  db: Kysely<Tables>,
  appointments: ReturnType<typeof appointmentsIn>,
  { text, after }: { text: string; after?: Pick<SearchMatch, "starts_at" | "id"> },
) {
  const { isFound, rank } = searchOf(text);
  // An index covers the rows with a name, that is those that are not erased.
  const some = appointments
    .clearSelect()
    .select(["id", "phone", "starts_at", "created_at", "name_folded", "note_folded"])
    .where("name", "is not", null)
    .$if(after !== undefined, (query) =>
      query.where(sql<SqlBool>`(starts_at, id) < (${after!.starts_at}, ${after!.id})`),
    )
    .orderBy("starts_at", "desc")
    .orderBy("id", "desc")
    .limit(rowsAtOnce);
  return db
    .selectFrom(some.as("some"))
    .select(["id", "starts_at", "created_at"])
    .select(sql<number | null>`case when ${isFound} then ${rank} end`.as("fit"))
    .orderBy("starts_at", "desc")
    .orderBy("id", "desc");
}

/** A phone number in any notation, or words that are all found in name, note or number. */
function searchOf(text: string): Search {
  const digits = digitsOf(text);
  return digits ? byPhone(digits, text) : byWords(text);
}

/** Of a number in any notation; undefined if it is none. */
function digitsOf(text: string): string | undefined {
  const digits = text.replace(/[\s()+./-]/g, "");
  return /^\d+$/.test(digits) ? digits : undefined;
}

function byPhone(digits: string, text: string): Search {
  const spellings = [digits, ...storedForms(digits)];
  const inPhone = or([
    contains(sql`phone`, digits),
    ...spellings.slice(1).map((start) => like(sql`phone`, `${escaped(start)}%`)),
  ]);
  return {
    isFound: or([inPhone, contains(sql`note_folded`, fold(text))]),
    rank: sql`case when phone in (${sql.join(spellings)}) then 0 when ${inPhone} then 1 else 3 end`,
  };
}

/** "90 532" and "0090 0532" mean numbers that begin with 0532, "0049 170" those that begin with +49170. */
function storedForms(digits: string): string[] {
  const [, national] = /^(?:00)?90(?:0(?=[1-9]))?([1-9]\d*)$/.exec(digits) ?? [];
  const [, abroad] = /^00(?!90)([1-9]\d*)$/.exec(digits) ?? [];
  return [...(national ? [`0${national}`] : []), ...(abroad ? [`+${abroad}`] : [])];
}

/** Names of clients of which every typed word begins a word. See `people.search`. */
export function nameBegins(typed: string): RawBuilder<SqlBool> {
  return and(spacedWords(typed).map((word) => like(sql`search`, `% ${escaped(word)}%`)));
}

/** A client's name or number, as `searchOf` finds an appointment's. */
export function personFound(text: string): RawBuilder<SqlBool> {
  const digits = digitsOf(text);
  if (!digits) return and(spacedWords(text).map((word) => contains(sql`search`, word)));
  const starts = storedForms(digits).map((start) => like(sql`search`, `% ${escaped(start)}%`));
  return or([contains(sql`search`, digits), ...starts]);
}

function spacedWords(text: string): string[] {
  return wordsOf(fold(text).replaceAll("-", " "));
}

function wordsOf(folded: string): string[] {
  return folded.split(/\s+/).filter(Boolean).slice(0, mostWords);
}

function byWords(text: string): Search {
  const words = wordsOf(fold(text));
  const every = (test: (word: string) => RawBuilder<SqlBool>) => and(words.map(test));
  const inName = (word: string) => contains(sql`name_folded`, word);
  return {
    isFound: every((word) => {
      const places = [inName(word), contains(sql`note_folded`, word)];
      return or(/^\d+$/.test(word) ? [...places, contains(sql`phone`, word)] : places);
    }),
    rank: sql`case
      when ${every((word) => like(spacedName, `% ${escaped(word)} %`))} then 0
      when ${every((word) => like(spacedName, `% ${escaped(word)}%`))} then 1
      when ${every(inName)} then 2
      else 3 end`,
  };
}

/** Every word has a space on both sides. */
const spacedName = sql`' ' || replace(name_folded, '-', ' ') || ' '`;

function contains(column: RawBuilder<unknown>, part: string) {
  return like(column, `%${escaped(part)}%`);
}

function like(column: RawBuilder<unknown>, pattern: string) {
  return sql<SqlBool>`${column} like ${pattern} escape '\\'`;
}

function escaped(part: string): string {
  return part.replace(/[\\%_]/g, "\\$&");
}

function and(conditions: RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

function or(conditions: RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;
}
