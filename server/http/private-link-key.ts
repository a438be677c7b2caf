import type { IncomingHttpHeaders } from "node:http";
import { keyHeader, keyPattern } from "../../contract/public/visitor-appointment.ts";
import { refusedKey } from "../appointments/claim-slot.ts";
import type { Refused } from "../refusal.ts";

/** The key of the private link. A malformed one is refused: ignoring it would leave the visitor with a dead link. */
export function keyIn(headers: IncomingHttpHeaders): string | undefined | Refused {
  const key = headers[keyHeader];
  if (key === undefined) return undefined;
  return typeof key === "string" && keyPattern.test(key) ? key : refusedKey;
}
