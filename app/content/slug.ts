const plain: Record<string, string> = {
  ç: "c",
  ğ: "g",
  ı: "i",
  ö: "o",
  ş: "s",
  ü: "u",
  â: "a",
  î: "i",
  û: "u",
};

/** "Kadersel Eş Danışmanlığı" → "kadersel-es-danismanligi" */
export function slugOf(title: string): string {
  return title
    .toLocaleLowerCase("tr-TR")
    .replace(/[çğıöşüâîû]/g, (letter) => plain[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
