import {
  AngleBetween,
  Body,
  Ecliptic,
  GeoMoonState,
  HelioState,
  RotateVector,
  Rotation_ECL_EQJ,
  Vector,
} from "astronomy-engine";
import { expect, test } from "vitest";
import { astroTime, DAY } from "../../app/sky/longitude.ts";
import { ingresses } from "./audit-ingresses.ts";
import { istanbulTime } from "./istanbul-time.ts";
import { moonYear } from "./moon.ts";
import { ahead, contentOf, HOUR, longitudeOf, meetings, termOf } from "./printed.ts";
import { retrogrades } from "./retrograde.ts";

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const borders = ingresses(Body.Sun, 1950, 2050, 10).map(({ sign, crossings }) => ({
  sign,
  date: istanbulTime(crossings[0]!).date,
}));

test("Ekinoks: spring begins mostly on 20 Mart and seldom on 21 Mart", () => {
  const days = borders
    .filter(({ sign, date }) => sign === "Koç" && date >= "2000")
    .map(({ date }) => date.slice(5));
  expect(termOf("Ekinoks")).toContain("çoğunlukla 20 Mart’a, seyrek olarak 21 Mart’a");
  expect([...new Set(days)].toSorted()).toEqual(["03-20", "03-21"]);
  expect(days.filter((day) => day === "03-21").length / days.length).toBeLessThan(1 / 4);
});

test("Sınır günleri: the Sun changes signs from the eighteenth to the twenty-fourth, for thirteen hours", () => {
  const days = borders.map(({ date }) => Number(date.slice(8)));
  expect(termOf("Sınır günleri")).toContain("on sekizi ile yirmi dördü arasına");
  expect([Math.min(...days), Math.max(...days)]).toEqual([18, 24]);
  const daily = ahead(
    longitudeOf("Güneş", Date.UTC(2026, 3, 2)),
    longitudeOf("Güneş", Date.UTC(2026, 3, 1)),
  );
  expect(Math.round((32 / 60 / daily) * 24)).toBe(13);
  expect(termOf("Sınır günleri")).toContain("on üç saat kadar");
});

test("Tutulma: a year has from four to seven eclipses", () => {
  const counts = Array.from(
    { length: 12 },
    (_, index) => moonYear(1980 + index).filter(({ eclipse }) => eclipse).length,
  );
  expect(termOf("Tutulma")).toContain("yılda dört ile yedi arasındadır");
  expect(Math.min(...counts)).toBe(4);
  expect(Math.max(...counts)).toBe(7);
});

test("Gölge dönemi: each of Mercury's shadows takes two to three weeks", () => {
  const at = (ms: number) => longitudeOf("Merkür", ms);
  const shadows = retrogrades("Merkür", 2015, 2035).flatMap(({ start, end }) => {
    let [before, after] = [start, end];
    while (ahead(at(before), at(end)) > 0) before -= DAY / 2;
    while (ahead(at(after), at(start)) < 0) after += DAY / 2;
    return [(start - before) / DAY, (after - end) / DAY];
  });
  expect(termOf("Gölge dönemi")).toContain("her biri iki üç hafta");
  expect(Math.round(Math.min(...shadows) / 7)).toBe(2);
  expect(Math.round(Math.max(...shadows) / 7)).toBe(3);
});

test("Durağan gezegen: Pluto stays about two weeks in one minute of arc", () => {
  const stays = retrogrades("Plüton", 2015, 2035).map(({ start }) => {
    const gap = (ms: number) =>
      Math.abs(ahead(longitudeOf("Plüton", ms), longitudeOf("Plüton", start)));
    let [from, to] = [start, start];
    while (gap(from) < 1 / 60) from -= 6 * HOUR;
    while (gap(to) < 1 / 60) to += 6 * HOUR;
    return (to - from) / DAY;
  });
  expect(termOf("Durağan gezegen")).toContain("aynı yay dakikasında iki hafta kadar");
  expect(Math.round(mean(stays) / 7)).toBe(2);
});

test("Geri gidiş: the planets go back as often and as long as the term says", () => {
  const [mercury, venus, mars, jupiter, pluto] = (
    ["Merkür", "Venüs", "Mars", "Jüpiter", "Plüton"] as const
  ).map((planet) => {
    const periods = retrogrades(planet, 2000, 2040);
    return {
      days: periods.map(({ start, end }) => (end - start) / DAY),
      gaps: periods.slice(1).map(({ start }, index) => (start - periods[index]!.start) / DAY),
    };
  });
  expect(termOf("Geri gidiş")).toContain(
    "Merkür yılda üç dört kez üçer hafta, Venüs on dokuz ayda bir altı hafta, Mars iki yılı aşan aralarla iki üç ay",
  );
  expect(mean(mercury!.days) / 7).toBeCloseTo(3, 0);
  expect(mean(venus!.days) / 7).toBeCloseTo(6, 0);
  expect(mean(venus!.gaps) / 30.44).toBeCloseTo(19, 0);
  expect(mean(mars!.gaps)).toBeGreaterThan(2 * 365.25);
  expect(mars!.days.map((length) => Math.round(length / 30.44))).toContain(2);
  expect(mars!.days.map((length) => Math.round(length / 30.44))).toContain(3);
  expect(termOf("Geri gidiş")).toContain("her yıl dört beş ayını");
  expect(Math.round(mean(jupiter!.days) / 30.44)).toBe(4);
  expect(Math.round(mean(pluto!.days) / 30.44)).toBe(5);
});

