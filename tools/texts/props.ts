import { excerpt } from "./finding.ts";

/** The scenery that every text reached for. "kapıl-" and "çayır" only begin like two of them. */
const props: Record<string, string> = {
  kapı: "kapı(?!l(?!ar))",
  sofra: "sofra",
  telefon: "telefon",
  sahne: "sahne",
  defter: "defter",
  imza: "imza",
  kabuk: "kabu[kğ]",
  kıyı: "kıyı",
  çay: "çay(?!ır)",
  alkış: "alkış",
  "gece yarısı": "gece yarısı",
};

const anyProp = new RegExp(`(?<!\\p{L})(?:${Object.values(props).join("|")})\\p{L}*`, "gu");

export function propsIn(text: string): string[] {
  const lower = text.toLocaleLowerCase("tr-TR");
  return [...lower.matchAll(anyProp)].map(({ 0: found, index }) =>
    excerpt(text, index, found.length),
  );
}
