import { solveChallenge } from "./solve-challenge.ts";

/** A worker for one challenge. */
addEventListener("message", async ({ data }) => postMessage(await solveChallenge(data)));
