const longestAbroad = 15;

/**
 * The number as it is kept of what is typed into or pasted into a field that begins with a 0: of Türkiye
 * without its code ("05321234567"), of another country with it and a plus ("+491701234567").
 */
export function typedPhone(typed: string): string {
  const digits = typed.replace(/\(0\)/, "").replace(/[^0-9]/g, "");
  const number = digits.replace(/^0+/, "");
  const isInternational =
    /^[^0-9]*0?[^0-9]*\+/.test(typed) || (digits.startsWith("00") && number.length > 10);
  if (isInternational && !number.startsWith("90")) return `+${number.slice(0, longestAbroad)}`;
  const hasCountry = isInternational || /^90(5|[0-9]{9})/.test(number);
  return `0${hasCountry ? number.replace(/^900*/, "") : number}`.slice(0, 11);
}
