/** In milliseconds: within this time the database has answered a call, or the call is told that it cannot. */
export const defaultTimeout = 3000;

/** What one call may wait for adds up to less than its timeout. */
export function timeLimits(timeout: number) {
  return {
    /** SQLite: until another process lets go of the file. */
    file: timeout * 0.65,
    /** PostgreSQL: until there is a free connection, or a new one. */
    connection: timeout * 0.4,
    /**
     * Until another transaction lets go of a row or a table. Longer than the second after which PostgreSQL
     * looks whether two wait for each other.
     */
    lock: timeout * 0.4,
    statement: timeout * 0.5,
    /** A server that is frozen does not even say that a statement took too long. */
    silence: timeout * 0.55,
  };
}
