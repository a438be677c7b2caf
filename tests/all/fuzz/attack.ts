import { randomUUID } from "node:crypto";
import { connect } from "node:net";
import { sql } from "kysely";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { paths } from "../../../contract/public/paths.ts";
import { keyHeader } from "../../../contract/public/visitor-appointment.ts";
import { startSession } from "../../../server/accounts/sessions.ts";
import { readConfig } from "../../../server/config.ts";
import { openDatabase } from "../../../server/database/connection.ts";
import type { Database } from "../../../server/database/schema.ts";
import { spawnServer } from "../../support/server-process.ts";
import { booking, knownKey, placeholders } from "./calls.ts";
import { type FuzzRequest, fuzzRequests } from "./requests.ts";

type Attack = {
  storage: Record<string, string>;
  settings?: Record<string, string>;
  seed: number;
  count: number;
  /** Called now and then with how many are sent. */
  onProgress?(sent: number): void;
};

export type Findings = {
  /** How often each status was answered; 0 where the connection was closed without a word. */
  statuses: Record<number, number>;
  /** Answers of 500 and more, errors in the log, requests without an end, and refused ones that left a trace. */
  faults: string[];
};

/** Whose session the requests have. */
const attacker = "ece@example.com";
/** In requests. */
const sessionLasts = 50;
/** No answer takes that long, on any machine. */
const hang = 60_000;
/** What a refused request may write: that it was asked, and by whom. */
const counted = new Set([
  ...["request_counts", "sign_in_waits", "staff_sessions"],
  // Of the server's own work.
  ...["job_runs", "write_probes"],
]);

/** Sends them one after another to a server in a process of its own, and looks at what each has done. */
export async function attack({
  storage,
  settings,
  seed,
  count,
  onProgress,
}: Attack): Promise<Findings> {
  const database = await openDatabase(readConfig(storage), new Date());
  const server = spawnServer({
    ...storage,
    LIMIT_BOOKINGS_PER_HOUR: "1000000",
    LIMIT_LOOKUPS_PER_MINUTE: "1000000",
    LIMIT_OPEN_PER_PHONE: "1000000",
    LIMIT_PENDING: "1000000",
    PROOF_AFTER_BOOKINGS: "1000000",
    PROOF_AFTER_LOOKUPS: "1000000",
    ...settings,
  });
  const findings: Findings = { statuses: {}, faults: [] };
  try {
    const url = await server.listening;
    if (!url) throw new Error(`The server did not start: ${server.printed()}`);
    const { host, port } = new URL(url);
    await book(url);
    let token = await signIn(database);
    let before = await traceOf(database);
    let lastError: string | undefined;
    for (const [index, request] of fuzzRequests(seed, count).entries()) {
      // Some sign out, and who signed in long ago is asked for the password again.
      if (index % sessionLasts === 0) token = await signIn(database);
      const written = request.text.replaceAll("{host}", host);
      const text = await interpolate(database, written.replaceAll(placeholders.session, token));
      const status = await send(text, Number(port), request.isUnfinished);
      findings.statuses[status] = (findings.statuses[status] ?? 0) + 1;
      const after = await traceOf(database);
      const error = server.printed().split("\n").findLast(isError);
      const said = error === lastError ? undefined : error;
      lastError = error;
      const fault = faultOf(request, status, { hasTrace: before !== after, said });
      if (fault) {
        const trace = before === after ? "" : ` (${before} → ${after})`;
        findings.faults.push(`${index}: ${fault}${trace}: ${JSON.stringify(text.slice(0, 600))}`);
      }
      before = after;
      if (index % 500 === 499) onProgress?.(index + 1);
    }
    const { status } = await fetch(`${url}/readyz`);
    if (status !== 200) findings.faults.push(`afterwards /readyz answers ${status}`);
  } finally {
    server.kill("SIGKILL");
    await server.exited;
    await database.db.destroy();
  }
  return findings;
}

/** The server's own word that something has failed. */
const isError = (line: string) => line.startsWith('{"level":50');

/** A failed attempt at a password is itself put on record. */
const recorded: string[] = [panelPaths.session, panelPaths.password, panelPaths.confirmation];

