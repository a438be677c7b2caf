import { privateLinkAddress } from "../content/addresses.ts";

/** 32 random bytes in base64url. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace("=", "");
}

/** The key is behind "#", so that it reaches no server and no log. */
export const privateLink = (key: string) => `${privateLinkAddress}#${key}`;
