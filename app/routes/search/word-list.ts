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
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  );
}
