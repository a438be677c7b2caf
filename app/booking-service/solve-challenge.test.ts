import { pbkdf2Sync } from "node:crypto";
import { expect, test } from "vitest";
import { proofRounds } from "../../contract/public/proof.ts";
import { solveChallenge } from "./solve-challenge.ts";

const ticket = "1758709800000.4.0123456789abcdef.00ff";
const targetOf = (number: number) =>
  pbkdf2Sync(String(number), ticket, proofRounds, 32, "sha256").toString("hex");

test("The number that leads to the target is found, the first and the last included", async () => {
  for (const number of [0, 2, 3]) {
    const challenge = { ticket, cost: 4, target: targetOf(number) };
    expect(await solveChallenge(challenge)).toBe(`${ticket}.${number}`);
  }
});

test("A challenge that no number solves ends without one", async () => {
  expect(await solveChallenge({ ticket, cost: 4, target: targetOf(4) })).toBeUndefined();
});
