import { createHash, randomBytes } from "node:crypto";

/** A secret that only the browser or the link keeps. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What is stored of it: whoever reads the database can use none of the tokens. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
