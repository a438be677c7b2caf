import type { Challenge } from "../../contract/public/proof.ts";
import { proofPolicy, trustedScript } from "../../contract/public/trusted-types.ts";
import workerAddress from "./solve-worker.ts?worker&url";

/** In a worker, so that the page does not freeze; in the page if the browser starts no worker. */
export async function solveAside(challenge: Challenge): Promise<string | undefined> {
  try {
    return await inWorker(challenge);
  } catch {
    const { solveChallenge } = await import("./solve-challenge.ts");
    return solveChallenge(challenge);
  }
}

async function inWorker(challenge: Challenge): Promise<string | undefined> {
  const worker = new Worker(trustedScript(proofPolicy, workerAddress), { type: "module" });
  try {
    return await new Promise((resolve, reject) => {
      worker.addEventListener("message", ({ data }) => resolve(data));
      worker.addEventListener("error", reject);
      worker.postMessage(challenge);
    });
  } finally {
    worker.terminate();
  }
}
