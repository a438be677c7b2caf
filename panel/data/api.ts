import type { FieldRefusal } from "../../contract/refusals.ts";
import { refusals } from "../../contract/refusals.ts";

/** What the service refused, in the words that its user reads. */
export class Refused extends Error {
  status: number;
  code: string;
  fields: FieldRefusal[];
  /** The whole answer: some refusals list what stands in the way. */
  body: unknown;
  /** Seconds to wait before trying again; 0 where there is no need to. */
  wait: number;
  constructor(
    status: number,
    body: { code?: string; message?: string; fields?: FieldRefusal[] },
    wait = 0,
  ) {
    super(body.message ?? refusals.failed);
    this.status = status;
    this.code = body.code ?? "failed";
    this.fields = body.fields ?? [];
    this.body = body;
    this.wait = wait;
  }
}

/** Set by the session: whoever is no longer signed in is led back to the door. */
let onSignedOut = () => {};
export function whenSignedOut(listener: () => void): void {
  onSignedOut = listener;
}

/** Set by the live connection: what this panel changed itself is shown even while that is down. */
let onChanged = () => {};
export function whenChanged(listener: () => void): void {
  onChanged = listener;
}

const patience = 30_000;

/**
 * The only place that fetches. Answers, or throws what the user should read. What the panel asks by
 * itself is marked: it is no sign that somebody is there.
 */
export async function call<T>(
  method: string,
  path: string,
  body?: unknown,
  { isUnasked = false } = {},
): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: {
        ...(isUnasked && { "x-unasked": "1" }),
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patience),
    });
  } catch {
    throw new Refused(0, {
      code: "unreachable",
      message: "Sunucuya ulaşılamadı. Bağlantınızı denetleyin.",
    });
  }
  const text = await answer.text();
  const parsed = parse(text);
  if (answer.ok) {
    if (method !== "GET") onChanged();
    return parsed as T;
  }
  const wait = Number(answer.headers.get("retry-after"));
  const refused = new Refused(answer.status, parsed ?? {}, wait);
  if (refused.code === "sign_in_needed") onSignedOut();
  throw refused;
}

/** A proxy in between may answer with a page of its own. */
function parse(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** An address with its query; what is empty is left out. */
export function withQuery(path: string, query: Record<string, string | undefined>): string {
  const given = Object.entries(query).filter(([, value]) => value) as [string, string][];
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}