test("Kazimi: Mercury stays a few hours in the heart of the Sun, Mars up to two days and a half", () => {
  const hours = (planet: "Merkür" | "Mars") =>
    meetings(planet, "Güneş", 0, Date.UTC(2000, 0, 1), Date.UTC(2030, 0, 1)).map((at) => {
      const near = (ms: number) =>
        Math.abs(ahead(longitudeOf(planet, ms), longitudeOf("Güneş", ms))) < 17 / 60;
      let [from, to] = [at, at];
      while (near(from)) from -= HOUR;
      while (near(to)) to += HOUR;
      return (to - from) / HOUR;
    });
  expect(termOf("Kazimi")).toContain("Birkaç saat ile iki buçuk gün arasında");
  expect(Math.min(...hours("Merkür"))).toBeLessThan(12);
  expect(Math.max(...hours("Mars")) / 24).toBeCloseTo(2.5, 0);
});

test("Mercury and Venus come more than seventy degrees apart, and Venus at most 48 from the Sun", () => {
  const aspects = contentOf("reference/aspects.yaml");
  const days = Array.from({ length: 3600 }, (_, n) => Date.UTC(1990, 0, 1) + n * 4 * DAY);
  const apart = (a: "Merkür" | "Güneş") =>
    Math.max(...days.map((ms) => Math.abs(ahead(longitudeOf(a, ms), longitudeOf("Venüs", ms)))));
  expect(aspects).toContain("birbirlerinden yetmiş dereceyi aşacak kadar");
  expect(apart("Merkür")).toBeGreaterThan(70);
  expect(apart("Merkür")).toBeLessThan(80);
  expect(aspects).toContain("Venüs Güneş’ten 48 dereceden fazla uzaklaşmadığı");
  expect(Math.ceil(apart("Güneş"))).toBe(48);
});

const cross = (a: Vector, b: Vector) =>
  new Vector(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x, a.t);

test("Ekliptik: Pluto's orbit is inclined by 17 degrees", () => {
  const { x, y, z, vx, vy, vz, t } = HelioState(Body.Pluto, astroTime(Date.UTC(2026, 0, 1)));
  const pole = cross(new Vector(x, y, z, t), new Vector(vx, vy, vz, t));
  const ours = RotateVector(Rotation_ECL_EQJ(), new Vector(0, 0, 1, t));
  expect(termOf("Ekliptik")).toContain("yörüngesi 17 derece eğik olan Plüton");
  expect(Math.round(AngleBetween(pole, ours))).toBe(17);
});

test("Lilith: the Moon's farthest point goes round in 8 years and 10 months, swinging by more than twenty degrees", () => {
  const GRAVITY = 8.997e-10; // of Earth and Moon, in cubed astronomical units a squared day
  const apogee = (ms: number) => {
    const { x, y, z, vx, vy, vz, t } = GeoMoonState(astroTime(ms));
    const [place, motion] = [new Vector(x, y, z, t), new Vector(vx, vy, vz, t)];
    const { x: a, y: b, z: c } = cross(motion, cross(place, motion));
    const far = 1 / place.Length();
    const axis = [a / GRAVITY - x * far, b / GRAVITY - y * far, c / GRAVITY - z * far] as const;
    return Ecliptic(new Vector(-axis[0], -axis[1], -axis[2], t)).elon;
  };
  const places = Array.from({ length: 12_930 }, (_, n) => apogee(Date.UTC(1990, 0, 1) + n * DAY));
  let whole = 0;
  const way = places.map((place, n) => {
    whole += n ? ahead(place, places[n - 1]!) : 0;
    return whole;
  });
  const daily = 360 / ((8 + 10 / 12) * 365.25);
  const swing = way.map((gone, n) => gone - n * daily);
  expect(termOf("Lilith")).toContain("8 yıl 10 ayda");
  expect(Math.abs(mean(swing.slice(-3232)) - mean(swing.slice(0, 3232)))).toBeLessThan(5);
  expect(termOf("Lilith")).toContain("yirmi dereceyi aşabilir");
  expect((Math.max(...swing) - Math.min(...swing)) / 2).toBeGreaterThan(20);
});
