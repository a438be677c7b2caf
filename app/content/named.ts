/** Whether a text contains a proper name, with or without a suffix: “Venüs”, “Venüs’ün”, not “Venüslü”. */
export const namesWord = (text: string, name: string): boolean =>
  new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, "u").test(text);

/** Whether a text contains a technique's name, which takes suffixes without an apostrophe: “Güneş dönüşünü”. */
export const namesTechnique = (text: string, name: string): boolean =>
  new RegExp(techniquePattern(name), "u").test(text);

/** Words may begin with an upper or lower case letter, and the last may have suffixes. */
export const techniquePattern = (name: string): string =>
  `(?<!\\p{L})${name.replace(/\p{Lu}/gu, (letter) => `[${letter}${letter.toLocaleLowerCase("tr-TR")}]`)}\\p{L}*`;
