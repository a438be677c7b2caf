import fc from "fast-check";
import { keyHeader } from "../../../contract/public/visitor-appointment.ts";
import { bodies, knownKey, placeholders, queries, segments } from "./calls.ts";

/** What is written to a socket. One that is unfinished has the server wait for the rest, rightly. */
export type FuzzRequest = { text: string; path: string; isUnfinished?: boolean };

/** Days, numbers and texts of the kind that has brought servers down. */
const days = fc.constantFrom(
  ...["2025-09-25", "2026-02-30", "0000-01-01", "0001-01-01", "1899-12-31", "3000-01-01"],
  ...["-000001-06-01", "+275760-09-13", "+275760-09-14", "9999-12-31", "10000-01-01"],
  ...["2025-9-1", "2025-09-25T00:00", "2025-13-01", "٢٠٢٥-٠٩-٢٥", "NaN-NaN-NaN", ""],
);
const numbers = fc.constantFrom(
  ...[0, -0, -1, 1, 2 ** 31, 2 ** 53, -(2 ** 53), 1e21, 1e308, Number.MIN_VALUE, 0.1],
);
const texts = fc.oneof(
  fc.constantFrom(
    ...[
      "",
      " ",
      "\0",
      "\ud800",
      "\u202e",
      "İıŞş",
      "👩‍🚀",
      "=HYPERLINK()",
      "'; drop table changes; --",
    ],
    ...["http://example.com", "../../etc/passwd", "%00", "%2e%2e%2f", "\r\nx-a: b", "__proto__"],
    ...["05321234567", "+905321234567", "21:00", "24:00", "-1:00", "akademi", "Mini Öngörü"],
  ),
  fc.string({ unit: "binary", maxLength: 30 }),
  fc.integer({ min: 1, max: 9000 }).map((length) => "ş".repeat(length)),
);
const deep = fc.integer({ min: 1, max: 3000 }).map((depth) => {
  let value: unknown = [];
  for (let level = 0; level < depth; level++) value = [value];
  return value;
});
const values: fc.Arbitrary<unknown> = fc.oneof(
  days,
  numbers,
  texts,
  deep,
  fc.constantFrom(null, true, [], {}, [null], { length: 1e9 }),
);

/** A valid request in which up to three places, however deep, are something else. */
const structured = fc.constantFrom(...bodies).chain(([method, path, body]) => {
  const places = placesIn(body);
  if (places.length === 0) {
    return fc.constantFrom("", "{}", "[]").map((text) => ({ method, path, body: text }));
  }
  const change = fc.tuple(fc.constantFrom(...places), values);
  return fc.array(change, { maxLength: 3 }).map((changes) => {
    const changed = structuredClone(body);
    for (const [place, value] of changes) put(changed, place, structuredClone(value));
    return { method, path, body: JSON.stringify(changed) };
  });
});

type Place = [...above: string[], last: string];

function placesIn(value: object, above: string[] = []): Place[] {
  return Object.entries(value).flatMap(([name, inner]): Place[] => [
    [...above, name],
    ...(inner === Object(inner) ? placesIn(inner, [...above, name]) : []),
  ]);
}

/** Nothing, where what stands above it was changed before. */
function put(into: object, [name, ...rest]: string[], value: unknown): void {
  const holder = Object(into);
  if (rest.length === 0) holder[name!] = value;
  else if (holder[name!] === Object(holder[name!])) put(holder[name!], rest, value);
}

const asked = fc
  .tuple(fc.constantFrom(...queries), fc.array(fc.oneof(days, texts), { minLength: 5 }))
  .map(([[path, names], given]) => {
    const query = names.map((name, index) => [name, (given[index] ?? "").toWellFormed()]);
    return { method: "GET", path: `${path}?${new URLSearchParams(query)}`, body: "" };
  });
const addressed = fc
  .tuple(fc.constantFrom(...segments), texts, fc.boolean())
  .map(([pathOf, text, isEncoded]) => {
    const safe = encodeURIComponent(text.toWellFormed());
    // Not encoded as a browser would, but without what ends the line.
    const bare = text.replace(/[^\x21-\x7e]/g, "");
    return { method: "GET", path: pathOf(isEncoded ? safe : bare), body: "" };
  });

