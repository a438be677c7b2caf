import type { ChangedSince, PanelAppointment } from "../contract/panel/calls.ts";
import type { Challenge } from "../contract/public/proof.ts";
import type { FieldProblem, RefusalCode } from "../contract/refusals.ts";

type Detail = {
  /** Which fields are the reason. */
  fields?: FieldProblem[];
  /** What stands in the way. */
  conflicts?: PanelAppointment[];
  /** What was done since the version that was decided on, and the version that it left. */
  since?: Pick<ChangedSince, "changes" | "version">;
  /** After so many seconds the answer may be another. */
  retryAfter?: number;
  /** Which work would have to be proven. */
  challenge?: Challenge;
};

/** Why something was not done. Whoever decides answers with it; a transaction then leaves no trace. */
export type Refused = { refused: RefusalCode } & Detail;

export function refused(code: RefusalCode, detail: Detail = {}): Refused {
  return { refused: code, ...detail };
}

export function isRefused(result: unknown): result is Refused {
  return typeof result === "object" && result !== null && "refused" in result;
}
