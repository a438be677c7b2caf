const bookingLength = 11;
const lookupLength = 10;

/** What the booking field keeps of what was typed. */
export function maskBookingPhone(typed: string): string {
  const digits = digitsOf(typed);
  return digits.startsWith("0") ? digits.slice(0, bookingLength) : "0";
}

export const bookingPhone = /^0[5-9][0-9]{9}$/;

export function isBookingPhone(phone: string): boolean {
  return bookingPhone.test(phone);
}

/** What the lookup field keeps of what was typed; its leading 0 is printed beside it. */
export function maskLookupPhone(typed: string): string {
  return digitsOf(typed).slice(0, lookupLength);
}

/** The number to ask for, or undefined where the field does not hold a whole one. */
export function lookupPhone(field: string): string | undefined {
  const phone = `0${field.trim()}`;
  return isLookupPhone(phone) ? phone : undefined;
}

export const askedPhone = /^0[0-9]{10}$/;

export function isLookupPhone(phone: string): boolean {
  return askedPhone.test(phone);
}

function digitsOf(typed: string): string {
  return typed.replace(/[^0-9]/g, "");
}
