/** In this order: most browsers also name the ones that they want to be taken for. */
const browsers: [RegExp, string][] = [
  [/Edg(A|iOS)?\//, "Edge"],
  [/OPR\//, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/YaBrowser\//, "Yandex"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];

const systems: [RegExp, string][] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "Mac"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
];

/** "Chrome, Android": enough for people to recognise their own, and no word of the sender's. */
export function deviceName(userAgent = ""): string {
  const nameIn = (names: [RegExp, string][]) =>
    names.find(([sign]) => sign.test(userAgent))?.[1] ?? [];
  return [nameIn(browsers), nameIn(systems)].flat().join(", ") || "Bilinmeyen cihaz";
}
