import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { onTestFinished } from "vitest";
import type { PushMessage } from "../../contract/panel/push.ts";

type Received = { path: string; headers: IncomingHttpHeaders; body: Buffer };

/** A push service that keeps what it gets and answers with `status`. It stops when the test ends. */
export async function startPushService() {
  const service = { received: [] as Received[], status: 201, url: "" };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part) => parts.push(part));
    request.on("end", () => {
      const { url: path = "", headers } = request;
      service.received.push({ path, headers, body: Buffer.concat(parts) });
      response.writeHead(service.status, { location: "/elsewhere" }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  service.url = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  return service;
}

/** A browser's side of a subscription: what it sends to the panel, and how it reads a push. */
export function newBrowser(service: string, name = "cihaz") {
  const pair = createECDH("prime256v1");
  const auth = randomBytes(16);
  const subscription = {
    endpoint: `${service}/${name}`,
    p256dh: pair.generateKeys("base64url"),
    auth: auth.toString("base64url"),
  };
  /** RFC 8291, the other way round. */
  function read(body: Buffer): PushMessage {
    const salt = body.subarray(0, 16);
    const sender = body.subarray(21, 21 + body[20]!);
    const sealed = body.subarray(21 + body[20]!);
    const about = Buffer.concat([Buffer.from("WebPush: info\0"), pair.getPublicKey(), sender]);
    const derive = (secret: Buffer, from: Buffer, of: string | Buffer, length: number) =>
      Buffer.from(hkdfSync("sha256", secret, from, of, length));
    const secret = derive(pair.computeSecret(sender), auth, about, 32);
    const key = derive(secret, salt, "Content-Encoding: aes128gcm\0", 16);
    const nonce = derive(secret, salt, "Content-Encoding: nonce\0", 12);
    const opening = createDecipheriv("aes-128-gcm", key, nonce).setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()]);
    if (text.at(-1) !== 2) throw new Error("no last record");
    return JSON.parse(text.subarray(0, -1).toString());
  }
  return { subscription, read };
}

/** What the token says, if the key that comes along has signed it (RFC 8292). */
export function readVapid(authorization = "") {
  const [, token, publicKey] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization)!;
  const [head, claims, signature] = token!.split(".") as [string, string, string];
  const point = Buffer.from(publicKey!, "base64url");
  const key = createPublicKey({
    format: "jwk",
    key: {
      kty: "EC",
      crv: "P-256",
      x: point.subarray(1, 33).toString("base64url"),
      y: point.subarray(33).toString("base64url"),
    },
  });
  const isSigned = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  const parsed = (part: string) => JSON.parse(Buffer.from(part, "base64url").toString());
  return { publicKey, isSigned, head: parsed(head), claims: parsed(claims) };
}
