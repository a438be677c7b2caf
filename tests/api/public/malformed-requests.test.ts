import { expect, test } from "vitest";
import { refusals } from "../../../contract/refusals.ts";
import { parseAnswer, rawSocket } from "../../support/raw-socket.ts";
import { startService } from "../../support/service.ts";

const get = (headers: string) => `GET /healthz HTTP/1.1\r\n${headers}\r\n\r\n`;

test.each([
  ["what is no HTTP", "selam\r\n\r\n", 400, "malformed"],
  ["a second Host", get("Host: a\r\nConnection: close\r\nhost: b"), 400, "malformed"],
  ["no Host", get("Connection: close"), 400, "malformed"],
  ["two lengths", get("Host: a\r\nContent-Length: 1\r\nContent-Length: 2"), 400, "malformed"],
  [
    "a length and chunks",
    get("Host: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked"),
    400,
    "malformed",
  ],
  ["a NUL in a header", get("Host: a\r\nX: \0"), 400, "malformed"],
  ["endless headers", get(`Host: a\r\nX: ${"x".repeat(20_000)}`), 431, "headers_too_large"],
] as const)(
  "Malformed requests are refused with the security headers: %s",
  async (_, sent, expected, code) => {
    const service = await startService({ engine: "sqlite" });
    const client = await rawSocket(service.url);
    client.send(sent);
    const { status, headers, body } = parseAnswer(await client.ended);
    expect(status).toBe(expected);
    expect(JSON.parse(body)).toEqual({ code, message: refusals[code] });
    const usual = (await fetch(`${service.url}/api/yok`)).headers;
    for (const name of [
      "content-type",
      "content-security-policy",
      "x-content-type-options",
      "referrer-policy",
      "cache-control",
    ]) {
      expect(headers[name], name).toBe(usual.get(name));
    }
    expect(headers["content-length"]).toBe(String(Buffer.byteLength(body)));
    expect(headers.connection).toBe("close");
  },
);

test("An unknown Expect header is ignored", async () => {
  const { url } = await startService({ engine: "sqlite" });
  const client = await rawSocket(url);
  client.send(get("Host: a\r\nConnection: close\r\nExpect: mucize"));
  expect(parseAnswer(await client.ended)).toMatchObject({ status: 200 });
});

test("An undecodable path is refused with the security headers", async () => {
  const service = await startService({ engine: "sqlite" });
  const { status, headers } = await fetch(`${service.url}/%E0%A4%A`);
  expect(status).toBe(404);
  expect(headers.get("x-content-type-options")).toBe("nosniff");
});
