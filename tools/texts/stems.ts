const stemLength = 5;

/** A word cut to where most Turkish suffixes begin; a masked name stays one. */
export function stemOf(word: string): string {
  return word.startsWith("<") ? word : word.slice(0, stemLength);
}
