import { expect, test } from "vitest";
import { deviceName } from "./device-name.ts";

const webKit = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${webKit} Chrome/140.0 Mobile Safari/537.36`,
    "Chrome, Android",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/18.6 Mobile Safari/604.1",
    "Safari, iPhone",
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/140.0 Safari/537.36 Edg/140.0`,
    "Edge, Windows",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:143.0) Gecko/20100101 Firefox/143.0",
    "Firefox, Mac",
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${webKit} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
    "Samsung Internet, Android",
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/140.0 Safari/537.36 OPR/122.0`,
    "Opera, Windows",
  ],
  [
    `Mozilla/5.0 (X11; Linux x86_64) ${webKit} Chrome/138.0 YaBrowser/25.8 Safari/537.36`,
    "Yandex, Linux",
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${webKit} Chrome/140.0 Mobile Safari/537.36 EdgA/140.0`,
    "Edge, Android",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 EdgiOS/140.0 Mobile Safari/604.1",
    "Edge, iPhone",
  ],
  [
    "Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 FxiOS/143.0 Mobile Safari/605.1.15",
    "Firefox, iPad",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 CriOS/140.0 Mobile Safari/604.1",
    "Chrome, iPhone",
  ],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 16328.55.0) ${webKit} Chrome/140.0 Safari/537.36`,
    "Chrome, ChromeOS",
  ],
  ["curl/8.14.1 (Linux)", "Linux"],
  ["<script>alert(1)</script>", "Bilinmeyen cihaz"],
  [undefined, "Bilinmeyen cihaz"],
])("%s is shown in a word or two", (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
