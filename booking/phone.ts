const nationalLength = 10;

/** A mobile number as far as it was typed, or any other that is whole, without its 0. */
const unmistakable = /^(?:5[0-9]{0,9}|[6-8][0-9]{9})$/;

/** What the booking field keeps of what was typed: the number with its 0, or "0" where none can be told. */
export function maskBookingPhone(typed: string): string {
  const national = nationalDigits(typed);
  const isNumber = /^[^0-9]*0/.test(typed) || unmistakable.test(national);
  return isNumber ? `0${national.slice(0, nationalLength)}` : "0";
}

/** No number begins with 090: that is a 0 before the country code. */
export const bookingPhone = /^0(?!90)[5-9][0-9]{9}$/;

export function isBookingPhone(phone: string): boolean {
  return bookingPhone.test(phone);
}

/** What the lookup field keeps of what was typed; its leading 0 is printed beside it. */
export function maskLookupPhone(typed: string): string {
  return nationalDigits(typed).slice(0, nationalLength);
}

/**
 * Everything typed into a field that shows only what its mask keeps: a "+" or "00" is not shown, but says which
 * country the digits after it belong to. Also returns how many digits are behind the caret.
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
  // The number was typed before the 0 that the field starts with.
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

/** Whether the added text is a whole number that replaces the field's; foreign numbers may be shorter. */
function isWhole(added: string): boolean {
  const count = digitsOf(added).length;
  return count >= nationalLength || (count >= 8 && /^[^0-9]*(?:\+|00)/.test(added));
}

/** Only the added number counts, except that ten digits, or a 00, continue the 0 already in the field. */
function wholeText(before: string, added: string): string {
  const digits = digitsOf(added);
  const isOne = before === "0" && (digits.length === nationalLength || digits.startsWith("0"));
  return isOne ? before + added : added;
}

/** Digits inserted in the middle push none out at the end, and a full field takes no more. */
function hasRoom(shown: string, now: string): boolean {
  const isMore = now.length > shown.length;
  return countOf(now) <= nationalLength && !(isMore && countOf(shown) === nationalLength);
}

const countOf = (text: string) => digitsOf(text).replace(/^0+/, "").length;

/** The number to look up, or undefined if the field does not hold a whole one. */
export function lookupPhone(field: string): string | undefined {
  const phone = `0${field.trim()}`;
  return isLookupPhone(phone) ? phone : undefined;
}

export const askedPhone = /^0[0-9]{10}$/;

export function isLookupPhone(phone: string): boolean {
  return askedPhone.test(phone);
}

/** Turkish numbers with a leading 0, landlines too; foreign ones in E.164 form. */
const staffPhone = /^(?:0(?!90)[2-9][0-9]{9}|\+(?!90)[1-9][0-9]{6,14})$/;

/** What staff may enter. Each number has exactly one form, so that one person is one number. */
export function isStaffPhone(phone: string): boolean {
  return staffPhone.test(phone);
}

/** Every other number is stored with a leading 0. */
export function isForeign(phone: string): boolean {
  return phone.startsWith("+");
}

/** In international form: "+905321234567". */
export function internationalPhone(phone: string): string {
  return isForeign(phone) ? phone : `+90${phone.slice(1)}`;
}

/** Turkish landlines get no messages; foreign numbers might be mobile. */
export function canGetMessages(phone: string): boolean {
  return /^(?:\+|05)/.test(phone);
}

/** Türkiye's code, followed by a digit of the number; many people write a 0 after it. */
const countryCode = /^0*(?:900?)+(?=[1-9])/;
const startOfCode = /^9(?:00?)?$/;

/** The digits after the leading 0 of a Turkish number in any common notation; empty for foreign numbers. */
function nationalDigits(typed: string): string {
  const plus = typed.lastIndexOf("+");
  const digits = digitsOf(typed.slice(plus + 1));
  if (countryCode.test(digits)) return digits.replace(countryCode, "").slice(0, nationalLength);
  const national = digits.replace(/^0+/, "");
  const isUnderstood = startOfCode.test(national) || plus < 0;
  // "0532" typed after the field's 0 is not the prefix 00: ten digits from a 5 on are a Turkish number.
  const isAbroad =
    digits.startsWith("00") && !startOfCode.test(national) && !unmistakable.test(national);
  return isUnderstood && !isAbroad ? national : "";
}

const digitsOf = (text: string) => text.replace(/[^0-9]/g, "");
