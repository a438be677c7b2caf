import { setImmediate } from "node:timers/promises";
import { type Kysely, type RawBuilder, type SqlBool, sql } from "kysely";
import { fold } from "../../booking/fold-letters.ts";
import type { SlotRow, Tables } from "../database/schema.ts";
import type { appointmentsIn } from "./read.ts";

/** More than anyone types; each costs a look at every name. */
const mostWords = 8;

/** SQLite answers without letting go of the process: after so many whatever else waits has its turn. */
const lookedAtOnce = 250;

/** Which appointments a search means, and how well each fits: 0 is the best. */
type Search = { isFound: RawBuilder<SqlBool>; rank: RawBuilder<number> };

export type Looked = Pick<SlotRow, "id" | "phone" | "starts_at" | "created_at"> & {
  /** Null where it is not what was looked for. */
  fit: number | null;
};

/** How each of these appointments fits a search, the latest first. Erased ones have nothing to look at. */
export async function* lookedThrough(
  db: Kysely<Tables>,
  appointments: ReturnType<typeof appointmentsIn>,
  text: string,
): AsyncGenerator<Looked> {
  let after: Looked | undefined;
  for (;;) {
    const looked = await someOf(db, appointments, { text, after }).execute();
    yield* looked;
    if (looked.length < lookedAtOnce) return;
    after = looked.at(-1)!;
    await setImmediate();
  }
}

export function someOf(
  db: Kysely<Tables>,
  appointments: ReturnType<typeof appointmentsIn>,
  { text, after }: { text: string; after?: Pick<Looked, "starts_at" | "id"> },
) {
  const { isFound, rank } = searchOf(text);
  // The index of names holds what is not erased.
  const some = appointments
    .clearSelect()
    .select(["id", "phone", "starts_at", "created_at", "name_folded", "note_folded"])
    .where("name", "is not", null)
    .$if(after !== undefined, (query) =>
      query.where(sql<SqlBool>`(starts_at, id) < (${after!.starts_at}, ${after!.id})`),
    )
    .orderBy("starts_at", "desc")
    .orderBy("id", "desc")
    .limit(lookedAtOnce);
  return db
    .selectFrom(some.as("some"))
    .select(["id", "phone", "starts_at", "created_at"])
    .select(sql<number | null>`case when ${isFound} then ${rank} end`.as("fit"))
    .orderBy("starts_at", "desc")
    .orderBy("id", "desc");
}

/** Words in any order, each in the name, the note or the number; or a number however it is written. */
function searchOf(text: string): Search {
  const digits = text.replace(/[\s()+./-]/g, "");
  return /^\d+$/.test(digits) ? byPhone(digits, text) : byWords(text);
}

function byPhone(digits: string, text: string): Search {
  const spellings = [digits, ...asStored(digits)];
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
function asStored(digits: string): string[] {
  const [, national] = /^(?:00)?90(?:0(?=[1-9]))?([1-9]\d*)$/.exec(digits) ?? [];
  const [, abroad] = /^00(?!90)([1-9]\d*)$/.exec(digits) ?? [];
  return [...(national ? [`0${national}`] : []), ...(abroad ? [`+${abroad}`] : [])];
}

function byWords(text: string): Search {
  const words = fold(text).split(/\s+/).filter(Boolean).slice(0, mostWords);
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

/** So that every word of it has a space on both sides. */
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
