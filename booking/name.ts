import { fold } from "./fold-letters.ts";

/** Characters. */
export const longestName = 100;
const refused = /[\p{N}\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

/** Endings that phones turn into links even after a single letter, but for those that end a name too: "J.Li". */
const endings =
  `com|net|org|info|biz|xyz|online|site|website|web|shop|store|club|top|app|dev|link|click|live
  |space|fun|icu|vip|pro|mobi|io|co|me|mp|gd|ly|gg|cc|tv|ws|tr|ru|cn|tk|ml|gq|cf|pw|eu|uk|ir`.replace(
    /\s/g,
    "",
  );
const webAddress = new RegExp(
  String.raw`http|://|www\.|\p{L}\.(?:(?:${endings})(?![\p{L}\p{M}])|\p{L}{2,}/)`,
  "iu",
);

/** What stands before a name and a point, without a blank as often as not: "Prof.Dr.Ali Kaya". Folded. */
const titles = new Set(
  `alb ars av bnb doc dr dt dyt ecz fzt gor hz kpt mim mr mrs ms muh ogr op opr ord prof psik psk sn st
  tgm uzm vet yb yrd yuk yzb`.split(/\s+/),
);

/** What the name field keeps of what was typed: no digit, nothing invisible. */
export function maskName(typed: string): string {
  return typed.replace(new RegExp(refused, "gu"), "");
}

export function isName(name: string): boolean {
  const length = [...name.trim()].length;
  return (
    length <= longestName && /\p{L}/u.test(name) && !refused.test(name) && !hasWebAddress(name)
  );
}

/** Names go into text messages, where a link would carry the academy's word. */
export function hasWebAddress(text: string): boolean {
  const plain = text.normalize("NFKC").replaceAll("。", ".");
  const runs = plain.match(/[\p{L}\p{M}.-]+/gu) ?? [];
  return webAddress.test(plain) || runs.some(isAddress);
}

/** Words with nothing but a point between them: there are more endings of addresses than anyone can list. */
function isAddress(run: string): boolean {
  const words = run.split(".");
  const first = words.findIndex((word) => word !== "" && !isShortened(word));
  return first >= 0 && words.slice(first + 1).some((word) => /\p{L}{2,}/u.test(word));
}

function isShortened(word: string): boolean {
  return /^\p{L}\p{M}*$/u.test(word) || titles.has(fold(word));
}

/** Whether they may be one person's: the words of one are all in the other, in any order. */
export function namesAgree(one: string, other: string): boolean {
  const [fewer, more] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.size - b.size);
  return fewer!.isSubsetOf(more!);
}

/** Folded. A hyphen parts words, too. */
export function wordsOf(name: string): Set<string> {
  return new Set(
    fold(name)
      .split(/[\s-]+/)
      .filter(Boolean),
  );
}
