import pg from "pg";
import { timeLimits } from "./time-limits.ts";

/** Connections that a server shares: none is waited for longer than its timeout allows. */
export function openPool(connectionString: string, timeout: number): pg.Pool {
  const { connection, lock, statement, silence } = timeLimits(timeout);
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: connection,
    lock_timeout: lock,
    statement_timeout: statement,
    query_timeout: silence,
    idle_in_transaction_session_timeout: timeout,
  });
  // The pool replaces a connection that broke while idle; unheard, the event would end the process.
  pool.on("error", () => {});
  pool.on("connect", endWhenSilent);
  return pool;
}

/** After a silence nobody knows what the server has yet to do in this connection: it is not used again. */
function endWhenSilent(client: pg.PoolClient): void {
  client.on("error", () => {});
  const send = client.query.bind(client) as (...query: unknown[]) => Promise<unknown>;
  const query = async (...query: unknown[]) => {
    try {
      return await send(...query);
    } catch (error) {
      if (!(error instanceof pg.DatabaseError)) void client.end();
      throw error;
    }
  };
  client.query = query as typeof client.query;
}
