import type { ChangedSince, PanelAppointment } from "../contract/panel/calls.ts";
import type { Challenge } from "../contract/public/proof.ts";
import type { FieldProblem, RefusalCode } from "../contract/refusals.ts";

type Detail = {
  /** Invalid fields. */
  fields?: FieldProblem[];
  /** Appointments that are in the way. */
  conflicts?: PanelAppointment[];
  /** Changes since the outdated version with the names of staff, and the current version. */
  since?: Omit<ChangedSince, "code" | "message">;
  /** Seconds after which a retry may succeed. */
  retryAfter?: number;
  /** The proof of work that is needed. */
  challenge?: Challenge;
};

/** Why something was not done. Functions return it as a value; a transaction that returns it is rolled back. */
export type Refused = { refused: RefusalCode } & Detail;

export function refused(code: RefusalCode, detail: Detail = {}): Refused {
  return { refused: code, ...detail };
}

export function isRefused(result: unknown): result is Refused {
  return typeof result === "object" && result !== null && "refused" in result;
}
