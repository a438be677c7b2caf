import type { ChangedSince } from "../../contract/panel/calls.ts";
import type { FieldRefusal } from "../../contract/refusals.ts";
import { refusals } from "../../contract/refusals.ts";
import { sinceInWords } from "../words/change-in-words.ts";

/** A failed call, with the message for the user. */
export class ApiError extends Error {
  /** 0 if the service was not reached, or nothing was sent. */
  status: number;
  code: string;
  fields: Pick<FieldRefusal, "field" | "message">[];
  /** The whole answer: some refusals list conflicts. */
  body: unknown;
  /** Seconds to wait before trying again; 0 where there is no need to. */
  wait: number;
  constructor(
    status: number,
    body: { code?: string; message?: string; fields?: ApiError["fields"] },
    wait = 0,
  ) {
    super(changedMessage(body) ?? body.message ?? refusals.failed);
    this.status = status;
    this.code = body.code ?? "failed";
    this.fields = body.fields ?? [];
    this.body = body;
    this.wait = wait;
  }
}

/** After a decision on an old version: what was changed since. */
function changedMessage(body: object): string | undefined {
  const { code, changes, names } = body as Partial<ChangedSince>;
  if (code !== "changed" || !changes) return undefined;
  return `${sinceInWords(changes, names)} Güncel hâline bakıp yeniden karar verin.`;
}

const requestTimeout = 30_000;

/** What the database held once the last change was made. */
let revision: string | undefined;
export const lastRevision = () => revision;

/**
 * Every call of the service. Answers, or throws what the user should read. What the panel asks by
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
      signal: AbortSignal.timeout(requestTimeout),
    });
  } catch {
    throw new ApiError(0, {
      code: "unreachable",
      message: "Sunucuya ulaşılamadı. Bağlantınızı denetleyin.",
    });
  }
  const parsed = parse(await answer.text());
  if (answer.ok) {
    if (method !== "GET") revision = answer.headers.get("x-revision") ?? undefined;
    // Empty body → null, because TanStack Query rejects undefined.
    return (parsed ?? null) as T;
  }
  throw new ApiError(answer.status, parsed ?? {}, Number(answer.headers.get("retry-after")));
}

/** A proxy in between may answer with a page of its own. */
function parse(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The path with a query; empty values are left out. */
export function withQuery(path: string, query: Record<string, string | undefined>): string {
  const given = Object.entries(query).filter(([, value]) => value) as [string, string][];
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}
