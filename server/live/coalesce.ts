/**
 * Simultaneous calls share one result. A call during a run gets the result of the next run, because the current
 * one may have begun before the change that caused the call.
 */
export function coalesced<T>(find: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  let next: Promise<T> | undefined;
  function run(): Promise<T> {
    const found = find().finally(() => {
      if (running === found) running = undefined;
    });
    running = found;
    return found;
  }
  return () => {
    if (!running) return run();
    next ??= running
      .catch(() => {})
      .then(() => {
        next = undefined;
        return run();
      });
    return next;
  };
}
