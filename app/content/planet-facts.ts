import type { Planet } from "./placement.ts";
import { ruledBy, type Sign } from "./sign.ts";
import { oppositeOf, type SignName } from "./zodiac.ts";

/** A fact beside a planet's picture: signs, or words. */
export type PlanetFact = { label: string; signs: SignName[]; words: string };

export function planetFacts(
  { name, exaltation, speed }: Pick<Planet, "name" | "exaltation" | "speed">,
  signs: Pick<Sign, "name" | "planet">[],
): PlanetFact[] {
  const ruled = ruledBy(name, signs);
  const inSigns = (label: string, signs: SignName[]) => ({ label, signs, words: "" });
  const inWords = (label: string, words: string) => ({ label, signs: [], words });
  return [
    inSigns(ruled.length > 1 ? "Yönettiği burçlar" : "Yönettiği burç", ruled),
    ...(exaltation
      ? [inSigns("Yüceldiği burç", [exaltation]), inSigns("Düştüğü burç", [oppositeOf(exaltation)])]
      : [inWords("Yüceldiği burç", "Görüş birliği yok")]),
    inWords("Hızı", speed),
  ];
}
