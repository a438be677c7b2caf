import {
  AngleBetween,
  Body,
  Constellation,
  DefineStar,
  EquatorFromVector,
  GeoVector,
  InverseRotation,
  RotateVector,
  Rotation_EQJ_EQD,
  Vector,
} from "astronomy-engine";
import { expect, test } from "vitest";
import { apparentLongitude, astroTime, DAY } from "../../app/sky/longitude.ts";
import { eclipseAt } from "./moon.ts";
import {
  ahead,
  type BodyName,
  HOUR,
  inWords,
  longitudeOf,
  meetings,
  noonOf,
  placeOf,
  signOf,
  termOf,
} from "./printed.ts";
import { findRoots } from "./roots.ts";

/** Right ascension in hours and declination in degrees, J2000. */
const stars = {
  Aldebaran: [4.598677, 16.509302],
  Algol: [3.136148, 40.955648],
  Antares: [16.490128, -26.432003],
  Spika: [13.419883, -11.161322],
  Regulus: [10.139531, 11.967208],
} as const;
const starAt = (name: keyof typeof stars, ms: number) => {
  const [hours, declination] = stars[name];
  DefineStar(Body.Star1, hours, declination, 100);
  return apparentLongitude(Body.Star1, ms);
};
const today = Date.UTC(2026, 6, 1);

test.each<[star: keyof typeof stars, phrase: string, place: string]>([
  ["Aldebaran", "Bugün İkizler’in 10 derecesindedir", "İkizler 10"],
  ["Algol", "Boğa’nın 26 derecesindedir", "Boğa 26"],
  ["Antares", "yeri Yay’ın 10 derecesidir", "Yay 10"],
  ["Spika", "Terazi’nin 24 derecesindedir", "Terazi 24"],
  ["Regulus", "Başak’ın 0 derecesine geçti", "Başak 0"],
])("%s: %s", (star, phrase, place) => {
  expect(termOf(star)).toContain(phrase);
  expect(inWords(starAt(star, today))).toBe(place);
});

test("Regulus came into Başak around 2012, and from every latitude of Türkiye Aldebaran sets before Antares rises", () => {
  const [border] = findRoots((ms) => ahead(starAt("Regulus", ms), 150), {
    from: Date.UTC(2000, 6, 1),
    to: Date.UTC(2024, 6, 1),
    step: 365.25 * DAY,
    tolerance: DAY,
  });
  expect(termOf("Regulus")).toContain("2012 dolaylarında tropikal Başak’ın 0");
  expect(Math.abs(new Date(border!.at).getUTCFullYear() - 2012)).toBeLessThanOrEqual(1);

  const radians = Math.PI / 180;
  const above = (declination: number, latitude: number) =>
    Math.acos(-Math.tan(latitude * radians) * Math.tan(declination * radians)) / radians;
  expect(termOf("Aldebaran")).toContain("biri batmadan öteki doğmaz");
  const [hours, east] = stars.Aldebaran;
  const between = (stars.Antares[0] - hours) * 15;
  for (const latitude of [36, 39, 42])
    expect(above(east, latitude) + above(stars.Antares[1], latitude)).toBeLessThan(between - 1);
});

test("The sidereal zodiac is a little more than 24 degrees away, and a degree takes seventy-two years", () => {
  const gap = starAt("Spika", today) - 180;
  expect(termOf("Ayanamsa")).toContain("24 dereceyi biraz aşar");
  expect(gap).toBeGreaterThan(24);
  expect(gap).toBeLessThan(24.5);
  // Five turns of the nodes, after which the axis nods as before.
  const degree = 93 / (starAt("Spika", today) - starAt("Spika", Date.UTC(2026 - 93, 6, 1)));
  expect(Math.round(degree)).toBe(72);
  expect(degree * 360).toBeCloseTo(25_800, -2);
  for (const term of ["Ayanamsa", "Presesyon", "Sabit yıldız"])
    expect(termOf(term)).toMatch(/[Yy]etmiş iki yılda/);
  expect(termOf("Presesyon")).toContain("25.800 yıla yakın");
});

test("The spring point is in Balık today and enters Kova about 2600", () => {
  const behind = (year: number) => {
    const time = astroTime(Date.UTC(year, 0, 1));
    const point = RotateVector(InverseRotation(Rotation_EQJ_EQD(time)), new Vector(1, 0, 0, time));
    const { ra, dec } = EquatorFromVector(point);
    return Constellation(ra, dec).symbol;
  };
  expect(termOf("Astrolojik çağ")).toContain("2600 dolaylarında");
  expect(termOf("Koç noktası")).toContain("bugün Balık takımyıldızındadır");
  expect([2026, 2570, 2630].map(behind)).toEqual(["Psc", "Psc", "Aqr"]);
});

const grand =
  "Uranüs Koç’un, Jüpiter Yengeç’in, Mars Terazi’nin, Plüton Oğlak’ın 13 derecesindeydi";

