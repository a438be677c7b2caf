import { pageList } from "content-collections";
import { expect, test } from "vitest";
import { pageAddresses, pageIds } from "./addresses.ts";
import { allAddresses } from "./all-addresses.ts";
import { redirects } from "./redirects.ts";
import { slugOf } from "./slug.ts";
import { planetNames, retrogradePlanets, signNames } from "./zodiac.ts";

const { moved, alike } = redirects();
const pages = allAddresses();

test("Every redirect leads from what is no page to a page, so that no second one follows", () => {
  for (const [from, to] of Object.entries(moved)) {
    expect(pages, from).not.toContain(from);
    expect(pages, from).toContain(to.split("#")[0]);
  }
});

test("The longer address of the first of a kind leads to the plain one", () => {
  expect(moved).toMatchObject({
    "/charts/solar": "/charts",
    "/planets/gunes": "/planets",
    "/blog/uranus-ikizler-burcunda": "/blog",
    "/zodiac/koc/temel-ozellikler": "/zodiac/koc",
    "/zodiac/balik/temel-ozellikler": "/zodiac/balik",
  });
});

test("The Turkish name of every page of the menu leads to it, and below it to what is below", () => {
  for (const id of pageIds().filter((page) => pageList.pages[page].menu)) {
    expect(moved[`/${slugOf(pageList.pages[id].menu!)}`]).toBe(pageAddresses[id]);
  }
  expect(moved).toMatchObject({
    "/yazilar": "/blog",
    "/burclar/koc": "/zodiac/koc",
    "/burclar/koc/saglik": "/zodiac/koc/saglik",
    "/burclar/koc/temel-ozellikler": "/zodiac/koc",
    "/gezegenler/gunes": "/planets",
    "/gezegenler/venus/akrep": "/planets/venus/akrep",
    "/haritalar/nodes": "/charts/nodes",
    "/yazilar/yukselen-koc": "/blog/yukselen-koc",
  });
  const below = pages.filter((page) => /^\/(charts|zodiac|planets|blog)\//.test(page));
  for (const page of below) expect(Object.values(moved), page).toContain(page);
});

test("What people type for a sign, a planet or a service leads to it", () => {
  expect(moved).toMatchObject({
    "/randevu": "/consultation",
    "/iletisim": "/about",
    "/egitim": "/blog#egitim",
    "/basvuru": "/blog#egitim",
    "/aslan": "/zodiac/aslan",
    "/aslan-burcu": "/zodiac/aslan",
    "/aslan-burcu/saglik": "/zodiac/aslan/saglik",
    "/aslan-burcu-tarihleri": "/zodiac/aslan",
    "/aslan-burcu-uyumu": "/uyum#aslan",
    "/balik-kadini": "/zodiac/balik",
    "/balik-akrep-uyumu": "/uyum/akrep-balik",
    "/akrep-ve-balik-uyumu": "/uyum/akrep-balik",
    "/gunes": "/planets",
    "/venus-gezegeni": "/planets/venus",
    "/venus-akrep": "/planets/venus/akrep",
    "/merkur-retrosu": "/retro#merkur",
    "/retro/pluton": "/retro#pluton",
    "/ates-burclari": "/elements#ateş",
    "/dolunay": "/#dolunay",
    "/ay-takvimi": "/#ay-takvimi",
    "/7-ev": "/evler#ev-7",
    "/yukselen-koc": "/blog/yukselen-koc",
  });
  const missing = [...signNames.map((sign) => `${slugOf(sign)}-burcu`), ...planetNames.map(slugOf)]
    .concat(retrogradePlanets.map((planet) => `${slugOf(planet)}-retrosu`))
    .filter((name) => !moved[`/${name}`]);
  expect(missing).toEqual([]);
  // Neither the Sun nor the Moon has one.
  expect(Object.keys(moved)).not.toContain("/gunes-retrosu");
});

test("Only the closing link shows a page under another spelling [2.2]", () => {
  expect(alike).toEqual({ "/Consultation": "/consultation" });
});
