import { chartAddresses, placementAddress, planetAddresses } from "../addresses.ts";
import type { Chart } from "../chart.ts";
import { techniquePattern } from "../named.ts";
import { slugOf } from "../slug.ts";
import { planetNames, signNames } from "../zodiac.ts";

/** Running text: plain, a name that leads to the page on what it names, or a word that leads to what explains it. */
export type Linked = string | { text: string; path: string; explains?: true };

/** What a text may link to. Where a paragraph names several, the first of the given kinds is linked. */
export type NameKind = "placement" | "technique" | "planet";
type Name = { kind: NameKind; pattern: RegExp; pathOf: (match: RegExpMatchArray) => string };
type Technique = Pick<Chart, "id" | "name">;

const begin = "(?<!\\p{L})";
const planet = `(?<planet>${planetNames.join("|")})(?:’\\p{L}+)?(?!\\p{L})`;
const sign = `(?<sign>${signNames.join("|")})`;

/** “Venüs’ü Yay’da” and “Koç’taki Neptün” are readings of ours. */
const placements = [`${planet} ${sign}’[dt][ae]\\p{L}*`, `${sign}’[dt][ae]ki ${planet}`];

/** Neither the Sun nor the Moon: of them a text speaks in passing, and signs it names all the time. */
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
 * Links names in one text, paragraph by paragraph: one in a paragraph, none to the same page twice or to
 * the page itself, and few in all, since each asks the reader to leave.
 */
export function nameLinker(charts: Technique[], kinds: NameKind[], own: string, most = 4) {
  const known = kinds.flatMap((kind) => names(charts).filter((name) => name.kind === kind));
  const seen = new Set([own]);
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
 * The same in HTML made from Markdown, and in none that has a link of its own: names in paragraphs, words to be explained
 * in lists, too.
 */
export function linkParagraphs(
  html: string,
  names: (text: string) => Linked[],
  terms = (parts: Linked[]) => parts,
): string {
  return html.replace(/<(p|li)>((?:(?!<a ).)*?)<\/\1>/gs, (_, tag: string, paragraph: string) => {
    // A bold beginning is a heading in all but name.
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