const headers = fc.constantFrom(
  ...[
    "",
    "",
    "",
    "",
    "",
    "",
    "",
    "",
    "content-type: text/plain",
    "content-type: application/json; charset=utf-7",
  ],
  ...["origin: null", "origin: https://evil.example", "host: evil.example", "cookie: yonetim=%00"],
  ...["x-forwarded-for: 1.2.3.4, ::1, x", "if-none-match: *", "accept-encoding: br;q=x, *;q=0"],
  ...["range: bytes=0-", "expect: 100-continue", "x-http-method-override: DELETE", "upgrade: h2c"],
  ...[`${keyHeader}: ${knownKey}`, `${keyHeader}: ${"A".repeat(9000)}`, `${keyHeader}: %00`],
  `x-long: ${"a".repeat(20_000)}`,
);
const methods = fc.constantFrom(
  ...["", "", "", "", "GET", "POST", "PUT", "DELETE", "OPTIONS", "HEAD", "TRACE", "PROPFIND"],
);

const wellFormed = fc
  .record({
    call: fc.oneof({ arbitrary: structured, weight: 3 }, asked, addressed),
    header: headers,
    otherMethod: methods,
    isSignedIn: fc.constantFrom(true, true, true, false),
  })
  .map(({ call, header, otherMethod, isSignedIn }) => {
    const { path, body } = call;
    const lines = [
      `${otherMethod || call.method} ${path} HTTP/1.1`,
      ...(header.startsWith("host:") ? [] : ["host: {host}"]),
      ...(header.startsWith("origin:") ? [] : ["origin: http://{host}"]),
      ...(body && !header.startsWith("content-type:") ? ["content-type: application/json"] : []),
      ...(isSignedIn ? [`cookie: yonetim=${placeholders.session}`] : []),
      ...(header ? [header] : []),
      "connection: close",
      `content-length: ${Buffer.byteLength(body)}`,
    ];
    return { text: `${lines.join("\r\n")}\r\n\r\n${body}`, path };
  });

/** What no browser sends: smuggling, broken lines, lies about the length. */
const rawTexts = [
  "GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\n\r\n",
  "GET / HTTP/1.1\nhost: a\n\n",
  "GET / HTTP/9.9\r\nhost: a\r\n\r\n",
  "GET  / HTTP/1.1\r\nhost: a\r\n\r\n",
  "GET /\0 HTTP/1.1\r\nhost: a\r\n\r\n",
  "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
  "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
  "POST /api/randevu/al HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n",
  "POST /api/randevu/al HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\n{}",
  "POST /api/randevu/al HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n-1\r\n{}\r\n0\r\n\r\n",
  "POST /api/randevu/al HTTP/1.1\r\nhost: a\r\ncontent-length: -1\r\n\r\n{}",
  `GET /${"a".repeat(70_000)} HTTP/1.1\r\nhost: a\r\n\r\n`,
  "GET http://evil.example/ HTTP/1.1\r\nhost: a\r\n\r\n",
  "OPTIONS * HTTP/1.1\r\nhost: a\r\n\r\n",
  "CONNECT evil.example:443 HTTP/1.1\r\nhost: a\r\n\r\n",
];
const raw = fc
  .tuple(fc.constantFrom(...rawTexts), fc.option(fc.string({ unit: "binary", maxLength: 200 })))
  .map(([text, tail]) => ({ text: text + (tail ?? ""), path: "" }));
const unfinished = fc
  .constantFrom(
    "\r\n\r\n\r\n",
    "GET / HTTP/1.1\r\nhost: a\r\nx-",
    "POST /api/randevu/al HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\nffffffff\r\n{}",
    "POST /api/randevu/al HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 999\r\n\r\n{}",
  )
  .map((text) => ({ text, path: "", isUnfinished: true }));

const requests: fc.Arbitrary<FuzzRequest> = fc.oneof(
  { arbitrary: wellFormed, weight: 8 },
  { arbitrary: raw, weight: 2 },
  { arbitrary: unfinished, weight: 1 },
);

/** The same for the same seed. */
export function fuzzRequests(seed: number, count: number): FuzzRequest[] {
  return fc.sample(requests, { seed, numRuns: count });
}
