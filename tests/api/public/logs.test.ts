import { sql } from "kysely";
import { expect, test } from "vitest";
import { paths } from "../../../contract/public/paths.ts";
import {
  keyHeader,
  visitorAppointmentPaths,
} from "../../../contract/public/visitor-appointment.ts";
import { hashToken } from "../../../server/tokens.ts";
import { cancelByKey, moveByKey, newKey, showByKey } from "../../support/private-link.ts";
import { parseAnswer, rawSocket } from "../../support/raw-socket.ts";
import { bookingRequest, sendBooking, startService } from "../../support/service.ts";
import { siteFiles } from "../../support/site.ts";

const key = newKey();
const personal = new RegExp(
  `0?5321234567|Ayşe|Yılmaz|127\\.0\\.0\\.1|203\\.0\\.113|${key}|${hashToken(key)}`,
);

test("No phone number, name, address or key is logged", async () => {
  const lines: string[] = [];
  const logTo = { write: (line: string) => void lines.push(line) };
  const settings = { LOG_LEVEL: "debug", TRUST_PROXY: "1", LIMIT_LOOKUPS_PER_MINUTE: "2" };
  const service = await startService({ settings, logTo });
  const listening = lines.length;
  const headers = { "x-forwarded-for": "203.0.113.7", [keyHeader]: key };

  await sendBooking(service, bookingRequest(), headers);
  await sendBooking(service, bookingRequest({ name: "Ayşe 2" }), headers);
  await sendBooking(service, bookingRequest({ day: "2025-09-30" }), headers);
  await showByKey(service, key);
  await cancelByKey(service, key, { version: 1 });
  await fetch(`${service.url}${visitorAppointmentPaths.show}/${key}?key=${key}`, { headers });
  await moveByKey(service, `${key}, ${key}`, { version: 1, day: "2025-09-30", timeSlot: "21:00" });
  for (let index = 0; index < 3; index++) {
    await fetch(service.url + paths.lookup("05321234567"), { headers });
  }
  await fetch(`${service.url}${paths.lookup("05321234567")}/x`);
  await fetch(`${service.url}/05321234567`);
  await fetch(`${service.url}/05321234567/%E0%A4%A`);
  await fetch(`${service.url}/?telefon=05321234567`, { method: "PUT" });
  await service.database.db.schema.dropTable("slots").execute();
  await sendBooking(service, bookingRequest(), headers);
  await showByKey(service, key);
  await cancelByKey(service, key, { version: 1 });

  const written = lines.slice(listening).join("");
  expect(written).not.toMatch(personal);
  expect(written).toContain('"route":"/api/randevu/musteri/:phone"');
  expect(written).toContain("request failed");
});

test("API calls are logged in one line, pages only if configured", async () => {
  const linesAt = async (LOG_LEVEL: string) => {
    const lines: string[] = [];
    const logTo = { write: (line: string) => void lines.push(line) };
    const settings = { LOG_LEVEL };
    const service = await startService({
      engine: "sqlite",
      settings,
      logTo,
      siteFiles: siteFiles(),
    });
    lines.length = 0;
    for (const path of ["/", "/about", "/favicon.ico", "/yok", "/healthz", paths.settings]) {
      await fetch(service.url + path);
    }
    await fetch(`${service.url}/api/yok`);
    return lines.map((line) => JSON.parse(line).route);
  };
  expect(await linesAt("info")).toEqual([paths.settings, "/api/*"]);
  expect(await linesAt("debug")).toHaveLength(7);
});

test("API calls with unusual addresses are logged and not cached", async () => {
  const lines: string[] = [];
  const logTo = { write: (line: string) => void lines.push(line) };
  const service = await startService({ engine: "sqlite", settings: { LOG_LEVEL: "info" }, logTo });
  lines.length = 0;
  const { send, ended } = await rawSocket(service.url);
  const head = "HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n";
  send(`GET ${service.url}${paths.settings} ${head}`);
  const whole = parseAnswer(await ended);
  expect([whole.status, whole.headers["cache-control"]]).toEqual([200, "no-store"]);
  const encoded = await fetch(service.url + paths.settings.replace("/a", "/%61"));
  expect([encoded.status, encoded.headers.get("cache-control")]).toEqual([200, "no-store"]);
  const routes = lines.map((line) => JSON.parse(line).route);
  expect(routes).toEqual([paths.settings, paths.settings]);
});

test("A database error that quotes a phone number and a digest is logged without the quotation", async () => {
  const lines: string[] = [];
  const logTo = { write: (line: string) => void lines.push(line) };
  const settings = { LOG_LEVEL: "debug" };
  const service = await startService({ engine: "postgres", settings, logTo });
  // A failed check makes PostgreSQL quote the whole row in the error's detail.
  const { schema } = service.database.db;
  await schema.alterTable("slots").addCheckConstraint("never", sql`1 = 2`).execute();
  const listening = lines.length;
  const sent = await sendBooking(service, bookingRequest(), { [keyHeader]: key });
  expect(sent.status).toBe(500);
  const written = lines.slice(listening).join("");
  expect(written).toContain("never");
  expect(written).not.toMatch(personal);
});

test("A client that hangs up is not logged as a storage failure", async () => {
  const lines: string[] = [];
  const logTo = { write: (line: string) => void lines.push(line) };
  const service = await startService({ engine: "sqlite", settings: { LOG_LEVEL: "info" }, logTo });
  const { send, socket } = await rawSocket(service.url);
  const headers = "host: a\r\ncontent-type: application/json\r\ncontent-length: 999";
  send(`POST ${paths.book} HTTP/1.1\r\n${headers}\r\n\r\n{`);
  await expect.poll(() => service.openConnections()).toBe(1);
  socket.destroy();
  await expect.poll(() => service.openConnections()).toBe(0);
  await fetch(service.url + paths.settings);
  expect(lines.join("")).not.toContain("cannot be used");
});
