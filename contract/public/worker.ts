/** Where the browser finds the service worker: at the root, since it serves the pages below its own path. */
export const workerPath = "/sw.js";
