import { expect, test } from "vitest";
import { istanbulDay, momentText, untilText } from "./turkish-time.ts";

const at = (moment: string) => Date.parse(moment);
const noon = at("2026-11-15T12:00+03:00");

test("A moment is given in Turkish time, with its day relative to today in Turkey", () => {
  expect(momentText(at("2026-11-15T21:40+03:00"), noon)).toBe("bugün 21.40");
  expect(momentText(at("2026-11-16T00:00+03:00"), noon)).toBe("yarın 00.00");
  expect(momentText(at("2026-11-24T17:54+03:00"), noon)).toBe("24 Kasım Salı 17.54");
});

test("Tomorrow begins at Turkey's midnight, which is another hour elsewhere", () => {
  const event = at("2026-11-16T04:12+03:00");
  // 16:59 in New York, 10:59 of the next day in Auckland.
  expect(momentText(event, at("2026-11-15T20:59:59Z"))).toBe("yarın 04.12");
  expect(momentText(event, at("2026-11-15T21:00:00Z"))).toBe("bugün 04.12");
  expect(istanbulDay(at("2026-12-31T21:00:00Z"))).toBe("1 Ocak 2027");
});

test("An end has its day unless that is today", () => {
  expect(untilText(at("2026-11-15T21:40+03:00"), noon)).toBe("21.40’a kadar");
  expect(untilText(at("2026-11-16T04:12+03:00"), noon)).toBe("yarın 04.12’ye kadar");
  expect(untilText(at("2026-11-17T04:12+03:00"), noon)).toBe("17 Kasım 04.12’ye kadar");
});

test("A time has the suffix of its last spoken word", () => {
  const ending = (time: string) => untilText(at(`2026-11-15T${time}+03:00`), noon).split(" ")[0];
  const spoken = {
    "20:01": "e",
    "20:02": "ye",
    "20:03": "e",
    "20:04": "e",
    "20:05": "e",
    "20:06": "ya",
    "20:07": "ye",
    "20:08": "e",
    "20:09": "a",
    "20:10": "a",
    "20:20": "ye",
    "20:30": "a",
    "20:40": "a",
    "20:50": "ye",
    // The full hour is spoken without its minutes; midnight is sıfır.
    "20:00": "ye",
    "21:00": "e",
    "23:00": "e",
    "19:00": "a",
    "10:00": "a",
    "00:00": "a",
  };
  for (const [time, end] of Object.entries(spoken)) {
    expect(ending(time)).toBe(`${time.replace(":", ".")}’${end}`);
  }
});
