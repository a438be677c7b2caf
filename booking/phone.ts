const nationalLength = 10;

/** A mobile number as far as it was typed, or any other that is whole, without its 0. */
const unmistakable = /^(?:5[0-9]{0,9}|[6-8][0-9]{9})$/;

/** What the booking field keeps of what was typed: the number with its 0, or "0" where none can be told. */
export function maskBookingPhone(typed: string): string {
  const national = nationalDigits(typed);
  const isNumber = /^[^0-9]*0/.test(typed) || unmistakable.test(national);
  return isNumber ? `0${national.slice(0, nationalLength)}` : "0";
}

/** No number begins with 090: that is the country's code after a 0. */
export const bookingPhone = /^0(?!90)[5-9][0-9]{9}$/;

export function isBookingPhone(phone: string): boolean {
  return bookingPhone.test(phone);
}

/** What the lookup field keeps of what was typed; its leading 0 is printed beside it. */
export function maskLookupPhone(typed: string): string {
  return nationalDigits(typed).slice(0, nationalLength);
}

/**
 * All that was typed into a field that shows only what its mask has kept: a "+" or "00" is out of sight there,
 * and still tells whose country the digits after it belong to. And how many of its digits stand behind the caret.
 */
export function typedText(field: {
  typed: string;
  shown: string;
  now: string;
  caret: number;
  mask: (typed: string) => string;
}): { text: string; behind: number } {
  const { typed, shown, now, caret, mask } = field;
  const behind = now.slice(caret);
  // The 0 that stood in the field from the start, with the number typed before it.
  if (shown === "0" && behind === "0") return { text: now.slice(0, caret), behind: 0 };
  let before = shown.slice(0, shown.length - behind.length);
  while (!now.startsWith(before)) before = before.slice(0, -1);
  const added = now.slice(before.length, caret);
  if (isWhole(added)) return { text: wholeText(before, added), behind: 0 };
  if (behind) return { text: hasRoom(shown, now) ? now : shown, behind: digitsOf(behind).length };
  if (before !== shown) return { text: now, behind: 0 };
  const tellsMore = /^0?$/.test(shown) || typed.includes("+") || digitsOf(typed).startsWith("00");
  return { text: (tellsMore && mask(typed) === shown ? typed : shown) + added, behind: 0 };
}

/** A number of its own, whatever stood in the field: of another country it may be shorter. */
function isWhole(added: string): boolean {
  const count = digitsOf(added).length;
  return count >= nationalLength || (count >= 8 && /^[^0-9]*(?:\+|00)/.test(added));
}

/** It counts alone; behind the 0 of the field its ten digits are one with that, and so is the 0 of a 00. */
function wholeText(before: string, added: string): string {
  const digits = digitsOf(added);
  const isOne = before === "0" && (digits.length === nationalLength || digits.startsWith("0"));
  return isOne ? before + added : added;
}

/** What enters in the middle pushes no digit out at the end, and a full field takes nothing more. */
function hasRoom(shown: string, now: string): boolean {
  const isMore = now.length > shown.length;
  return countOf(now) <= nationalLength && !(isMore && countOf(shown) === nationalLength);
}

const countOf = (text: string) => digitsOf(text).replace(/^0+/, "").length;

/** The number to ask for, or undefined where the field does not hold a whole one. */
export function lookupPhone(field: string): string | undefined {
  const phone = `0${field.trim()}`;
  return isLookupPhone(phone) ? phone : undefined;
}

export const askedPhone = /^0[0-9]{10}$/;

export function isLookupPhone(phone: string): boolean {
  return askedPhone.test(phone);
}

/** In Türkiye with the 0 before it, of landlines too; of other countries as E.164 writes it. */
const staffPhone = /^(?:0(?!90)[2-9][0-9]{9}|\+(?!90)[1-9][0-9]{6,14})$/;

/** What staff may enter by hand. A number has one form only, so that one person is one number. */
export function isStaffPhone(phone: string): boolean {
  return staffPhone.test(phone);
}

/** As it is called from anywhere: "+905321234567". */
export function internationalPhone(phone: string): string {
  return phone.startsWith("+") ? phone : `+90${phone.slice(1)}`;
}

/** A landline of Türkiye gets no message; of another country's number nobody knows. */
export function canGetMessages(phone: string): boolean {
  return /^(?:\+|05)/.test(phone);
}

/** Türkiye's code once a digit of the number follows; many write the number's 0 after it. */
const countryCode = /^0*(?:900?)+(?=[1-9])/;
const startOfCode = /^9(?:00?)?$/;

/** The digits after the leading 0, of a number written in any of the usual ways; none of another country's. */
function nationalDigits(typed: string): string {
  const plus = typed.lastIndexOf("+");
  const digits = digitsOf(typed.slice(plus + 1));
  if (countryCode.test(digits)) return digits.replace(countryCode, "").slice(0, nationalLength);
  const national = digits.replace(/^0+/, "");
  const isUnderstood = startOfCode.test(national) || plus < 0;
  // Whoever types "0532" after the 0 in the field means no 00; a 5 says so, up to its tenth digit.
  const isAbroad =
    digits.startsWith("00") && !startOfCode.test(national) && !unmistakable.test(national);
  return isUnderstood && !isAbroad ? national : "";
}

const digitsOf = (text: string) => text.replace(/[^0-9]/g, "");
