import { monthNames } from "../../app/content/sign-dates.ts";
import { planetNames, signNames } from "../../app/content/zodiac.ts";

const numbers =
  "sıfır bir iki üç dört dörd beş altı yedi sekiz dokuz on yirmi otuz kırk elli altmış yetmiş seksen doksan yüz bin milyon yarım";

const anyOf = (words: readonly string[]) =>
  words.map((word) => word.toLocaleLowerCase("tr-TR")).join("|");

/** After a name: an apostrophe and what follows it, or a suffix that is written without one. */
const suffix = "(?:’\\p{L}*|l[ae]r\\p{L}*|l[ıiuü]\\p{L}*|s[ıiuü]z\\p{L}*)?";
const sign = new RegExp(`^(?:${anyOf(signNames)})${suffix}$`, "u");
const planet = new RegExp(`^(?:${anyOf(planetNames)})${suffix}$`, "u");
const month = new RegExp(`^(?:${anyOf(monthNames)})(?:’\\p{L}*)?$`, "u");
/** "24’te", "ikinci", "dörder", "üçü", "birinden" */
const numeral = new RegExp(
  `^(?:\\d[\\d.,:–-]*(?:’\\p{L}*)?|(?:${numbers.replaceAll(" ", "|")})(?:[ıiuü]?nc[ıiuü]\\p{L}*|ş?[ae]r|s?[ıiuü](?:n\\p{L}*)?)?)$`,
  "u",
);
const house = /^ev(?:i\p{L}*|e|de\p{L}*|ler\p{L}*|le)?$/u;

const wordsOf = (text: string) =>
  text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[’.,:–-][\p{L}\p{N}]+)*/gu) ?? [];

/** The words of a text in lower case, where a sign, planet, number, month or house is only said to be one. */
export function maskedWords(text: string): string[] {
  const written = wordsOf(text);
  const masked: string[] = [];
  for (const [index, lower] of wordsOf(text.toLocaleLowerCase("tr-TR")).entries()) {
    const named = /^\p{Lu}/u.test(written[index]!);
    if (named && sign.test(lower)) masked.push("<burç>");
    else if (named && planet.test(lower)) masked.push("<gezegen>");
    else if (named && month.test(lower)) masked.push("<ay>");
    else if (numeral.test(lower)) masked.push("<sayı>");
    else if (masked.at(-1) === "<sayı>" && house.test(lower)) masked.push("<ev>");
    else masked.push(lower);
  }
  return masked;
}
