import { houseAddress, termAddress } from "./addresses.ts";
import type { Term } from "./glossary.ts";
import type { GuideBlock, GuideLine } from "./guide-text.ts";
import type { Linked } from "./linked-names.ts";

type Known = { pattern: RegExp; pathOf: (match: RegExpMatchArray) => string };

/** Technical words that a reader may not know, and how texts say them; the glossary calls them by one of the names. */
const technical: [names: string[], said: string][] = [
  [["Yücelme", "Yücelim"], "[Yy]ücel(?:me|ir|di|en|miş)\\p{L}*"],
  [["Zararda", "Zararlı konum", "Zarar"], "[Zz]ararda\\p{L}*"],
  [["Düşüş", "Düşüşte"], "[Dd]üşüş(?:te|tedir|ünde|ündeki)(?!\\p{L})"],
  [["Öncü nitelik", "Öncü burçlar", "Nitelik"], "[Öö]ncü (?:nitelik|burç|burc)\\p{L}*"],
  [["Sabit nitelik", "Sabit burçlar", "Nitelik"], "[Ss]abit (?:nitelik|burç|burc)\\p{L}*"],
  [["Değişken nitelik", "Değişken burçlar", "Nitelik"], "[Dd]eğişken (?:nitelik|burç|burc)\\p{L}*"],
  [["Kavuşum"], "[Kk]avuşum\\p{L}*"],
  [["Karşıt", "Karşıt açı", "Karşıtlık"], "[Kk]arşıt(?:lık\\p{L}*| aç\\p{L}+)"],
  [["Kare"], "[Kk]are aç\\p{L}+"],
  [["Üçgen"], "[Üü]çgen(?: aç\\p{L}+|(?= kur| yap))"],
  [["Altmışlık"], "(?<!yarım )[Aa]ltmışlık\\p{L}*"],
  [["Yükselen", "Yükselen burç"], "[Yy]ükselen(?: burc\\p{L}*| burç\\p{L}*|iniz\\p{L}*)"],
  [["Tepe noktası"], "[Tt]epe nokta\\p{L}*"],
  [["Geri gidiş", "Geri gidiş (retro)", "Retro"], "[Gg]eri gidiş\\p{L}*"],
  [["Geçiş", "Geçiş (transit)", "Transit"], "(?:[Gg]eçiş \\(transit\\)|[Tt]ransit\\p{L}*)"],
  [["Orb"], "[Oo]rb(?!\\p{L})"],
  [["Ekliptik"], "[Ee]kliptik\\p{L}*"],
  [["Ekinoks"], "[Ee]kinoks\\p{L}*"],
  [["Stelyum"], "[Ss]telyum\\p{L}*"],
];

const ordinals =
  "[Bb]irinci [İi]kinci [Üü]çüncü [Dd]ördüncü [Bb]eşinci [Aa]ltıncı [Yy]edinci [Ss]ekizinci [Dd]okuzuncu [Oo]nuncu [Oo]n_birinci [Oo]n_ikinci"
    .split(" ")
    .map((word) => word.replace("_", " "));

/** “7. ev”, “yedinci eviniz”: not “evli”, and no house that is lived in has a number. */
const house = (number: number): Known => ({
  pattern: new RegExp(
    `(?<![\\p{L}\\d]|[Oo]n )(?:${number}\\.|${ordinals[number - 1]}) ev(?:i|e|de|deki|den|in|iniz\\p{L}*|inin|ine|inde\\p{L}*|inden)?(?!\\p{L})`,
    "gu",
  ),
  pathOf: () => houseAddress(number),
});

function known(terms: Pick<Term, "term" | "slug">[]): Known[] {
  const words = technical.flatMap(([names, said]): Known[] => {
    const term = terms.find((one) => names.includes(one.term));
    if (!term) return [];
    const pattern = new RegExp(`(?<!\\p{L})${said}`, "gu");
    return [{ pattern, pathOf: () => termAddress(term.slug) }];
  });
  return [...words, ...ordinals.map((_, index) => house(index + 1))];
}

/**
 * In one text, the first uses of technical words lead to what explains them: at most a few, one in a paragraph, and none
 * where something is linked already.
 */
export function termLinker(terms: Pick<Term, "term" | "slug">[], most = 3) {
  const all = known(terms);
  const seen = new Set<string>();
  return (parts: Linked[]): Linked[] => {
    const [text] = parts;
    if (seen.size >= most || parts.length !== 1 || typeof text !== "string") return parts;
    const found = all
      .flatMap(({ pattern, pathOf }) =>
        [...text.matchAll(pattern)].slice(0, 1).map((match) => ({ match, path: pathOf(match) })),
      )
      .filter(({ path }) => !seen.has(path))
      .sort((a, b) => a.match.index - b.match.index)[0];
    if (!found) return parts;
    seen.add(found.path);
    const { index } = found.match;
    const said = found.match[0];
    const link = { text: said, path: found.path };
    return [text.slice(0, index), link, text.slice(index + said.length)];
  };
}

/** Guide text whose words may be links; labels and headings have none. */
export type LinkedLine = Omit<GuideLine, "text"> & { text: Linked[] };
export type LinkedBlock =
  | { kind: "heading"; text: string }
  | ({ kind: "paragraph" } & LinkedLine)
  | { kind: "cards"; numbered: boolean; items: LinkedLine[] };

export function linkedBlocks(
  blocks: GuideBlock[],
  link: (parts: Linked[]) => Linked[],
): LinkedBlock[] {
  const linked = <Line extends GuideLine>(line: Line) => ({ ...line, text: link([line.text]) });
  return blocks.map((block) => {
    if (block.kind === "heading") return block;
    return block.kind === "cards" ? { ...block, items: block.items.map(linked) } : linked(block);
  });
}
