import { type SignName, signNames } from "../../app/content/zodiac.ts";

const LOCATIVE: Record<SignName, string> = {
  Koç: "ta",
  Boğa: "da",
  İkizler: "de",
  Yengeç: "te",
  Aslan: "da",
  Başak: "ta",
  Terazi: "de",
  Akrep: "te",
  Yay: "da",
  Oğlak: "ta",
  Kova: "da",
  Balık: "ta",
};

interface ZodiacPosition {
  sign: SignName;
  degree: number;
  minute: number;
}

/** Sign, degree and arcminute, truncated as an ephemeris prints them. */
export function zodiacPosition(longitude: number): ZodiacPosition {
  const minutes = Math.floor(longitude * 60);
  return {
    sign: signNames[Math.floor(minutes / 1800) % 12]!,
    degree: Math.floor((minutes % 1800) / 60),
    minute: minutes % 60,
  };
}

/** "8°05′ Balık’ta" */
export function inSign({ sign, degree, minute }: ZodiacPosition): string {
  return `${degree}°${String(minute).padStart(2, "0")}′ ${sign}’${LOCATIVE[sign]}`;
}
