import { expect, test } from "vitest";
import { meant, notUnderstood, wholeNumbers } from "../tests/support/phone-numbers.ts";
import {
  bookingPhone,
  isBookingPhone,
  lookupPhone,
  maskBookingPhone,
  maskLookupPhone,
  typedText,
} from "./phone.ts";

/** What a field shows after each piece: a key, or what was pasted. */
function enter(pieces: Iterable<string>, mask: (typed: string) => string, preset = ""): string {
  let typed = "";
  let shown = preset;
  for (const piece of pieces) {
    const now = shown + piece;
    typed = typedText({ typed, shown, now, caret: now.length, mask }).text;
    shown = mask(typed);
  }
  return shown;
}

/** What a field shows once a piece has entered where "|" stands, or in place of what "[…]" holds. */
function enterAt(place: string, piece: string, mask: (typed: string) => string): string {
  const [before = "", behind = ""] = place.split(/\||\[.*\]/);
  const field = {
    typed: "",
    shown: place.replace(/[|[\]]/g, ""),
    now: before + piece + behind,
    caret: before.length + piece.length,
    mask,
  };
  return mask(typedText(field).text);
}

test("Typed one key after the other, each of them ends as the number that was meant", () => {
  for (const typed of wholeNumbers) {
    for (const preset of ["0", ""])
      expect(enter(typed, maskBookingPhone, preset), `${preset} ${typed}`).toBe(meant);
    expect(enter(typed, maskLookupPhone), typed).toBe(meant.slice(1));
  }
});

test("A key too many changes nothing", () => {
  for (const typed of ["0532 123 45 67", "532 123 45 67", "+90 532 123 45 67", "0090532 1234567"]) {
    expect(enter(`${typed}89`, maskBookingPhone, "0"), typed).toBe(meant);
    expect(enter(`${typed}89`, maskLookupPhone), typed).toBe(meant.slice(1));
  }
});

test("Pasted behind what stands in the field, a whole number counts alone", () => {
  for (const typed of wholeNumbers) {
    for (const preset of ["0", "0532"])
      expect(enter([typed], maskBookingPhone, preset), `${preset} ${typed}`).toBe(meant);
    expect(enter([typed], maskLookupPhone, "53"), typed).toBe(meant.slice(1));
  }
  expect(enter(["994501234567"], maskBookingPhone, "0")).toBe("0");
  expect(enter(["9321234567"], maskBookingPhone, "0")).toBe("09321234567");
});

test("Pasted in the middle of what stands in the field, or over it, a whole number counts alone", () => {
  for (const typed of wholeNumbers) {
    for (const place of [
      "|0",
      "0|532",
      "05|32",
      "053|2",
      "|0532",
      "0532|1234567",
      "[0]532",
      "[0532]1234567",
      "[053399]",
    ])
      expect(enterAt(place, typed, maskBookingPhone), `${place} ${typed}`).toBe(meant);
    for (const place of ["5|32", "53|2", "|532", "532|1234567", "5[3]2", "[533]"])
      expect(enterAt(place, typed, maskLookupPhone), `${place} ${typed}`).toBe(meant.slice(1));
  }
});

test("In the middle of a whole number a digit too many changes nothing", () => {
  for (const place of ["0532|1234567", "0|5321234567", "|05321234567", "0532123456|7"])
    for (const key of ["9", "0", "5", "+", "98"])
      expect(enterAt(place, key, maskBookingPhone), `${place} ${key}`).toBe(meant);
  for (const place of ["532|1234567", "|5321234567", "532123456|7"])
    for (const key of ["9", "0", "5", "+", "98"])
      expect(enterAt(place, key, maskLookupPhone), `${place} ${key}`).toBe(meant.slice(1));
  // Two where one is missing would push out the last.
  expect(enterAt("0532|123456", "98", maskBookingPhone)).toBe("0532123456");
});

test("In the middle of an unfinished number digits are typed, replaced and deleted", () => {
  expect(enterAt("0532|34567", "1", maskBookingPhone)).toBe("0532134567");
  expect(enterAt("0532|4567", "123", maskBookingPhone)).toBe(meant);
  expect(enterAt("0532[99]34567", "12", maskBookingPhone)).toBe(meant);
  expect(enterAt("0532[99]1234567", "", maskBookingPhone)).toBe(meant);
  expect(enterAt("[9]5321234567", "", maskLookupPhone)).toBe(meant.slice(1));
  expect(enterAt("5|21234567", "3", maskLookupPhone)).toBe(meant.slice(1));
  expect(enterAt("53[9]1234567", "2", maskLookupPhone)).toBe(meant.slice(1));
});

