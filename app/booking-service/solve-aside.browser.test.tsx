import { afterEach, expect, test, vi } from "vitest";
import { proofRounds } from "../../contract/public/proof.ts";
import { solveAside } from "./solve-aside.ts";

afterEach(() => void vi.unstubAllGlobals());

const ticket = "1758709800000.4.0123456789abcdef.00ff";

async function challenge() {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const key = await crypto.subtle.importKey("raw", bytes("2"), "PBKDF2", false, ["deriveBits"]);
  const salted = { name: "PBKDF2", hash: "SHA-256", salt: bytes(ticket), iterations: proofRounds };
  const bits = new Uint8Array(await crypto.subtle.deriveBits(salted, key, 256));
  const target = [...bits].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return { ticket, cost: 4, target };
}

class BrokenWorker extends EventTarget {
  postMessage() {
    this.dispatchEvent(new Event("error"));
  }
  terminate() {}
}

test.each([
  ["with a worker", Worker],
  ["without workers", undefined],
  ["whose worker's script does not load", BrokenWorker],
])("A browser %s solves the challenge", async (_, worker) => {
  vi.stubGlobal("Worker", worker);
  expect(await solveAside(await challenge())).toBe(`${ticket}.2`);
});
