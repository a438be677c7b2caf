/**
 * One answer for everyone who asks at the same time. Whoever asks while one is being found gets the
 * next: that one may have begun before what they heard of.
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