function faultOf(
  { path }: FuzzRequest,
  status: number,
  { hasTrace, said }: { hasTrace: boolean; said: string | undefined },
): string | undefined {
  if (status === hung) return "no answer";
  if (said) return `said ${said.slice(0, 900)}`;
  // A blocked number is told that too many wait, and nothing has failed.
  if (status >= 500 && !(status === 503 && path === paths.book)) return `answered ${status}`;
  if (status >= 400 && hasTrace && !recorded.includes(path)) return `${status} left a trace`;
  return undefined;
}

/** Something to be changed; taken already where an attack went before. */
async function book(url: string): Promise<void> {
  const headers = { "content-type": "application/json", [keyHeader]: knownKey };
  await fetch(url + paths.book, { method: "POST", headers, body: JSON.stringify(booking) });
}

async function signIn(database: Database): Promise<string> {
  const now = new Date();
  const created_at = now.toISOString();
  const { id: accountId } = await database.db
    .insertInto("staff_accounts")
    .values({ id: randomUUID(), email: attacker, created_at })
    .onConflict((known) => known.column("email").doUpdateSet({ created_at }))
    .returning("id")
    .executeTakeFirstOrThrow();
  return startSession(database, { accountId, device: "Deneme", now });
}

/** With what is stored now: the newest, so that most calls find what they are about. */
async function interpolate({ db }: Database, text: string): Promise<string> {
  if (!/\{(appointment|change|account)\}/.test(text)) return text;
  const claim = await db
    .selectFrom("slots")
    .select(["id", "version"])
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  const change = await db
    .selectFrom("audit_log")
    .select("id")
    .orderBy("at", "desc")
    .limit(1)
    .executeTakeFirst();
  const account = await db
    .selectFrom("staff_accounts")
    .select("id")
    .where("email", "!=", attacker)
    .limit(1)
    .executeTakeFirst();
  const version = JSON.stringify(placeholders.version);
  return text
    .replaceAll(placeholders.appointment, claim?.id ?? "a")
    .replaceAll(version, String(claim?.version ?? 1).padStart(version.length))
    .replaceAll(placeholders.change, change?.id ?? "a")
    .replaceAll(placeholders.account, account?.id ?? "a");
}

/** Rows of every table that no request but a successful one may change, and how often claims were changed. */
async function traceOf(database: Database): Promise<string> {
  const names = await tableNames(database);
  const counts = names
    .filter((name) => !counted.has(name))
    .map((name) => sql`select ${sql.lit(name)} as what, count(*) as n from ${sql.table(name)}`);
  const { rows } = await sql`
    ${sql.join(counts, sql` union all `)}
    union all select 'versions', sum(version) from slots`.execute(database.db);
  return JSON.stringify(rows);
}

/** Kysely's own list reads every schema of PostgreSQL, and fails on one that is dropped meanwhile. */
async function tableNames({ engine, db }: Database): Promise<string[]> {
  const list =
    engine === "postgres"
      ? sql<{
          name: string;
        }>`select tablename as name from pg_tables where schemaname = current_schema()`
      : sql<{ name: string }>`select name from sqlite_schema where type = 'table'`;
  const { rows } = await list.execute(db);
  return rows.map(({ name }) => name);
}

const hung = -1;

/** The status of the answer; 0 where there was none, or none was waited for. */
function send(text: string, port: number, isUnfinished = false): Promise<number> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: "127.0.0.1" });
    let answer = "";
    const end = (status = Number(/^HTTP\/1\.\d ([2-5]\d\d)/m.exec(answer)?.[1] ?? 0)) => {
      resolve(status);
      socket.destroy();
    };
    socket.setTimeout(hang, () => end(hung));
    socket.setEncoding("latin1").on("data", (chunk) => {
      answer += chunk;
      // The head is enough, but that of "100 Continue".
      if (/^HTTP\/1\.\d [2-5].*\r\n\r\n/ms.test(answer)) end();
    });
    socket.on("error", () => end()).on("close", () => end());
    // Not ended from our side: to the server that is hanging up, and the answer would be lost.
    socket.write(text, () => isUnfinished && end());
  });
}
