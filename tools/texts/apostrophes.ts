import { type Finding, quoted } from "./finding.ts";
import type { Fragment } from "./fragments.ts";
import { sentencesOf } from "./repetition.ts";

/** Names that mean nothing else: their suffix takes an apostrophe wherever they stand. */
const onlyNames =
  "Merkür Venüs Mars Jüpiter Satürn Uranüs Neptün Plüton İstanbul Türkiye Ankara İzmir Anadolu Avrupa Asya Afrika Amerika Akdeniz Karadeniz Mezopotamya Babil Yunanistan Hindistan Osmanlı Google Instagram";

/**
 * Names that are words too: "Ayın" opens a sentence on the month as well as on the Moon. Only where a
 * capital can mean nothing but the name, inside a sentence, is the apostrophe known to be missing.
 * With them their softened forms, which a name never takes: "Balığın" for "Balık’ın".
 */
const wordsToo =
  "Güneş Ay Koç Boğa İkizler Yengeç Yengec Aslan Başak Başağ Terazi Akrep Akreb Yay Oğlak Oğlağ Kova Balık Balığ Dünya Roma Mısır";

/** People's names that only look like one of ours with a suffix. */
const others = new Set(["Ayla", "Ayda", "Ayten", "Aya"]);

const person = "(?:[ıiuü]?[mn][ıiuü]z|[ıiuü]m|s[ıiuü])";
const ending =
  "(?:[yn]?[ıiuü]n?|y?[ae]|n?[dt][ae]n?(?:ki\\p{L}*)?|n?[ıiuü]nki\\p{L}*|y?l[ae]|[dt][ıiuü]r)";
/** Case, possession and copula take an apostrophe; plural and derivation ("Koçlar", "Marslı") do not. */
const suffix = `(?:${person}${ending}?|${ending})`;
const pattern = (names: string) => new RegExp(`^(${names.replaceAll(" ", "|")})(${suffix})$`, "u");
const onlyName = pattern(onlyNames);
const wordToo = pattern(wordsToo);
const figure = new RegExp(`^(\\d+)(${suffix})$`, "u");

const whole: Record<string, string> = {
  Yengec: "Yengeç",
  Akreb: "Akrep",
  Başağ: "Başak",
  Oğlağ: "Oğlak",
  Balığ: "Balık",
};

export function missingApostrophes({ file, line, text }: Fragment): Finding[] {
  const parts = text.replaceAll("**", "").split(": ");
  return parts.flatMap(sentencesOf).flatMap((sentence) => {
    const words = sentence.match(/[\p{L}\p{N}’]+/gu) ?? [];
    return words.flatMap((word, place): Finding[] => {
      const found =
        onlyName.exec(word) ??
        figure.exec(word) ??
        (standsAlone(words, place) ? wordToo.exec(word) : null);
      const [, name = "", rest = ""] = found ?? [];
      if (!name || (/[aeıioöuü]$/.test(name) && /^[aeıioöuü]/.test(rest))) return [];
      const message = `${quoted(word)} should be ${quoted(`${whole[name] ?? name}’${rest}`)}`;
      return [{ file, line, rule: "missing apostrophe", message }];
    });
  });
}

/** Inside a sentence, and not part of a heading or of a longer name such as "Altın Ayı". */
function standsAlone(words: string[], place: number): boolean {
  if (place === 0 || others.has(words[place]!)) return false;
  if (place === 1) return words.slice(2).some((word) => /^\p{Ll}/u.test(word));
  return /^\p{Ll}/u.test(words[place - 1]!);
}
