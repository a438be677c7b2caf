const longest = 100;
const refused = /[\p{N}\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

/** Endings that phones turn into links, but for those that end a name too: "Dr.Su", "J.Li". */
const endings =
  `com|net|org|info|biz|xyz|online|site|website|web|shop|store|club|top|app|dev|link|click|live
  |space|fun|icu|vip|pro|mobi|io|co|me|ly|gg|cc|tv|ws|tr|ru|cn|tk|ml|gq|cf|pw|eu|uk|ir`.replace(
    /\s/g,
    "",
  );
const webAddress = new RegExp(
  String.raw`http|://|www[.。]|\p{L}[.。](?:(?:${endings})(?![\p{L}\p{M}])|\p{L}{2,}/)`,
  "iu",
);

/** What the name field keeps of what was typed: no digit, nothing invisible. */
export function maskName(typed: string): string {
  return typed.replace(new RegExp(refused, "gu"), "");
}

export function isName(name: string): boolean {
  const length = [...name.trim()].length;
  return length <= longest && /\p{L}/u.test(name) && !refused.test(name) && !hasWebAddress(name);
}

/** Names go into text messages, where a link would carry the academy's word. */
export function hasWebAddress(text: string): boolean {
  return webAddress.test(text.normalize("NFKC"));
}
