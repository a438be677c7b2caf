import { sql } from "kysely";
import { expect, test } from "vitest";
import { paths } from "../../../contract/public/paths.ts";
import { bookingRequest, sendBooking, startService } from "../../support/service.ts";
import { siteFiles } from "../../support/site.ts";
import { engines } from "../../support/storage.ts";

const personal = /0?5321234567|Ayşe|Yılmaz|127\.0\.0\.1|203\.0\.113/;

test.each(engines)(
  "No phone number, name or address is ever written to the log (%s)",
  async (engine) => {
    const lines: string[] = [];
    const logTo = { write: (line: string) => void lines.push(line) };
    const settings = { LOG_LEVEL: "debug", TRUST_PROXY: "1", LIMIT_LOOKUPS_PER_MINUTE: "2" };
    const service = await startService(engine, { settings, logTo });
    const listening = lines.length;
    const headers = { "x-forwarded-for": "203.0.113.7" };

    await sendBooking(service, bookingRequest(), headers);
    await sendBooking(service, bookingRequest({ name: "Ayşe 2" }), headers);
    for (let index = 0; index < 3; index++) {
      await fetch(service.url + paths.lookup("05321234567"), { headers });
    }
    await fetch(`${service.url}${paths.lookup("05321234567")}/x`);
    await fetch(`${service.url}/05321234567`);
    await fetch(`${service.url}/05321234567/%E0%A4%A`);
    await fetch(`${service.url}/?telefon=05321234567`, { method: "PUT" });
    await service.database.db.schema.dropTable("slot_claims").execute();
    await sendBooking(service, bookingRequest(), headers);

    const written = lines.slice(listening).join("");
    expect(written).not.toMatch(personal);
    expect(written).toContain('"route":"/api/randevu/musteri/:phone"');
    expect(written).toContain("request failed");
  },
);

test("A call of the API is one line, a page or a file none unless asked for", async () => {
  const linesAt = async (LOG_LEVEL: string) => {
    const lines: string[] = [];
    const logTo = { write: (line: string) => void lines.push(line) };
    const settings = { LOG_LEVEL };
    const service = await startService("sqlite", { settings, logTo, siteFiles: siteFiles() });
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

test("A database error that quotes a phone number is logged without the quotation", async () => {
  const lines: string[] = [];
  const logTo = { write: (line: string) => void lines.push(line) };
  const settings = { LOG_LEVEL: "debug" };
  const service = await startService("postgres", { settings, logTo });
  // A failed check makes PostgreSQL quote the whole row in the error's detail.
  const { schema } = service.database.db;
  await schema.alterTable("slot_claims").addCheckConstraint("never", sql`1 = 2`).execute();
  const listening = lines.length;
  expect((await sendBooking(service, bookingRequest())).status).toBe(500);
  const written = lines.slice(listening).join("");
  expect(written).toContain("never");
  expect(written).not.toMatch(personal);
});
