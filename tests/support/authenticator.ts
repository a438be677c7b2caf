import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

type Options = { challenge: string };
type Changes = { origin?: string; counter?: number; isVerified?: boolean };

const sha256 = (text: string | Buffer) => createHash("sha256").update(text).digest();

/** A device with one passkey, in software: it answers as browsers do, or as a test wants it to. */
export function newAuthenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(32);
  const { x, y } = publicKey.export({ format: "jwk" });
  const bytes = (hex: string) => Buffer.from(hex, "hex");
  /** COSE: {1: 2, 3: -7, -1: 1, -2: x, -3: y}. */
  const cose = Buffer.concat([
    ...[bytes("a5010203262001215820"), Buffer.from(x!, "base64url")],
    ...[bytes("225820"), Buffer.from(y!, "base64url")],
  ]);

  function clientData(type: string, { challenge }: Options, { origin: at = origin }: Changes) {
    return Buffer.from(JSON.stringify({ type, challenge, origin: at, crossOrigin: false }));
  }
  function authenticatorData(flags: number, { counter = 0, isVerified = true }: Changes) {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const present = 1;
    const verified = isVerified ? 4 : 0;
    const host = sha256(new URL(origin).hostname);
    return Buffer.concat([host, Buffer.of(flags | present | verified), count]);
  }
  const answer = (response: Record<string, Buffer>) => ({
    id: id.toString("base64url"),
    rawId: id.toString("base64url"),
    type: "public-key",
    clientExtensionResults: {},
    response: Object.fromEntries(
      Object.entries(response).map(([name, value]) => [name, value.toString("base64url")]),
    ),
  });

  return {
    id: id.toString("base64url"),
    create(options: Options, changes: Changes = {}) {
      const withCredential = 0x40;
      const authData = Buffer.concat([
        ...[authenticatorData(withCredential, changes), Buffer.alloc(16)],
        ...[Buffer.of(0, id.length), id, cose],
      ]);
      // CBOR: {"fmt": "none", "attStmt": {}, "authData": …}.
      const attestationObject = Buffer.concat([
        bytes("a363666d74646e6f6e656761747453746d74a068617574684461746158"),
        ...[Buffer.of(authData.length), authData],
      ]);
      return answer({
        clientDataJSON: clientData("webauthn.create", options, changes),
        attestationObject,
      });
    },
    get(options: Options, changes: Changes = {}) {
      const clientDataJSON = clientData("webauthn.get", options, changes);
      const data = authenticatorData(0, changes);
      const signature = sign("sha256", Buffer.concat([data, sha256(clientDataJSON)]), privateKey);
      return answer({ clientDataJSON, authenticatorData: data, signature });
    },
  };
}
