/** Milliseconds that the server waits for another process that holds SQLite's file: all its requests wait with it. */
export const serverFileWait = 40;

/** Milliseconds within which PostgreSQL has answered a call, or the call fails. */
export const defaultTimeout = 3000;

/** What one call may wait for in PostgreSQL adds up to less than its timeout. */
export function timeLimits(timeout: number) {
  return {
    /** For a free or a new connection. */
    connection: timeout * 0.4,
    /** For another transaction's lock. Longer than the second after which PostgreSQL looks for deadlocks. */
    lock: timeout * 0.4,
    statement: timeout * 0.5,
    /** For any answer: a frozen server does not even report that a statement took too long. */
    silence: timeout * 0.55,
  };
}
