import type { IncomingHttpHeaders } from "node:http";
import { keyHeader, keyPattern } from "../../contract/public/visitor-appointment.ts";
import { refusedKey } from "../appointments/private-link-key.ts";
import type { Refused } from "../refusal.ts";

/**
 * Undefined where none was sent. A key that is none is refused and not passed over: whoever sent it
 * would hold a link that leads nowhere.
 */
export function keyIn(headers: IncomingHttpHeaders): string | undefined | Refused {
  const key = headers[keyHeader];
  if (key === undefined) return undefined;
  return typeof key === "string" && keyPattern.test(key) ? key : refusedKey;
}
