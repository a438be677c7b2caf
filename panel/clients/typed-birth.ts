import type { Birth } from "../../booking/birth.ts";
import {
  birthOf,
  type TypedBirth,
  type TypedProblem,
  typedBirthOf,
} from "../../booking/typed-birth.ts";
import { type ClientBirth, ownBirth } from "../../contract/panel/calls.ts";

/** A birth as staff type it: whose it is, and who agreed that it is kept. */
export type BirthDraft = TypedBirth & { label: string; consent: string };

export function draftOf(kept: Pick<ClientBirth, "label" | "consent" | "birth">): BirthDraft {
  const { label, consent, birth } = kept;
  return { label, consent, ...typedBirthOf(birth) };
}

/** Of the client, until somebody else is named. */
export function emptyDraft(known: ClientBirth[]): BirthDraft {
  const label = known.some((one) => one.label === ownBirth) ? "" : ownBirth;
  return { label, consent: "danışan", ...typedBirthOf(null) };
}

/** The birth that was typed, or its errors by field. */
export function labelledBirthOf(draft: BirthDraft): { birth?: Birth; problems: TypedProblem[] } {
  const { birth, problems } = birthOf(draft);
  if (draft.label.trim()) return { birth, problems };
  const missing = { field: "label", message: "Kimin doğum bilgisi olduğunu yazın." };
  return { problems: [missing, ...problems] };
}
