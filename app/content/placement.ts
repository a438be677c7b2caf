import { z } from "zod";
import { leastWords } from "./lengths.ts";
import { withNonBreakingSpaces } from "./non-breaking-spaces.ts";
import { slugOf } from "./slug.ts";
import { countWords, line, pageDescription } from "./text.ts";
import { planetNames, signNames } from "./zodiac.ts";

/** Pluto's past and next stay in each sign, as the specification states them. */
export const plutoPeriods: Record<string, [last: string, next: string]> = {
  Koç: ["1823-1852", "2068-2098"],
  Boğa: ["1852-1884", "2098-2122"],
  İkizler: ["1884-1914", "2122-2157"],
  Yengeç: ["1914-1939", "2157-2182"],
  Aslan: ["1939-1958", "2182-2208"],
  Başak: ["1958-1971", "2208-2237"],
  Terazi: ["1971-1984", "2237-2269"],
  Akrep: ["1984-1995", "2269-2298"],
  Yay: ["1995-2008", "2298-2323"],
  Oğlak: ["2008-2023", "2323-2352"],
  Kova: ["1778-1798", "2023-2044"],
  Balık: ["1930-1942", "2044-2068"],
};

const block = z.strictObject({
  /** Empty only for Jupiter's closing summary. */
  title: z.union([z.literal(""), line.max(40)]),
  items: z.array(line).min(1).max(5),
});

const position = z.strictObject({
  sign: z.enum(signNames),
  /** The summary that opens the text, also the page's description. */
  lead: pageDescription,
  /** A footnote on a stated year that differs from the computed one; an asterisk in the text refers to it. */
  note: line.max(140).optional(),
  content: z.array(block),
});

export type Position = z.infer<typeof position>;

export const planetSchema = z
  .strictObject({
    name: z.enum(planetNames),
    /** The short description below the planet's name. */
    description: line,
    /** The sign of its exaltation, if astrologers agree; its fall is in the opposite sign. */
    exaltation: z.enum(signNames).optional(),
    /** How long it stays in a sign. */
    speed: line.max(40),
    /** The page's description. */
    summary: pageDescription,
    /** The paragraph that closes the page. */
    general: z.string().trim().min(200),
    positions: z.array(position).length(signNames.length),
  })
  .superRefine((planet, ctx) => {
    planet.positions.forEach((entry, index) => {
      if (entry.sign !== signNames[index]) {
        ctx.addIssue({
          code: "custom",
          path: ["positions", index],
          message: `${signNames[index]} expected here`,
        });
      }
      for (const message of positionProblems(planet.name, entry)) {
        ctx.addIssue({ code: "custom", path: ["positions", entry.sign], message });
      }
    });
  })
  .transform((planet) => ({
    ...planet,
    slug: slugOf(planet.name),
    general: withNonBreakingSpaces(planet.general),
    positions: planet.positions.map((entry) => ({
      ...withNonBreakingSpaces(entry),
      slug: slugOf(entry.sign),
      description: entry.lead,
    })),
  }));

export type Planet = z.infer<typeof planetSchema>;

function positionProblems(planet: string, { sign, lead, note, content }: Position): string[] {
  const brief = planet === "Uranüs" && (sign === "Kova" || sign === "Balık");
  const titles = content.map((part) => part.title).filter(Boolean);
  const problems: string[] = [];

  if (!lead.includes(planet) || !lead.includes(sign))
    problems.push(`the lead names ${planet} and ${sign}`);

  const expected = brief ? 5 : planet === "Plüton" ? 8 : 7;
  if (titles.length !== expected)
    problems.push(`${expected} titled blocks, found ${titles.length}`);
  const text = content.flatMap((part) => [part.title, ...part.items]).join(" ");
  const words = countWords(text);
  if (words < (brief ? leastWords.briefPlacement : leastWords.placement))
    problems.push(`too short: ${words} words`);
  if (text.includes("*") !== Boolean(note)) problems.push("an asterisk and a note go together");

  for (const title of ["Uyumluluk", "Tavsiyeler"]) {
    const found = content.find((part) => part.title === title);
    if (brief && found) problems.push(`no ${title} block here`);
    if (!brief && found?.items.length !== 3) problems.push(`a ${title} block of 3 items`);
  }
  if (!titles.some((title) => title.startsWith("Olumsuz Yön")))
    problems.push("an Olumsuz Yönler block");

  const untitled = content.filter((part) => part.title === "");
  const closes =
    untitled.length === 1 && content.at(-1)?.title === "" && untitled[0]?.items.length === 1;
  if (planet === "Jüpiter" && !closes) problems.push("an untitled one-line summary at the end");
  if (planet !== "Jüpiter" && untitled.length > 0) problems.push("no untitled block here");

  const unlabelled = content.filter((part) => part.title).flatMap((part) => part.items);
  for (const item of unlabelled.filter((text) => !/^[^:]{2,45}: \S/.test(text))) {
    problems.push(`"Heading: explanation" expected: ${item.slice(0, 30)}…`);
  }
  if (planet === "Plüton") {
    const cycle = content.find((part) => part.title === "Tarihsel Döngü")?.items.join(" ") ?? "";
    for (const period of plutoPeriods[sign] ?? []) {
      if (!cycle.includes(period)) problems.push(`Tarihsel Döngü must name ${period}`);
    }
  }
  return problems;
}
