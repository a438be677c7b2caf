/** Milliseconds between what the booking dialog does after it has sent a request. */
export const timings = {
  /** A success toast stays this long before it fades. */
  successStay: 500,
  fade: 700,
  /** The form is cleared this long after the toast has gone. */
  reset: 1000,
  /** After a network failure the toast waits, then stays. */
  failureDelay: 300,
  failureStay: 5000,
} as const;
