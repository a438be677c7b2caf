import { afterEach, beforeEach, expect, vi } from "vitest";

export type Call = { method: string; path: string; body: unknown };
type Answer = { status?: number; json?: unknown; headers?: Record<string, string> };
/** An answer, or who gives it: held back until it resolves, and a network failure where it throws. */
export type Answers = Record<string, Answer | ((call: Call) => Answer | Promise<Answer>)>;

let answers: Answers = {};
let unanswered: string[] = [];

/** Every call that was made, oldest first. */
export let calls: Call[] = [];

/** What the service answers from now on, by "GET /api/…"; a query belongs to the path where the key has one. */
export function answer(more: Answers): void {
  answers = { ...answers, ...more };
}

/** Replaces the network in every component test; a call without an answer fails the test. */
export function fakeService(): void {
  beforeEach(() => {
    [answers, unanswered, calls] = [{}, [], []];
    vi.stubGlobal("fetch", respond);
    vi.stubGlobal("EventSource", FakeEventSource);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    expect(unanswered).toEqual([]);
  });
}

async function respond(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const { method, url, headers: sent } = new Request(input, init);
  const { pathname, search } = new URL(url);
  const text = typeof init?.body === "string" ? init.body : undefined;
  const isJson = sent.get("content-type")?.includes("json");
  const call = { method, path: pathname + search, body: isJson && text ? JSON.parse(text) : text };
  calls = [...calls, call];
  const given = answers[`${method} ${pathname}${search}`] ?? answers[`${method} ${pathname}`];
  if (!given) {
    unanswered.push(`${method} ${call.path}`);
    throw new TypeError("Failed to fetch");
  }
  const { status = 200, json, headers } = typeof given === "function" ? await given(call) : given;
  return new Response(json === undefined ? null : JSON.stringify(json), { status, headers });
}

/** The stream of the last screen that listens. */
export let events: FakeEventSource | undefined;

class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 1;
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onerror?: () => void;
  constructor() {
    super();
    events = this;
  }
  send(data: object): void {
    this.onmessage?.({ data: JSON.stringify(data) });
  }
  close(): void {
    this.readyState = FakeEventSource.CLOSED;
  }
}
