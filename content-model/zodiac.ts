/** The fixed vocabulary of the site: what exists, in the order in which it is shown. */
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
