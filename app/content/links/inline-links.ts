import {
  chartAddresses,
  entryAddress,
  houseAddress,
  placementAddress,
  planetAddresses,
} from "../addresses.ts";
import type { Chart } from "../chart.ts";
import type { Term } from "../glossary.ts";
import type { GuideBlock, GuideLine } from "../guide-text.ts";
import { techniquePattern } from "../named.ts";
import { slugOf } from "../slug.ts";
import { planetNames, signNames } from "../zodiac.ts";
import { technicalTerms } from "./technical-terms.ts";

/** A part of a text: plain, or a link. `explains` marks links from technical words to their explanation. */
export type Linked = string | { text: string; path: string; explains?: true };

/** What names in a text link to. If a paragraph has several, the kind that is given first wins. */
export type NameKind = "placement" | "technique" | "planet";
type Name = { kind: NameKind; pattern: RegExp; pathOf: (match: RegExpMatchArray) => string };
type Technique = Pick<Chart, "id" | "name">;

const begin = "(?<!\\p{L})";
const planet = `(?<planet>${planetNames.join("|")})(?:’\\p{L}+)?(?!\\p{L})`;
const sign = `(?<sign>${signNames.join("|")})`;

/** “Venüs’ü Yay’da” and “Koç’taki Neptün” */
const placements = [`${planet} ${sign}’[dt][ae]\\p{L}*`, `${sign}’[dt][ae]ki ${planet}`];

/** Not Güneş and Ay, which texts mention in passing; nor signs, which they mention all the time. */
const planetAlone = `(?!Güneş|Ay)${planet}`;

const names = (charts: Technique[]): Name[] => [
  ...placements.map(
    (pattern): Name => ({
      kind: "placement",
      pattern: new RegExp(begin + pattern, "gu"),
      pathOf: ({ groups }) => placementAddress(slugOf(groups!.planet!), slugOf(groups!.sign!)),
    }),
  ),
  ...charts.map(
    ({ id, name }): Name => ({
      kind: "technique",
      pattern: new RegExp(techniquePattern(name), "gu"),
      pathOf: () => chartAddresses().link(id),
    }),
  ),
  {
    kind: "planet",
    pattern: new RegExp(begin + planetAlone, "gu"),
    pathOf: ({ groups }) => planetAddresses().link(slugOf(groups!.planet!)),
  },
];

/**
 * Links names in one text, paragraph by paragraph: one a paragraph, each page once, never the page itself, and at most
 * `most` in all.
 */
export function nameLinker(charts: Technique[], kinds: NameKind[], address: string, most = 4) {
  const known = kinds.flatMap((kind) => names(charts).filter((name) => name.kind === kind));
  const seen = new Set([address]);
  return (paragraph: string): Linked[] => {
    if (seen.size > most) return [paragraph];
    for (const { pattern, pathOf } of known) {
      for (const match of paragraph.matchAll(pattern)) {
        const path = pathOf(match);
        if (seen.has(path)) continue;
        seen.add(path);
        const [text] = match;
        const rest = paragraph.slice(match.index + text.length);
        return [paragraph.slice(0, match.index), { text, path }, rest];
      }
    }
    return [paragraph];
  };
}

/**
 * Links names in paragraphs, and technical words in paragraphs and lists, of HTML made from Markdown. Elements that have
 * a link already are left alone.
 */
export function linkParagraphs(
  html: string,
  names: (text: string) => Linked[],
  terms = (parts: Linked[]) => parts,
): string {
  return html.replace(/<(p|li)>((?:(?!<a ).)*?)<\/\1>/gs, (_, tag: string, paragraph: string) => {
    // A bold beginning serves as a heading, and has no links.
    const [heading = ""] = /^<strong>.*?<\/strong>/s.exec(paragraph) ?? [];
    const text = paragraph.slice(heading.length);
    const linked = terms(tag === "p" ? names(text) : [text]).map(inHtml);
    return `<${tag}>${heading}${linked.join("")}</${tag}>`;
  });
}

function inHtml(part: Linked): string {
  if (typeof part === "string") return part;
  return `<a ${part.explains ? 'class="term" ' : ""}href="${part.path}">${part.text}</a>`;
}

type TermUse = { index: number; text: string; path: string };

const ordinals =
  "birinci ikinci üçüncü dördüncü beşinci altıncı yedinci sekizinci dokuzuncu onuncu on_birinci on_ikinci"
    .split(" ")
    .map((word) => word.replace("_", " "));

/** “7. ev”, “yedinci eviniz”, but not “evli” */
const house = (number: number) =>
  `(?<!\\d|[Oo]n )(?:${number}\\.|${ordinals[number - 1]}) ev(?:i|e|de|deki|den|in|iniz~|inin|ine|inde~|inden)?`;

/** Lets words begin with a capital, and expands `~` to a suffix. */
function pattern(said: string): string {
  const alternatives = said.replace(
    /(^|\||\(\?:|\)\?)(\p{Ll})/gu,
    (_, before, letter) => `${before}[${letter}${letter.toLocaleUpperCase("tr-TR")}]`,
  );
  return alternatives.replaceAll("~", "\\p{L}*");
}

/** Finds glossary terms, and houses by their number, in a text. */
export function termUses(terms: Pick<Term, "term" | "slug" | "volume">[]) {
  const words = Object.entries(technicalTerms).flatMap(([name, said]) => {
    const term = terms.find((one) => one.term === name);
    return term ? [{ said, path: entryAddress(term) }] : [];
  });
  const houses = ordinals.map((_, index) => ({
    said: house(index + 1),
    path: houseAddress(index + 1),
  }));
  const known = [...words, ...houses];
  const groups = known.map(({ said }, place) => `(?<word${place}>${pattern(said)})`);
  const any = new RegExp(`(?<!\\p{L})(?:${groups.join("|")})(?:’\\p{L}+)?(?!\\p{L})`, "gu");
  return (text: string): TermUse[] =>
    [...text.matchAll(any)].map(({ index, 0: text, groups = {} }) => {
      const place = known.findIndex((_, place) => groups[`word${place}`] !== undefined);
      return { index, text, path: known[place]!.path };
    });
}

/**
 * Links the first use of each technical word in one text to its explanation. Existing links are left alone; `skipped` are
 * addresses that are not linked.
 */
export function termLinker(uses: (text: string) => TermUse[], skipped: string[] = []) {
  const seen = new Set(skipped);
  return (parts: Linked[]): Linked[] => {
    const found = uses(parts.map(wordsOf).join(""));
    let end = 0;
    return parts.flatMap((part) => {
      const begin = end;
      end += wordsOf(part).length;
      const first = found.filter(({ index, path }) => {
        const isFirst = index >= begin && index < end && !seen.has(path);
        if (isFirst) seen.add(path);
        return isFirst;
      });
      if (typeof part !== "string") return [part];
      // Not words that end inside a link.
      const whole = first.filter(({ index, text }) => index + text.length <= end);
      return linkedAt(
        part,
        whole.map((use) => ({ ...use, index: use.index - begin })),
      );
    });
  };
}

const wordsOf = (part: Linked) => (typeof part === "string" ? part : part.text);

function linkedAt(text: string, uses: TermUse[]): Linked[] {
  let end = 0;
  const parts = uses.flatMap(({ index, text: said, path }): Linked[] => {
    const before = text.slice(end, index);
    end = index + said.length;
    return [before, { text: said, path, explains: true }];
  });
  return [...parts, text.slice(end)].filter((part) => part !== "");
}

/** Guide text with links, but none in labels and headings. */
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
