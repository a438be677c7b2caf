import { excerpt } from "./finding.ts";

/** "-maz, …", "-den çok", "yerine", "değil, …": one thing said by way of another that it is not. */
const contrast = new RegExp(
  [
    "\\p{L}m[ae]z(?:s[ıi]n[ıi]z|l[ae]r|d[ıi]r)?[,;]",
    // "yatmadan önce" is a time, "birden fazla" a number.
    "\\p{L}[dt][ae]n (?<!m[ae]d[ae]n |birden |yeniden |gereğinden )(?:çok|daha|fazla|ziyade|önce)(?!\\p{L})",
    // "doğum yerine göre" is a place, "madalya yerine geçer" a comparison.
    "(?<!\\p{L})(?<!doğum )yerine(?! (?:geç|getir|koy|dön|otur|göre|ilk))(?!\\p{L})",
    "(?<!\\p{L})değil(?:,| (?=\\p{L}))",
  ].join("|"),
  "giu",
);

export function contrastsIn(text: string): string[] {
  return [...text.matchAll(contrast)].map(({ 0: found, index }) =>
    excerpt(text, index, found.length),
  );
}
