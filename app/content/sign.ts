import { z } from "zod";
import { signAddress } from "./addresses.ts";
import { type GuideBlock, type GuideLine, parseGuideText } from "./guide-text.ts";
import { withNonBreakingSpaces } from "./non-breaking-spaces.ts";
import { isWithinRange } from "./sign-dates.ts";
import { slugOf } from "./slug.ts";
import { countWords, line, pageDescription } from "./text.ts";
import {
  elementNames,
  type GuideSection,
  guideSections,
  type PlanetName,
  planetNames,
  type SignName,
  signNames,
} from "./zodiac.ts";

/** The least words of a section, and the least and most cards. */
const rules: Record<GuideSection, { words: number; cards?: [number, number]; numbered?: boolean }> =
  {
    "Temel Özellikler": { words: 400 },
    Hediyeler: { words: 120, cards: [10, 10], numbered: true },
    Sağlık: { words: 150, cards: [10, 10], numbered: true },
    Taşlar: { words: 110, cards: [8, 8] },
    "Fiziksel Özellikler": { words: 100 },
    Ünlüler: { words: 1, cards: [10, 12] },
    Renkler: { words: 70, cards: [7, 8] },
  };

/** Of a paragraph: all before its first colon is bold. */
const longestLabel = 45;

const profileHeadings = [
  "Güçlü Yönler",
  "Zayıf Yönler",
  "İlişkiler",
  "İş Hayatı",
  "Uyumlu Burçlar",
];

type SignSection = {
  title: GuideSection;
  slug: string;
  content: string;
  blocks: GuideBlock[];
};

export const signSchema = z
  .strictObject({
    name: z.enum(signNames),
    date: line.regex(/^\d{1,2} \p{L}+ - \d{1,2} \p{L}+$/u),
    element: z.enum(elementNames),
    planet: line,
    description: pageDescription,
    /** What the teacher remembers of it, before the strong sides: it may be missing. */
    lesson: line.optional(),
    content: z.string(),
  })
  .transform(({ content, lesson, ...sign }, ctx) => {
    const strengths = `\n\n${profileHeadings[0]}:`;
    const whole = lesson ? content.replace(strengths, `\n\n${lesson}${strengths}`) : content;
    const sections = splitSections(whole);
    for (const { field, message } of sectionProblems(sections, sign.date)) {
      ctx.addIssue({ code: "custom", path: [field], message });
    }
    const slug = slugOf(sign.name);
    return {
      ...sign,
      slug,
      date: withNonBreakingSpaces(sign.date),
      sections: withNonBreakingSpaces(sections),
    };
  });

export type Sign = z.infer<typeof signSchema>;

