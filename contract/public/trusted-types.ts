/** The Trusted Types policy for the HTML that our pages make. */
export const htmlPolicy = "icerik";

/** The Trusted Types policy for the address of the service worker. */
export const workerPolicy = "cevrimdisi";

/** The Trusted Types policy for the address of the script that solves proofs of work. */
export const proofPolicy = "kanit";
