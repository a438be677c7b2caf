import { expect, test } from "vitest";
import { birthInUt } from "../../booking/birth.ts";
import { findPlaces } from "./places.ts";

const found = (search: string) =>
  findPlaces(search).map(({ name, region }) => `${name}, ${region}`);

test("A place is found with or without its Turkish marks, the likeliest first [47.8]", () => {
  for (const typed of ["kadıköy", "KADIKÖY", "kadikoy", "Kadiköy", "kadik"]) {
    expect(found(typed)[0], typed).toBe("Kadıköy, İstanbul, Türkiye");
  }
  expect(found("IĞDIR")[0]).toBe("Iğdır, Türkiye");
  expect(found("izmir")[0]).toBe("İzmir, Türkiye");
  expect(found("sanliurfa")[0]).toBe("Şanlıurfa, Türkiye");
  expect(found("Paris")[0]).toMatch(/^Paris, .*Fransa$/);
  expect(found("berlin")[0]).toMatch(/Almanya$/);
});

test("Namesakes are told apart by il and country, and asked for by them [47.8]", () => {
  const namesakes = found("yenişehir");
  expect(namesakes).toContain("Yenişehir, Bursa, Türkiye");
  expect(namesakes).toContain("Yenişehir, Diyarbakır, Türkiye");
  expect(found("yenisehir bursa")).toEqual(["Yenişehir, Bursa, Türkiye"]);
  expect(found("london kanada")[0]).toBe("London, Ontario, Kanada");
  expect(found("merkez çorum")).toEqual(["Merkez, Çorum, Türkiye"]);
});

test("Cities abroad are found by their Turkish names, too [47.8]", () => {
  expect(found("londra")[0]).toMatch(/^Londra \(London\), /);
  expect(found("london")[0]).toMatch(/^Londra \(London\), /);
  expect(found("selanik")[0]).toMatch(/Yunanistan$/);
  expect(found("kırcaali")[0]).toMatch(/Bulgaristan$/);
});

test("At most twelve are told, and nothing of what is none [47.8]", () => {
  expect(found("a")).toHaveLength(12);
  for (const search of ["", " ", "?", "qqqq", "\u0000"]) expect(found(search)).toEqual([]);
});

test("Every place found can be reckoned with [47.10]", () => {
  for (const letter of "abcdefghijklmnoprstuvyz") {
    for (const place of findPlaces(letter)) {
      const [moment] = birthInUt({ day: "1985-05-14", time: { at: "12:00" }, place });
      expect(Math.abs(moment!.offset), place.name).toBeLessThanOrEqual(14 * 3600);
    }
  }
  const hand = findPlaces("eyupsultan")[0]!;
  expect([hand.latitude, hand.longitude, hand.zone]).toEqual([41.05, 28.93, "Europe/Istanbul"]);
});