test.each<[term: string, phrase: string, BodyName, day: string, place: string]>([
  ["Büyük kare", `23 Nisan 2014’te ${grand}`, "Uranüs", "23 Nisan 2014", "Koç 13"],
  ["Büyük kare", grand, "Jüpiter", "23 Nisan 2014", "Yengeç 13"],
  ["Büyük kare", grand, "Mars", "23 Nisan 2014", "Terazi 13"],
  ["Büyük kare", grand, "Plüton", "23 Nisan 2014", "Oğlak 13"],
  [
    "Kavuşum",
    "21 Aralık 2020 akşamı Jüpiter ile Satürn Kova’nın 0",
    "Jüpiter",
    "21 Aralık 2020",
    "Kova 0",
  ],
  [
    "Kavuşum",
    "21 Aralık 2020 akşamı Jüpiter ile Satürn Kova’nın 0",
    "Satürn",
    "21 Aralık 2020",
    "Kova 0",
  ],
  [
    "Prenatal tutulma",
    "11 Ağustos 1999’daki, yani Aslan’ın 18",
    "Güneş",
    "11 Ağustos 1999",
    "Aslan 18",
  ],
  [
    "Satürn dönüşü",
    "20 Nisan 1995’te doğmuş birinin Satürn’ü Balık’ın 20",
    "Satürn",
    "20 Nisan 1995",
    "Balık 20",
  ],
])("%s: “%s”, %s", (term, phrase, body, day, place) => {
  expect(termOf(term)).toContain(phrase);
  expect(placeOf(body, noonOf(day))).toBe(place);
});

test("Satürn dönüşü: it came back at the end of February 2025", () => {
  const birth = longitudeOf("Satürn", noonOf("20 Nisan 1995"));
  const back = findRoots((ms) => ahead(longitudeOf("Satürn", ms), birth), {
    from: Date.UTC(2023, 0, 1),
    to: Date.UTC(2027, 0, 1),
    step: 5 * DAY,
    tolerance: HOUR,
  }).map(({ at }) => new Date(at).toISOString().slice(0, 10));
  expect(termOf("Satürn dönüşü")).toContain("2025 Şubat’ının sonunda döndü");
  expect(back).toHaveLength(1);
  expect(back[0]).toMatch(/^2025-02-2\d$/);
});

test("Prenatal tutulma and stelyum: the Sun was eclipsed on both days, in 1962 with all seven in Kova", () => {
  const newMoon = (day: string) =>
    meetings("Ay", "Güneş", 0, noonOf(day) - 2 * DAY, noonOf(day) + 2 * DAY)[0]!;
  for (const day of ["11 Ağustos 1999", "5 Şubat 1962"])
    expect(eclipseAt("Yeni Ay", newMoon(day))).toBe("tam Güneş tutulması");
  const at = newMoon("5 Şubat 1962");
  expect(Math.abs(at - noonOf("5 Şubat 1962"))).toBeLessThan(DAY / 2);
  expect(termOf("Stelyum")).toContain(
    "5 Şubat 1962’de yaşandı: Eski yedi gezegenin yedisi birden Kova’dayken",
  );
  for (const body of ["Güneş", "Ay", "Merkür", "Venüs", "Mars", "Jüpiter", "Satürn"] as const)
    expect(signOf(body, at), body).toBe("Kova");
});

test("Kavuşum: in 2020 the two stood a fifth of the full moon's width apart", () => {
  const time = astroTime(Date.UTC(2020, 11, 21, 18));
  const [jupiter, saturn] = [Body.Jupiter, Body.Saturn].map((body) => GeoVector(body, time, true));
  expect(termOf("Kavuşum")).toContain("dolunay çapının beşte biri");
  expect(AngleBetween(jupiter!, saturn!) * 60).toBeCloseTo(31 / 5, 0);
});

test("Karşılıklı ağırlama: in the first days of 2012 Venus was in Kova and Saturn in Terazi", () => {
  expect(termOf("Karşılıklı ağırlama")).toContain("Ocak 2012’nin ilk günlerinde Venüs");
  for (const day of ["1 Ocak 2012", "6 Ocak 2012"]) {
    expect(signOf("Venüs", noonOf(day))).toBe("Kova");
    expect(signOf("Satürn", noonOf(day))).toBe("Terazi");
  }
});

test("Kazimi: on 6 Haziran 2012 Venus stood before the Sun", () => {
  const sunrise = noonOf("6 Haziran 2012") - 6 * HOUR;
  expect(termOf("Kazimi")).toContain("6 Haziran 2012 sabahı");
  const gap = Math.abs(ahead(longitudeOf("Venüs", sunrise), longitudeOf("Güneş", sunrise)));
  expect(gap * 60).toBeLessThan(17);
  const time = astroTime(sunrise);
  const [venus, sun] = [Body.Venus, Body.Sun].map((body) => GeoVector(body, time, true));
  expect(AngleBetween(venus!, sun!) * 60).toBeLessThan(16);
});

test("Yücelme: the Sun is in the nineteenth degree of Koç in April", () => {
  const [at] = findRoots((ms) => ahead(longitudeOf("Güneş", ms), 19), {
    from: Date.UTC(2026, 2, 1),
    to: Date.UTC(2026, 5, 1),
    step: 5 * DAY,
    tolerance: HOUR,
  });
  expect(termOf("Yücelme")).toContain("Koç’un 19 derecesidir ve Güneş’in nisanda");
  expect(new Date(at!.at).getUTCMonth()).toBe(3);
});
