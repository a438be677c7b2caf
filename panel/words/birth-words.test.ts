import { expect, test } from "vitest";
import { birthInUt } from "../../booking/birth.ts";
import { placeInWords, timeInWords } from "../../booking/birth-in-words.ts";
import { birthToCopy, coordinatesInWords, utInWords } from "./birth-words.ts";

const place = {
  name: "Kadıköy",
  region: "İstanbul, Türkiye",
  latitude: 40.98,
  longitude: 29.03,
  zone: "Europe/Istanbul",
};
const told = (day: string, time: Parameters<typeof timeInWords>[0]["time"]) =>
  utInWords(birthInUt({ day, time, place }), day);

test("The hour in UT is said with the rule that made it", () => {
  expect(told("1985-05-14", { at: "17:32" })).toBe("UT 14:32, yaz saati uygulanıyordu");
  expect(told("1985-01-14", { at: "17:32" })).toBe("UT 15:32, yaz saati uygulanmıyordu");
  expect(told("1985-05-14", { at: "01:10" })).toBe(
    "UT 13 Mayıs 1985 22:10, yaz saati uygulanıyordu",
  );
  expect(told("1905-06-01", { at: "12:00" })).toBe(
    "UT 10:03:53, o yıllarda her yerin kendi ortalama saati vardı",
  );
});

test("A range is said with both its ends, and an unknown hour with none", () => {
  expect(told("1985-05-14", { from: "14:00", to: "15:30" })).toBe(
    "UT 11:00 – 12:30, yaz saati uygulanıyordu",
  );
  expect(told("1990-09-30", { from: "01:30", to: "04:00" })).toBe(
    "UT 29 Eylül 1990 22:30 – 02:00, saat değişimi var",
  );
  expect(told("1985-05-14", null)).toBe("");
});

test("Hour and place are said as they were told", () => {
  const birth = { day: "1985-05-14", place };
  expect(timeInWords({ ...birth, time: null })).toBe("Bilinmiyor");
  expect(timeInWords({ ...birth, time: { at: "17:32" } })).toBe("17:32");
  expect(timeInWords({ ...birth, time: { from: "14:00", to: "15:30" } })).toBe("14:00–15:30 arası");
  expect(placeInWords(place)).toBe("Kadıköy, İstanbul, Türkiye");
  expect(placeInWords({ ...place, region: "" })).toBe("Kadıköy");
});

test("Where somebody was born is said in degrees and minutes", () => {
  expect(coordinatesInWords(place)).toBe("40°59′ K 29°02′ D");
  const lima = { ...place, latitude: -12.05, longitude: -77.999 };
  expect(coordinatesInWords(lima)).toBe("12°03′ G 78°00′ B");
});

test("A birth is copied with all that a chart is drawn from", () => {
  const birth = { day: "1985-05-14", time: { at: "17:32" }, place };
  expect(birthToCopy("Ayşe Yılmaz", birth, birthInUt(birth)).split("\n")).toEqual([
    "Ayşe Yılmaz",
    "14 Mayıs 1985, 17:32, Kadıköy, İstanbul, Türkiye",
    "40°59′ K 29°02′ D",
    "UT 14:32, yaz saati uygulanıyordu",
  ]);
  const unknown = { ...birth, time: null, place: null };
  expect(birthToCopy("Ayşe Yılmaz", unknown, [])).toBe("Ayşe Yılmaz\n14 Mayıs 1985");
});
