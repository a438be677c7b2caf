/** The order matters: most user agents also name other browsers for compatibility. */
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

/** For example "Chrome, Android". Contains no text from the user agent itself. */
export function deviceName(userAgent = ""): string {
  const nameIn = (names: [RegExp, string][]) =>
    names.find(([sign]) => sign.test(userAgent))?.[1] ?? [];
  return [nameIn(browsers), nameIn(systems)].flat().join(", ") || "Bilinmeyen cihaz";
}
