import { privateLinkAddress } from "../content/addresses.ts";

/** 32 random bytes in the letters that an address may hold. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace("=", "");
}

/** The private link. What stands behind "#" reaches no server. */
export const privateLink = (key: string) => `${privateLinkAddress}#${key}`;
