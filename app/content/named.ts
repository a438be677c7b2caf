/** Whether a text says a proper name, with or without a suffix: “Venüs”, “Venüs’ün”, not “Venüslü”. */
export const namesWord = (text: string, name: string): boolean =>
  new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, "u").test(text);

/** Whether a text says a technique's name, which is no proper name: “Güneş dönüşünü”, “tutulması”. */
export const namesTechnique = (text: string, name: string): boolean =>
  new RegExp(techniquePattern(name), "u").test(text);

/** Its words begin with a large or a small letter, and its last one may go on with suffixes. */
export const techniquePattern = (name: string): string =>
  `(?<!\\p{L})${name.replace(/\p{Lu}/gu, (letter) => `[${letter}${letter.toLocaleLowerCase("tr-TR")}]`)}\\p{L}*`;
