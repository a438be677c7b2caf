import { type SignName, signNames } from "./zodiac.ts";

/** Two signs in the order of the zodiac. */
export function inZodiacOrder(one: SignName, other: SignName): [SignName, SignName] {
  return signNames.indexOf(one) <= signNames.indexOf(other) ? [one, other] : [other, one];
}

/** All 78 pairs, including each sign with itself. */
export const signPairs = (): [SignName, SignName][] =>
  signNames.flatMap((first, index) =>
    signNames.slice(index).map((second): [SignName, SignName] => [first, second]),
  );

/** The shorter distance in signs: 0 to 6. */
function signsBetween(one: SignName, other: SignName): number {
  const steps = Math.abs(signNames.indexOf(one) - signNames.indexOf(other));
  return Math.min(steps, signNames.length - steps);
}

/** The angle between two signs in degrees, a multiple of 30. */
export const angleBetween = (one: SignName, other: SignName): number =>
  30 * signsBetween(one, other);
