/** The fixed names of the site, in the order in which they are shown. */
export const signNames = [
  "Koç",
  "Boğa",
  "İkizler",
  "Yengeç",
  "Aslan",
  "Başak",
  "Terazi",
  "Akrep",
  "Yay",
  "Oğlak",
  "Kova",
  "Balık",
] as const;

export const planetNames = [
  "Güneş",
  "Ay",
  "Merkür",
  "Venüs",
  "Mars",
  "Jüpiter",
  "Satürn",
  "Uranüs",
  "Neptün",
  "Plüton",
] as const;

/** Sun and Moon are never retrograde. */
export const retrogradePlanets = /* @__PURE__ */ planetNames.slice(2);

/** The first, third, fifth and seventh are instants, the others the time between them. */
export const moonPhaseNames = [
  "Yeni Ay",
  "Büyüyen Hilal",
  "İlk Dördün",
  "Büyüyen Şişkin Ay",
  "Dolunay",
  "Küçülen Şişkin Ay",
  "Son Dördün",
  "Balzamik Ay",
] as const;

export const elementNames = ["Ateş", "Su", "Toprak", "Hava"] as const;

export const guideSections = [
  "Temel Özellikler",
  "Hediyeler",
  "Sağlık",
  "Taşlar",
  "Fiziksel Özellikler",
  "Ünlüler",
  "Renkler",
] as const;

export const chartIds = [
  "solar",
  "progress",
  "frideria",
  "composite",
  "eclipse",
  "profection",
  "derivative",
  "nodes",
] as const;

export type SignName = (typeof signNames)[number];
export type PlanetName = (typeof planetNames)[number];
export type ElementName = (typeof elementNames)[number];
export type GuideSection = (typeof guideSections)[number];
export type ChartId = (typeof chartIds)[number];

export const oppositeOf = (sign: SignName): SignName => after(signNames, sign, 6);

/** The name so many steps later, cyclically. */
export const after = <Name>(names: readonly Name[], name: Name, steps: number): Name =>
  names[(names.indexOf(name) + steps) % names.length] ?? name;
