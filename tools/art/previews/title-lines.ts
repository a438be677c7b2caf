export type WidthOf = (text: string, size: number) => number;

/** "ve" opens a line rather than closing one; "için" stays with the word that it follows. */
const mayBreak = (before: string, after: string) => before !== "ve" && after !== "için";

/** The ways to set the words in at most `most` lines. */
function settings(words: string[], most: number): string[][] {
  const whole = [[words.join(" ")]];
  if (most === 1) return whole;
  const broken = words.slice(1).flatMap((word, i) => {
    if (!mayBreak(words[i]!, word)) return [];
    const first = words.slice(0, i + 1).join(" ");
    return settings(words.slice(i + 1), most - 1).map((rest) => [first, ...rest]);
  });
  return [...whole, ...broken];
}

const sizes = [100, 94, 88, 82, 76, 70, 64, 58];

/** The lines in which a title fits its column: as large as can be, a further line being worth 8 px. */
export function titleLines(title: string, column: number, widthOf: WidthOf, most = 3) {
  const ways = settings(title.split(" "), most).flatMap((lines) => {
    const widest = (size: number) => Math.max(...lines.map((line) => widthOf(line, size)));
    const size = sizes.find((each) => widest(each) <= column);
    return size ? [{ lines, size, score: size - 8 * lines.length, widest: widest(size) }] : [];
  });
  const best = ways.sort((a, b) => b.score - a.score || a.widest - b.widest)[0];
  if (!best) throw new Error(`too long for its picture: ${title}`);
  return best;
}
