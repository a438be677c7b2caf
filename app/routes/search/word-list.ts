/** A sorted list of words, and the places in it. */

export function exactly(words: string[], word: string): number | undefined {
  const place = firstFrom(words, word);
  return words[place] === word ? place : undefined;
}

export function startingWith(words: string[], start: string): number[] {
  const found: number[] = [];
  for (let place = firstFrom(words, start); words[place]?.startsWith(start); place += 1) {
    found.push(place);
  }
  return found;
}

/** The place of the first word that is not before the given one. */
function firstFrom(words: string[], word: string): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (words[middle]! < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Whether one letter too many, missing, wrong, or changed with its neighbour makes one the other. */
export function oneLetterApart(a: string, b: string): boolean {
  const longest = Math.max(a.length, b.length);
  if (longest - Math.min(a.length, b.length) > 1) return false;
  let start = 0;
  while (start < longest && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < longest - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const apart = longest - start - end;
  if (apart <= 1) return true;
  return apart === 2 && a[start] === b[start + 1] && a[start + 1] === b[start];
}
