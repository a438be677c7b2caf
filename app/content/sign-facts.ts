import { z } from "zod";
import { weekdayNames } from "../../booking/hours-words.ts";
import { type RelatedLink, toElement, toPlanet, toSign } from "./links/links.ts";
import { rulersOf, type Sign } from "./sign.ts";
import { line } from "./text.ts";
import { oppositeOf, type SignName, signNames } from "./zodiac.ts";

const stated = z.strictObject({
  name: z.enum(signNames),
  day: z.enum(weekdayNames),
  metal: line,
  body: line,
});

/** Traditional attributes of each sign. */
export const signFactsSchema = z
  .strictObject({ signs: z.array(stated) })
  .refine(
    ({ signs }) => signs.map(({ name }) => name).join() === signNames.join(),
    `the signs must be ${signNames.join(", ")}`,
  );

/** A fact about a sign: words, or links to pages. */
export type SignFact = { label: string; text?: string; links?: RelatedLink[] };

/** In the order of the sign's header. */
export function factsOf(sign: Sign, all: z.infer<typeof stated>[]): SignFact[] {
  const { day, metal, body } = all.find(({ name }) => name === sign.name)!;
  const rulers = rulersOf(sign);
  return [
    { label: "Element", links: [toElement(sign.element)] },
    { label: "Nitelik", text: qualityOf(sign.name) },
    { label: rulers.length > 1 ? "Yöneticiler" : "Yönetici", links: rulers.map(toPlanet) },
    { label: "Karşıt burç", links: [toSign(oppositeOf(sign.name))] },
    { label: "Gün", text: day },
    { label: "Maden", text: metal },
    { label: "Beden", text: body },
  ];
}

const qualities = ["Öncü", "Sabit", "Değişken"] as const;

/** The first sign of each season is cardinal (öncü), the second fixed, the third mutable. */
export const qualityOf = (name: SignName): string => qualities[signNames.indexOf(name) % 3]!;

/** Each with its three signs. */
export const seasons = ["İlkbahar", "Yaz", "Sonbahar", "Kış"].map((name, index) => ({
  name,
  signs: signNames.slice(index * 3, index * 3 + 3),
}));
