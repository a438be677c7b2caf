/** `npm --prefix tools run bench:panel`: how long each screen's call takes with 20,000 appointments of 5,000 clients. */
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { defaultHours } from "../../booking/hours.ts";
import { addDays, istanbulClock } from "../../booking/istanbul-time.ts";
import { slotsOf } from "../../booking/slots.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { startSession } from "../../server/accounts/sessions.ts";
import { nameColumns, noteColumns, slotColumns } from "../../server/appointments/change.ts";
import { readConfig } from "../../server/config.ts";
import { openDatabase } from "../../server/database/connection.ts";
import type { Database } from "../../server/database/schema.ts";
import { inTransaction } from "../../server/database/transaction.ts";
import { startPostgres } from "../../tests/support/postgres-cluster.ts";
import { spawnServer } from "../../tests/support/server-process.ts";
import { bothEngines, newStorage } from "../../tests/support/storage.ts";
import { nthPhone } from "./filled-store.ts";
import { summary } from "./measure.ts";

const appointments = 20_000;
const people = 5000;
const times = 15;
const now = new Date();
const today = istanbulClock(now).day;
const note = "Satürn dönüşü konuşuldu; akşam saatlerini yeğliyor. ".repeat(20).slice(0, 1000);
const [first, last] = [
  ["Ayşe", "Şükrü", "Işıl", "Mehmet", "Zeynep", "Hatice", "Can", "Elif", "Ömer", "Nur"],
  ["Yılmaz", "Kaya", "Öz", "Karahanoğulları", "Arı", "Çağlayan", "Ak", "Su", "Demir", "Gül"],
];

const day = (count: number) => addDays(today, count);
const range = `baslangic=${day(-365)}&bitis=${day(60)}`;
const calls: [method: string, path: string, body?: object][] = [
  ["GET", panelPaths.appointments],
  ["GET", `${panelPaths.appointments}?durum=all`],
  ["GET", `${panelPaths.appointments}?ara=${encodeURIComponent("ayşe yılmaz")}`],
  ["GET", panelPaths.appointment("a-9000")],
  ["POST", panelPaths.clients, { search: "" }],
  ["POST", panelPaths.clients, { search: "ayşe yılmaz" }],
  ["POST", panelPaths.clients, { search: "a" }],
  ["POST", panelPaths.clients, { search: "532 500" }],
  ["POST", panelPaths.clients, { search: "", followUps: true }],
  ["POST", panelPaths.suggestions, { name: "ay" }],
  ["POST", panelPaths.suggestions, { name: "ayşe kara" }],
  ["POST", panelPaths.knownPhone, { phone: nthPhone(7) }],
  ["GET", panelPaths.client("a-9000")],
  ["GET", `${panelPaths.daySheet}?gun=${today}`],
  ["GET", `${panelPaths.numbers}?${range}`],
  ["GET", panelPaths.audit],
  ["GET", panelPaths.settings],
];

const cluster = await startPostgres();
try {
  for (const engine of bothEngines) {
    const storage = await newStorage(engine, cluster.url);
    const cookie = await fill(await openDatabase(readConfig(storage.settings), now));
    const server = spawnServer(storage.settings);
    const url = await server.listening;
    if (!url) throw new Error(`The server did not start: ${server.printed()}`);
    for (const [method, path, body] of calls) {
      const latencies: number[] = [];
      for (let turn = 0; turn <= times; turn++) {
        const begun = performance.now();
        const headers = {
          cookie,
          origin: url,
          ...(body && { "content-type": "application/json" }),
        };
        const answer = await fetch(url + path, {
          method,
          headers,
          body: body && JSON.stringify(body),
        });
        await answer.text();
        if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
        // The first one reads from the disk.
        if (turn > 0) latencies.push(performance.now() - begun);
      }
      const { p50, p99 } = summary(latencies, 1);
      const what = `${method} ${decodeURIComponent(path)} ${body ? JSON.stringify(body) : ""}`;
      console.log(`${engine}: ${p50.toFixed(0)} ms, longest ${p99.toFixed(0)} ms, ${what}`);
    }
    server.kill("SIGTERM");
    await server.exited;
    await storage.remove();
  }
} finally {
  await cluster.stop();
}

/** Every eighth client has a long note, a birth and a follow-up. Answers with the cookie of an owner. */
async function fill(database: Database): Promise<string> {
  await inTransaction(database, async (db) => {
    const slots = allSlots();
    for (let done = 0; done < appointments; done += 500) {
      const values = Array.from({ length: 500 }, (_, index) => {
        const number = done + index;
        const client = number % people;
        const { day, timeSlot } = slots.next().value!;
        return {
          id: `a-${number}`,
          ...slotColumns({ day, timeSlot }, { minutes: 30, buffer: 0 }),
          status: "approved" as const,
          consultation: "mini-ongoru",
          client_id: `client-${client}`,
          ...nameColumns(
            `${first[client % 10]} ${last[Math.floor(client / 10) % 10]} ${client % 7 ? "" : "Kara"}`.trim(),
          ),
          phone: nthPhone(client),
          phone_serial: Math.floor(number / people) + 1,
          created_at: now.toISOString(),
          ...noteColumns(number % 3 ? "" : note),
        };
      });
      await db.insertInto("slots").values(values).execute();
    }
    const kept = sql`cast(substr(id, 8) as integer) % 8 = 0`;
    await sql`update people set note = ${note.repeat(3)}, follow_up_day = ${today}, follow_up_note = 'Tayini'
      where ${kept}`.execute(db);
    const birth = JSON.stringify({ day: "1985-05-14", time: { at: "14:32" }, place: null });
    await sql`insert into births (id, client_id, label, birth, consent, version)
      select 'b-' || id, id, 'Kendisi', ${birth}, '', 1 from people where ${kept}`.execute(db);
  });
  if (database.engine === "postgres") await sql`analyze`.execute(database.db);
  const accountId = randomUUID();
  const account = { id: accountId, email: "ece@example.com", created_at: now.toISOString() };
  await database.db
    .insertInto("staff_accounts")
    .values({ ...account, password_hash: "x" })
    .execute();
  const token = await startSession(database, { accountId, device: "Bench", now });
  await database.db.destroy();
  return `yonetim=${token}`;
}

function* allSlots() {
  for (let count = 60; ; count--) {
    for (const timeSlot of slotsOf({ day: day(count), hours: defaultHours }))
      yield { day: day(count), timeSlot };
  }
}
