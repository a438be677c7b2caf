import {
  about,
  allArticles,
  allCharts,
  allSigns,
  consultationList,
  retrogradeCalendar,
} from "content-collections";
import { expect, test } from "vitest";
import { namesTechnique } from "../named.ts";
import { compatibleSigns, rulersOf } from "../sign.ts";
import { chartIds, elementNames, planetNames, signNames } from "../zodiac.ts";
import * as related from "./related.ts";

const consultations = consultationList.types;
const offers = { charts: allCharts, consultations };
const retrogrades = retrogradeCalendar.stated.map(({ title }) => title);
const signOf = (name: string) => allSigns.find((sign) => sign.name === name)!;
const chartOf = (id: string) => allCharts.find((chart) => chart.id === id)!;
const article = (title: string) =>
  related.relatedToArticle(allArticles.find((one) => one.title === title)!, allCharts);

/** "Element" → ["/elements#ateş"] */
const roads = (groups: related.RelatedGroup[]) =>
  Object.fromEntries(groups.map(({ label, links }) => [label, links.map(({ path }) => path)]));

test("A sign leads to its ruler's reading there, its compatible signs and its rising article", () => {
  expect(roads(related.relatedToSign(signOf("Koç")))).toEqual({
    "Yöneticisi bu burçtayken": ["/planets/mars/koc"],
    "Uyumlu burçlar": ["/zodiac/ikizler", "/zodiac/aslan", "/zodiac/yay", "/zodiac/kova"],
    "Yükselen burç": ["/blog/yukselen-koc"],
    İlişkide: ["/uyum#koc"],
    "Sınır günleri": ["/burcum"],
  });
});

test("A sign with two rulers leads to both, in the order in which they are named", () => {
  expect(roads(related.relatedToSign(signOf("Balık")))).toMatchObject({
    "Yöneticileri bu burçtayken": ["/planets/neptun/balik", "/planets/jupiter/balik"],
  });
});

test("Every guide names four compatible signs, which call it compatible in return", () => {
  for (const name of signNames) {
    const compatible = compatibleSigns(signOf(name));
    expect(compatible, name).toHaveLength(4);
    for (const other of compatible) {
      expect(compatibleSigns(signOf(other)), `${other} and ${name}`).toContain(name);
    }
  }
});

test("Every sign has a ruler that has a page, and every planet rules a sign", () => {
  const rulers = signNames.flatMap((name) => rulersOf(signOf(name)));
  expect(new Set(rulers)).toEqual(new Set(planetNames));
});

test("A reading leads to the sign's ruler there, the opposite sign, the element and its articles", () => {
  expect(roads(related.relatedToPlacement("Uranüs", signOf("İkizler")))).toEqual({
    "Burcun yöneticisi": ["/planets/merkur/ikizler"],
    "Karşıt burçta": ["/planets/uranus/yay"],
    Element: ["/elements#hava"],
    Yazı: ["/blog", "/blog/yukselen-ikizler"],
  });
});

test("A planet leads to the signs it rules, its calendar, technique, consultation and article", () => {
  const of = (planet: (typeof planetNames)[number]) =>
    roads(related.relatedToPlanet(planet, { ...offers, signs: allSigns, retrogrades }));
  expect(of("Venüs")).toEqual({
    "Yönettiği burçlar": ["/zodiac/boga", "/zodiac/terazi"],
    Takvim: ["/blog#retro", "/retro#venus"],
    "Haritadaki yeri": ["/evler"],
    Danışmanlık: ["/consultation#kadersel-es-danismanligi"],
  });
  expect(of("Ay")).toMatchObject({ Takvim: ["/#ay-takvimi"], "Harita tekniği": ["/charts/nodes"] });
  expect(of("Güneş")).toMatchObject({ "Harita tekniği": ["/charts"] });
  expect(of("Uranüs")).toMatchObject({ "Yönettiği burç": ["/zodiac/kova"], Yazı: ["/blog"] });
});

test("Elements lead to one another in a circle", () => {
  expect(elementNames.map((name) => related.nextElement(name).path)).toEqual([
    "/elements#su",
    "/elements#toprak",
    "/elements#hava",
    "/elements#ateş",
  ]);
});

test("An article leads to the sign and the planet of its heading and to the technique it names", () => {
  expect(roads(article("Yükselen Aslan"))).toEqual({
    "Burcun rehberi": ["/zodiac/aslan"],
    Gezegen: ["/planets/uranus"],
    "Doğum haritasında": ["/planets/uranus/ikizler"],
    "Harita tekniği": ["/charts/eclipse"],
    "Temel Bilgiler": ["/evler", "/sozluk"],
  });
  expect(roads(article("Yükselen Terazi"))).not.toHaveProperty("Harita tekniği");
  expect(roads(article("Uranüs İkizler Burcunda"))).toMatchObject({
    "Burcun rehberi": ["/zodiac/ikizler"],
    "Doğum haritasında": ["/planets/uranus/ikizler"],
  });
});

test("A technique leads to the consultations that use it and to the techniques read with it", () => {
  expect(roads(related.relatedToChart(chartOf("nodes"), offers))).toEqual({
    "Kullanıldığı danışmanlık": [
      "/consultation#vip-dogum-haritasi",
      "/consultation#kadersel-es-danismanligi",
    ],
    "Birlikte okunur": ["/charts/composite", "/charts/eclipse"],
    Gezegen: ["/planets/ay"],
    Takvim: ["/#ay-takvimi"],
    "Temel Bilgiler": ["/evler", "/sozluk"],
  });
});

test("Every technique is used by a consultation, and every consultation lists what it names", () => {
  for (const id of chartIds) {
    expect(
      consultations.filter(({ techniques }) => techniques.includes(id)),
      id,
    ).not.toEqual([]);
  }
  for (const { title, techniques, ...texts } of consultations) {
    const named = allCharts.filter(({ name }) => namesTechnique(JSON.stringify(texts), name));
    expect(techniques, title).toEqual(expect.arrayContaining(named.map(({ id }) => id)));
  }
});

test("A consultation leads to the techniques behind it", () => {
  const yearly = consultations.find(({ slug }) => slug === "yillik-ongoru")!;
  expect(related.relatedToConsultation(yearly, allCharts).map(({ path }) => path)).toEqual([
    "/charts",
    "/charts/progress",
    "/charts/eclipse",
    "/charts/profection",
  ]);
});

test("Every service leads to the course, or to consultations that there are", () => {
  const slugs = consultations.map(({ slug }) => slug);
  for (const service of about.services) {
    expect(slugs, service.title).toEqual(expect.arrayContaining(service.consultations));
    expect(related.relatedToService(service, offers), service.title).not.toEqual([]);
  }
  expect(related.relatedToService(about.services[0]!, offers)).toMatchObject([
    { path: "/blog#egitim" },
  ]);
});
