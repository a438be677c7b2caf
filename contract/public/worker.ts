/** The service worker is at the root, since a worker controls only the pages below its own path. */
export const workerPath = "/sw.js";
