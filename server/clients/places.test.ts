import { expect, test } from "vitest";
import { birthInUt } from "../../booking/birth.ts";
import { findPlaces } from "./places.ts";

const found = async (search: string) =>
  (await findPlaces(search)).map(({ name, region }) => `${name}, ${region}`);

test("A place is found with or without its Turkish marks, the likeliest first", async () => {
  for (const typed of ["kadıköy", "KADIKÖY", "kadikoy", "Kadiköy", "kadik"]) {
    expect((await found(typed))[0], typed).toBe("Kadıköy, İstanbul, Türkiye");
  }
  expect((await found("IĞDIR"))[0]).toBe("Iğdır, Türkiye");
  expect((await found("izmir"))[0]).toBe("İzmir, Türkiye");
  expect((await found("sanliurfa"))[0]).toBe("Şanlıurfa, Türkiye");
  expect((await found("Paris"))[0]).toMatch(/^Paris, .*Fransa$/);
  expect((await found("berlin"))[0]).toMatch(/Almanya$/);
});

test("Namesakes are told apart by il and country, and asked for by them", async () => {
  const namesakes = await found("yenişehir");
  expect(namesakes).toContain("Yenişehir, Bursa, Türkiye");
  expect(namesakes).toContain("Yenişehir, Diyarbakır, Türkiye");
  expect(await found("yenisehir bursa")).toEqual(["Yenişehir, Bursa, Türkiye"]);
  expect((await found("london kanada"))[0]).toBe("London, Ontario, Kanada");
  expect(await found("merkez çorum")).toEqual(["Merkez, Çorum, Türkiye"]);
});

test("Cities abroad are found by their Turkish names, too", async () => {
  expect((await found("londra"))[0]).toMatch(/^Londra \(London\), /);
  expect((await found("london"))[0]).toMatch(/^Londra \(London\), /);
  expect((await found("selanik"))[0]).toMatch(/Yunanistan$/);
  expect((await found("kırcaali"))[0]).toMatch(/Bulgaristan$/);
});

test("At most twelve are told, and nothing of what is none", async () => {
  expect(await found("a")).toHaveLength(12);
  for (const search of ["", " ", "?", "qqqq", "\u0000"]) expect(await found(search)).toEqual([]);
});

test("Every place found can be reckoned with", async () => {
  for (const letter of "abcdefghijklmnoprstuvyz") {
    for (const place of await findPlaces(letter)) {
      const [moment] = birthInUt({ day: "1985-05-14", time: { at: "12:00" }, place });
      expect(Math.abs(moment!.offset), place.name).toBeLessThanOrEqual(14 * 3600);
    }
  }
  const hand = (await findPlaces("eyupsultan"))[0]!;
  expect([hand.latitude, hand.longitude, hand.zone]).toEqual([41.05, 28.93, "Europe/Istanbul"]);
});
