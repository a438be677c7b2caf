import { expect, test } from "vitest";
import { slugOf } from "./slug.ts";

test("Turkish letters lose their marks in an address, and İ and I are told apart", () => {
  expect(slugOf("İkizler")).toBe("ikizler");
  expect(slugOf("Işık")).toBe("isik");
  expect(slugOf("Kadersel Eş Danışmanlığı")).toBe("kadersel-es-danismanligi");
});

test("Signs that are no letters become one hyphen", () => {
  expect(slugOf("Eleksiyon/Seçimsel Astroloji")).toBe("eleksiyon-secimsel-astroloji");
  expect(slugOf("6 Aylık Öngörü Danışmanlığı")).toBe("6-aylik-ongoru-danismanligi");
});