function splitSections(content: string): SignSection[] {
  return content
    .split(/^# /m)
    .slice(1)
    .map((part) => {
      const end = part.indexOf("\n");
      const title = part.slice(0, end).trim() as GuideSection;
      const body = part.slice(end).trim();
      return { title, slug: slugOf(title), content: body, blocks: parseGuideText(body) };
    });
}

function sectionProblems(sections: SignSection[], dates: string) {
  const titles = sections.map((section) => section.title);
  if (titles.join() !== guideSections.join()) {
    return [{ field: "sections", message: `the sections must be ${guideSections.join(", ")}` }];
  }
  return sections.flatMap((section) => {
    const problems = [
      ...lengthProblems(section),
      ...(section.title === "Temel Özellikler" ? profileProblems(section) : []),
      ...(section.title === "Sağlık" ? healthProblems(section) : []),
      ...(section.title === "Ünlüler" ? celebrityProblems(section, dates) : []),
    ];
    return problems.map((message) => ({ field: section.title, message }));
  });
}

export function cardsOf(section: SignSection) {
  return section.blocks.flatMap((block) => (block.kind === "cards" ? block.items : []));
}

/** The first cards below a heading of the guide. */
function cardsAfter(sign: Pick<Sign, "sections">, heading: string): GuideLine[] {
  for (const { blocks } of sign.sections) {
    const start = blocks.findIndex((block) => block.kind === "heading" && block.text === heading);
    const [cards] = start < 0 ? [] : blocks.slice(start).filter(({ kind }) => kind === "cards");
    if (cards?.kind === "cards") return cards.items;
  }
  return [];
}

export type SignCard = { icon: string; path: string };

/** The icon and link of each card that is about a sign. */
export function signCardsOf(section: SignSection): Record<string, SignCard> {
  const labels = cardsOf(section).map(({ label }) => label);
  const named = signNames
    .filter((name) => labels.includes(name))
    .map((name) => [name, slugOf(name)]);
  return Object.fromEntries(
    named.map(([name, slug]) => [name, { icon: slug, path: signAddress(slug!) }]),
  );
}

function lengthProblems(section: SignSection): string[] {
  const { words, cards, numbered = false } = rules[section.title];
  const found = cardsOf(section);
  const problems: string[] = [];
  const length = countWords(section.content);
  for (const block of section.blocks) {
    if (block.kind !== "paragraph" || (block.label?.length ?? 0) <= longestLabel) continue;
    problems.push(`a colon would make a bold label of “${block.label?.slice(0, 40)}…”`);
  }
  if (length < words) problems.push(`at least ${words} words, found ${length}`);
  if (cards && (found.length < cards[0] || found.length > cards[1])) {
    problems.push(`${cards.join("–")} items, found ${found.length}`);
  }
  if (cards && section.blocks[0]?.kind !== "paragraph" && section.title !== "Ünlüler") {
    problems.push("a lead paragraph before the items");
  }
  if (
    cards &&
    section.blocks.some((block) => block.kind === "cards" && block.numbered !== numbered)
  ) {
    problems.push(`the items must be ${numbered ? "numbered" : "dashed"}`);
  }
  if (cards && found.some((item) => !item.label)) problems.push('every item is "Name: text"');
  return problems;
}

function profileProblems(section: SignSection): string[] {
  const headings = section.blocks.flatMap((block) =>
    block.kind === "heading" ? [block.text] : [],
  );
  return profileHeadings
    .filter((heading) => !headings.includes(heading))
    .map((heading) => `the heading "${heading}:" is missing`);
}

function healthProblems(section: SignSection): string[] {
  const last = section.blocks.at(-1);
  const sendsToDoctor = last?.kind === "paragraph" && /hekim|doktor/i.test(last.text);
  return sendsToDoctor ? [] : ["a conclusion that sends the reader to a doctor closes the section"];
}

function celebrityProblems(section: SignSection, dates: string): string[] {
  return cardsOf(section).flatMap(({ label, text }) => {
    const birth = /^(\d{1,2} \p{L}+ \d{4}) – \S/u.exec(text)?.[1];
    if (!birth) return [`${label}: "Name: 1 Ocak 1970 – who" expected`];
    return isWithinRange(birth, dates) ? [] : [`${label}: ${birth} is outside ${dates}`];
  });
}

/** Two for “Neptün & Jüpiter”. */
export function rulersOf({ planet }: Pick<Sign, "planet">): PlanetName[] {
  return planet.split(" & ").flatMap((written) => planetNames.filter((name) => name === written));
}

/** The signs that a planet rules. */
export const ruledBy = (planet: PlanetName, signs: Pick<Sign, "name" | "planet">[]): SignName[] =>
  signNames.filter((name) =>
    signs.some((sign) => sign.name === name && rulersOf(sign).includes(planet)),
  );

/** The signs of the cards below “Uyumlu Burçlar”. */
export function compatibleSigns(sign: Sign): SignName[] {
  const labels = cardsAfter(sign, "Uyumlu Burçlar").map(({ label }) => label);
  return signNames.filter((name) => labels.includes(name));
}
