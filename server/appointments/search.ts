import { type RawBuilder, type SqlBool, sql } from "kysely";
import { fold } from "../../booking/fold-letters.ts";

/** More than anyone types; each costs a look at every name. */
const mostWords = 8;

/** Which appointments a search means, and how well each fits: 0 is the best. */
export type Search = { isFound: RawBuilder<SqlBool>; rank: RawBuilder<number> };

/**
 * Words in any order, each in the name, the note or the number; or a number however it is written.
 * Erased appointments have none of them.
 */
export function searchOf(text: string): Search {
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
    isFound: named(or([inPhone, contains(foldedNote, fold(text))])),
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
    isFound: named(
      every((word) => {
        const places = [inName(word), contains(foldedNote, word)];
        return or(/^\d+$/.test(word) ? [...places, contains(sql`phone`, word)] : places);
      }),
    ),
    rank: sql`case
      when ${every((word) => like(spacedName, `% ${escaped(word)} %`))} then 0
      when ${every((word) => like(spacedName, `% ${escaped(word)}%`))} then 1
      when ${every(inName)} then 2
      else 3 end`,
  };
}

/** The index of names holds what is not erased. */
const named = (found: RawBuilder<SqlBool>) => sql<SqlBool>`name is not null and (${found})`;

/** So that every word of it has a space on both sides. */
const spacedName = sql`' ' || replace(name_folded, '-', ' ') || ' '`;

/** As `fold` does, for the letters that are typed here; neither engine's `lower` knows them all. */
const foldedNote = sql`lower(${[..."ıİşŞğĞçÇöÖüÜâÂîÎûÛéÉèÈêÊáÁàÀäÄñÑ"].reduce<RawBuilder<unknown>>(
  (text, letter) => sql`replace(${text}, ${sql.lit(letter)}, ${sql.lit(fold(letter))})`,
  sql`note`,
)})`;

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
