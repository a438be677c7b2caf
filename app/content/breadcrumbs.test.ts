import { allCharts, pageList } from "content-collections";
import { expect, test } from "vitest";
import { allAddresses } from "./all-addresses.ts";
import { breadcrumbs } from "./breadcrumbs.ts";

const trailTo = breadcrumbs(pageList.pages, allCharts);
const inWords = (address: string) =>
  trailTo(address)
    .map(({ name }) => name)
    .join(" › ");

test("The trail names every step from the home page to an address", () => {
  expect(inWords("/about")).toBe("Anasayfa › Hakkımızda");
  expect(inWords("/zodiac/aslan")).toBe("Anasayfa › Burçlar › Aslan");
  expect(inWords("/zodiac/aslan/saglik")).toBe("Anasayfa › Burçlar › Aslan › Sağlık");
  expect(inWords("/planets/venus/akrep")).toBe("Anasayfa › Gezegenler › Venüs › Akrep");
  expect(inWords("/blog/yukselen-koc")).toBe("Anasayfa › Astroloji Yazıları › Yükselen Koç");
  expect(inWords("/charts/progress")).toMatch(/^Anasayfa › Haritalar › \S/);
});

test("Every address has a trail, and every step leads to an address where something is read", () => {
  const all = allAddresses();
  const steps = new Set(all.flatMap((address) => trailTo(address).map(({ path }) => path)));
  expect([...steps].filter((path) => !all.includes(path))).toEqual([]);
});

test("A step that lies at the plain address of its kind is linked there", () => {
  expect(trailTo("/planets/gunes/koc")[2]).toEqual({ name: "Güneş", path: "/planets" });
});

test("An unknown address has no trail", () => {
  expect(() => trailTo("/zodiac/aslan/boyle-bolum-yok")).toThrow("no name for");
});
