import type { Birth, BirthPlace, BirthTime } from "../../booking/birth.ts";
import { type ClientBirth, ownBirth } from "../../contract/panel/calls.ts";
import type { ApiError } from "../data/api.ts";
import { dayInFigures, typedDay } from "../words/typed-day.ts";
import { typedTime } from "../words/typed-time.ts";

/** A birth as it is being typed. */
export type BirthDraft = {
  /** Whose it is. */
  label: string;
  /** Who agreed that it is kept. */
  consent: string;
  day: string;
  kind: "at" | "range" | "unknown";
  at: string;
  isLater: boolean;
  from: string;
  to: string;
  place: BirthPlace | null;
};

export function draftOf(kept: Pick<ClientBirth, "label" | "consent" | "birth">): BirthDraft {
  const { label, consent, birth } = kept;
  return { label, consent, ...partsOf(birth) };
}

/** Of the client, until somebody else is named. */
export function emptyDraft(known: ClientBirth[]): BirthDraft {
  const label = known.some((one) => one.label === ownBirth) ? "" : ownBirth;
  return { label, consent: "danışan", ...partsOf(null) };
}

function partsOf(birth: Birth | null): Omit<BirthDraft, "label" | "consent"> {
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

/** The birth that was typed, or its errors by field. */
export function birthOf(draft: BirthDraft): { birth?: Birth; problems: ApiError["fields"] } {
  const day = typedDay(draft.day);
  const [at, from, to] = [draft.at, draft.from, draft.to].map(typedTime);
  const isMissing = {
    label: !draft.label.trim(),
    day: !day,
    at: draft.kind === "at" && !at,
    from: draft.kind === "range" && !from,
    to: draft.kind === "range" && !to,
  };
  const problems = Object.entries(isMissing)
    .filter(([, isWrong]) => isWrong)
    .map(([field]) => ({ field, message: rules[field] ?? timeRule }));
  if (problems.length > 0) return { problems };
  const times: Record<BirthDraft["kind"], BirthTime | null> = {
    at: { at: at!, ...(draft.isLater && { isLater: true }) },
    range: { from: from!, to: to! },
    unknown: null,
  };
  return { birth: { day: day!, time: times[draft.kind], place: draft.place }, problems };
}

const rules: Record<string, string> = {
  label: "Kimin doğum bilgisi olduğunu yazın.",
  day: "Doğum gününü 14.05.1985 biçiminde yazın.",
};
const timeRule = "Saati 14:32 biçiminde yazın.";