test("A number that has zeros within, or at its end, keeps them", () => {
  expect(enter("05301002030", maskBookingPhone, "0")).toBe("05301002030");
  expect(enter("5301002030", maskLookupPhone)).toBe("5301002030");
  expect(enterAt("0530|1234567", "9", maskBookingPhone)).toBe("05301234567");
  expect(enterAt("53|0", "4", maskLookupPhone)).toBe("5340");
  expect(enterAt("53012|34567", "9", maskLookupPhone)).toBe("5301234567");
});

test("A part with two zeros within joins what stands before it [12.6]", () => {
  expect(enter(["05", "321004567"], maskBookingPhone, "0")).toBe("05321004567");
  expect(enter(["53", "21004567"], maskLookupPhone)).toBe("5321004567");
});

test("A beginning pasted with its 0 behind the 0 of the field is one with it [12.6]", () => {
  expect(enterAt("0|321234567", "05", maskBookingPhone)).toBe(meant);
  expect(enterAt("0[99]1234567", "0532", maskBookingPhone)).toBe(meant);
});

test("A number that is whole without a 0 counts, but its first digits alone do not", () => {
  expect(maskBookingPhone("8501234567")).toBe("08501234567");
  expect(maskBookingPhone("85")).toBe("0");
});

test("Of a code that is only begun the lookup shows what was typed, and a doubled one counts once", () => {
  for (const typed of ["9", "90", "900"]) expect(maskLookupPhone(`+${typed}`)).toBe(typed);
  expect(maskLookupPhone("+90 90 532 123 45 67")).toBe(meant.slice(1));
  expect(maskLookupPhone("1 +90 532 123 45 67")).toBe(meant.slice(1));
});

test("A short number of another country counts alone too, wherever it is pasted", () => {
  for (const typed of ["00372123", "(00372) 123"])
    expect(enter([typed], maskBookingPhone, "0532"), typed).toBe("0");
});

test("What was typed before the number was set otherwise is forgotten", () => {
  const field = { typed: "+994", mask: maskBookingPhone };
  const { text } = typedText({ ...field, shown: "0532", now: "05321", caret: 5 });
  expect(maskBookingPhone(text)).toBe("05321");
});

test("The caret stays before the digits that were behind it, and goes behind a number that counts alone", () => {
  const field = { typed: "", mask: maskBookingPhone };
  expect(typedText({ ...field, shown: "05324567", now: "053214567", caret: 5 }).behind).toBe(4);
  expect(typedText({ ...field, shown: meant, now: "053291234567", caret: 5 }).behind).toBe(7);
  expect(typedText({ ...field, shown: "0532", now: "050532123456732", caret: 13 }).behind).toBe(0);
  expect(typedText({ ...field, shown: "0", now: "50", caret: 1 }).behind).toBe(0);
});

test("Typed one key after the other, another country's number counts in neither field", () => {
  for (const typed of notUnderstood) {
    expect(isBookingPhone(enter(typed, maskBookingPhone, "0")), typed).toBe(false);
    if (/^(\+|00)[1-8]/.test(typed))
      expect(lookupPhone(enter(typed, maskLookupPhone)), typed).toBeUndefined();
  }
});

test("Typed behind digits that stand there already, a number with its code counts alone [12.6]", () => {
  for (const typed of notUnderstood.filter((number) => /^\+[1-9]/.test(number)))
    expect(isBookingPhone(enter(`53${typed}`, maskBookingPhone, "0")), typed).toBe(false);
  expect(enter("53+90 532 123 45 67", maskBookingPhone, "0")).toBe(meant);
});

test("Pasted behind, into or over what stands in the field, another country's number is never one of ours", () => {
  for (const typed of notUnderstood.filter((number) => /^(\+|00)[1-9]/.test(number))) {
    for (const place of ["0|", "|0", "[0]", "0532|", "05|32", "[0532]", "[05321234567]"])
      expect(enterAt(place, typed, maskBookingPhone), `${place} ${typed}`).not.toMatch(
        bookingPhone,
      );
    if (!typed.startsWith("+90"))
      for (const place of ["532|", "5|32", "[532]"])
        expect(enterAt(place, typed, maskLookupPhone), `${place} ${typed}`).toBe("");
  }
});
