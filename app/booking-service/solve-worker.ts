import { solveChallenge } from "./solve-challenge.ts";

/** A thread of its own, for one challenge. */
addEventListener("message", async ({ data }) => postMessage(await solveChallenge(data)));
