import { sql } from "kysely";
import { expect, test } from "vitest";
import type { z } from "zod";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { keyHeader } from "../../../contract/public/visitor-appointment.ts";
import { startSession } from "../../../server/accounts/sessions.ts";
import type { Database } from "../../../server/database/schema.ts";
import { newOwner } from "../../support/panel.ts";
import { bookWithKey } from "../../support/private-link.ts";
import { type Route, watchRoutes } from "../../support/routes.ts";
import { startService, storedAppointments } from "../../support/service.ts";
import { bothEngines } from "../../support/storage.ts";
import { hostileTo, poison, poisonNumber, samplesOf } from "../fuzz/samples.ts";

type Sent = { path: string; body?: string };
type Parts = { params?: z.ZodObject; querystring?: z.ZodObject; body?: z.ZodObject };

const partsOf = ({ schema }: Route) => schema as Parts;

/** A failed attempt at a password is itself put on record. */
const recorded: string[] = [
  ...[panelPaths.session, panelPaths.password, panelPaths.confirmation],
  ...[panelPaths.passkeySession, panelPaths.confirmationByPasskey],
];
/** What a refused request may write: that it was asked, and by whom. */
const counted = ["request_counts", "sign_in_waits", "staff_sessions", "job_runs", "write_probes"];

const inAddress = (value: unknown) =>
  (typeof value === "string" ? value : JSON.stringify(value)).toWellFormed();

/** Right in all parts but one, which is hostile. */
function* requestsOf(route: Route, id: string): Generator<Sent> {
  const { params, querystring, body } = partsOf(route);
  const pathOf = (value: string) => route.pattern.replace(/:\w+/, encodeURIComponent(value));
  const json = body && JSON.stringify(samplesOf(body)[0]);
  for (const values of params ? hostileTo(params) : []) {
    const [value] = Object.values(values as object);
    yield { path: pathOf(inAddress(value)), body: json };
  }
  for (const values of querystring ? hostileTo(querystring) : []) {
    const query = new URLSearchParams(
      Object.entries(values as object).map(([name, value]) => [name, inAddress(value)]),
    );
    yield { path: `${pathOf(id)}?${query}` };
  }
  for (const value of body ? hostileTo(body) : []) {
    yield { path: pathOf(id), body: JSON.stringify(value) };
  }
}

test.each(bothEngines)(
  "Whatever stands in whatever field of a call, nothing fails, is logged, or is stored when refused (%s)",
  async (engine) => {
    const lines: string[] = [];
    const routes = watchRoutes();
    const service = await startService({
      engine,
      settings: { LOG_LEVEL: "info" },
      logTo: { write: (line) => void lines.push(line) },
      passwords: { hash: async (text) => text, verify: async () => true },
    });
    const { database, clock, url } = service;
    const { accountId } = await newOwner(service);
    const key = await bookWithKey(service, { day: "2025-11-01" });
    const { id } = (await storedAppointments(service))[0]!;
    const faults: string[] = [];
    const statuses = new Set<number>();
    let sent = 0;
    let token = "";
    let before = await traceOf(database);
    for (const route of routes.filter((route) => Object.keys(partsOf(route)).length > 0)) {
      for (const { path, body } of requestsOf(route, id)) {
        // Some sign out.
        if (sent % 20 === 0) {
          token = await startSession(database, { accountId, device: "Deneme", now: clock.now });
        }
        const { status } = await fetch(url + path, {
          method: route.method,
          headers: {
            ...{ origin: url, cookie: `yonetim=${token}`, [keyHeader]: key },
            ...(body && { "content-type": "application/json" }),
          },
          body,
        });
        sent += 1;
        statuses.add(status);
        const after = route.method === "GET" && status >= 400 ? before : await traceOf(database);
        const what = `${status} ${route.method} ${path} ${body}`.slice(0, 300);
        if (status >= 500) faults.push(what);
        if (status >= 400 && before !== after && !recorded.includes(route.pattern)) {
          faults.push(`left a trace: ${what}`);
        }
        before = after;
      }
    }
    expect(faults).toEqual([]);
    console.log(`${sent} requests`);
    expect(sent).toBeGreaterThan(2000);
    expect([...statuses]).toEqual(expect.arrayContaining([200, 201, 204, 400, 404, 409]));
    expect(lines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
    expect(lines.join()).not.toMatch(new RegExp(`${poison}|${poisonNumber}`));
  },
  600_000,
);

/** Rows of every table that no request but a successful one may change, and how often appointments were changed. */
async function traceOf(database: Database): Promise<string> {
  const names = (await tableNames(database)).filter((name) => !counted.includes(name));
  const counts = names.map(
    (name) => sql`select ${sql.lit(name)} as what, count(*) as n from ${sql.table(name)}`,
  );
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
  return (await list.execute(db)).rows.map(({ name }) => name);
}
