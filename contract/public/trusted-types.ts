/** The one Trusted Types policy of the site's pages: who makes HTML names it, and the server's header allows it. */
export const htmlPolicy = "icerik";

/** The policy that names the service worker's script, and no other. */
export const workerPolicy = "cevrimdisi";

/** The policy that names the script which solves a proof of work, and no other. */
export const proofPolicy = "kanit";
