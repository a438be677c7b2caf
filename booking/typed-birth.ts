import type { Birth, BirthPlace, BirthTime } from "./birth.ts";
import { dayInFigures, typedDay } from "./typed-day.ts";
import { typedTime } from "./typed-time.ts";

/** A birth as it is being typed. */
export type TypedBirth = {
  day: string;
  kind: "at" | "range" | "unknown";
  at: string;
  isLater: boolean;
  from: string;
  to: string;
  place: BirthPlace | null;
};

export const timeKinds: [TypedBirth["kind"], words: string][] = [
  ["at", "Dakikasına kadar biliniyor"],
  ["range", "Bir aralık biliniyor"],
  ["unknown", "Bilinmiyor"],
];

export function typedBirthOf(birth: Birth | null): TypedBirth {
  const time = birth?.time;
  const isRange = time && "from" in time;
  return {
    day: dayInFigures(birth?.day ?? ""),
    kind: birth && !time ? "unknown" : isRange ? "range" : "at",
    at: time && "at" in time ? time.at : "",
    isLater: Boolean(time && "at" in time && time.isLater),
    from: isRange ? time.from : "",
    to: isRange ? time.to : "",
    place: birth?.place ?? null,
  };
}

export type TypedProblem = { field: string; message: string };

/** The birth that was typed, or its errors by field. */
export function birthOf(typed: TypedBirth): { birth?: Birth; problems: TypedProblem[] } {
  const day = typedDay(typed.day);
  const [at, from, to] = [typed.at, typed.from, typed.to].map(typedTime);
  const isMissing = {
    day: !day,
    at: typed.kind === "at" && !at,
    from: typed.kind === "range" && !from,
    to: typed.kind === "range" && !to,
  };
  const problems = Object.entries(isMissing)
    .filter(([, isWrong]) => isWrong)
    .map(([field]) => ({ field, message: field === "day" ? dayRule : timeRule }));
  if (problems.length > 0) return { problems };
  const times: Record<TypedBirth["kind"], BirthTime | null> = {
    at: { at: at!, ...(typed.isLater && { isLater: true }) },
    range: { from: from!, to: to! },
    unknown: null,
  };
  return { birth: { day: day!, time: times[typed.kind], place: typed.place }, problems };
}

const dayRule = "Doğum gününü 14.05.1985 biçiminde yazın.";
const timeRule = "Saati 14:32 biçiminde yazın.";
