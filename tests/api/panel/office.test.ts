import { expect, test } from "vitest";
import type { EraseAnswer, FeedMade, NumbersAnswer } from "../../../contract/panel/calls.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { resetAccount } from "../../../server/staff/accounts.ts";
import { callPanel, newColleague } from "../../support/panel.ts";
import { book, claims, closeHour, type Service, startService } from "../../support/service.ts";
import { engines } from "../../support/storage.ts";

const september = "?baslangic=2025-09-01&bitis=2025-09-30";

function changesOf({ database }: Service) {
  return database.db.selectFrom("changes").selectAll().orderBy("at").execute();
}

test.each(engines)("Without a session none of the office's calls answers (%s)", async (engine) => {
  const service = await startService(engine);
  const calls: [method: string, path: string, body?: unknown][] = [
    ["GET", panelPaths.csv + september],
    ["GET", panelPaths.numbers + september],
    ["POST", panelPaths.erase, { phone: "05321234567" }],
    ["GET", panelPaths.feed],
    ["POST", panelPaths.feed, {}],
    ["DELETE", panelPaths.feed],
  ];
  for (const [method, path, body] of calls) {
    expect((await callPanel(service, method, path, body)).status, path).toBe(401);
  }
});

test.each(engines)("A range is exported as a table that spreadsheets read (%s)", async (engine) => {
  const service = await startService(engine);
  const { cookie, email } = await newColleague(service);
  await book(service, { name: "=HYPERLINK(x)" });
  await book(service, { day: "2025-10-01" });
  await closeHour(service, "2025-09-26", "21:00");
  const answer = await fetch(service.url + panelPaths.csv + september, { headers: { cookie } });
  expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(answer.headers.get("content-disposition")).toBe(
    'attachment; filename="randevular-2025-09-01-2025-09-30.csv"',
  );
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(bytes.toString("utf8").slice(1).split("\r\n")).toEqual([
    "Gün;Saat;Tür;Ad;Telefon;Durum;İptal nedeni;Not;Geliş;Talep zamanı",
    "2025-09-25;21:00;Mini Öngörü;'=HYPERLINK(x);05321234567;Beklemede;;;Site;2025-09-24 13:00",
    "",
  ]);
  expect(await changesOf(service)).toMatchObject([
    { action: "export", who: email, after: '{"what":"2025-09-01 – 2025-09-30","count":1}' },
  ]);
});

test.each(engines)(
  "A range that ends before it begins, or is none, is refused (%s)",
  async (engine) => {
    const { call } = await newColleague(await startService(engine));
    for (const query of ["", "?baslangic=2025-09-02&bitis=2025-09-01", "?baslangic=x&bitis=y"]) {
      expect((await call("GET", panelPaths.csv + query)).status, query).toBe(400);
      expect((await call("GET", panelPaths.numbers + query)).status, query).toBe(400);
    }
    const ages = "?baslangic=0001-01-01&bitis=9999-12-31";
    expect((await call("GET", panelPaths.numbers + ages)).status).toBe(400);
  },
);

test.each(engines)("The numbers count weeks, types, outcomes and hours (%s)", async (engine) => {
  const service = await startService(engine);
  const { call } = await newColleague(service);
  await book(service, { day: "2025-09-25", timeSlot: "20:00" });
  await book(service, {
    day: "2025-09-25",
    timeSlot: "21:00",
    randevuTipi: "Tek Konu Danışmanlığı",
  });
  await book(service, { day: "2025-09-29", timeSlot: "21:00" });
  await closeHour(service, "2025-09-30", "21:00");
  const { db } = service.database;
  await db
    .updateTable("slot_claims")
    .set({ status: "cancelled" })
    .where("time_slot", "=", "20:00")
    .execute();
  await db
    .updateTable("slot_claims")
    .set({ status: "approved", no_show_at: "2025-09-29T19:00:00.000Z" })
    .where("day", "=", "2025-09-29")
    .execute();
  const query = "?baslangic=2025-09-17&bitis=2025-10-05";
  expect((await call<NumbersAnswer>("GET", panelPaths.numbers + query)).body).toEqual({
    weeks: [
      { monday: "2025-09-15", count: 0 },
      { monday: "2025-09-22", count: 2 },
      { monday: "2025-09-29", count: 1 },
    ],
    consultations: [
      { slug: "mini-ongoru", count: 2 },
      { slug: "tek-konu-danismanligi", count: 1 },
    ],
    outcomes: { pending: 1, approved: 0, cancelled: 1, no_show: 1 },
    hours: [{ timeSlot: "21:00", count: 2 }],
  });
});

test.each(engines)(
  "A person's data is erased on request, and the numbers stay (%s)",
  async (engine) => {
    const service = await startService(engine);
    await book(service, { day: "2025-09-25" });
    await book(service, { day: "2025-09-26", phone: "05550000000", name: "Mehmet Kaya" });
    service.clock.now = new Date("2025-10-01T09:00:00Z");
    const { call, email } = await newColleague(service);
    const { body } = await call<EraseAnswer>("POST", panelPaths.erase, { phone: "05321234567" });
    expect(body).toEqual({ erased: 1 });
    const [erased, other] = await claims(service);
    expect(erased).toMatchObject({
      day: "2025-09-25",
      time_slot: "21:00",
      type: "Mini Öngörü",
      status: "pending",
      name: null,
      name_folded: null,
      phone: null,
      phone_serial: null,
      erased_at: "2025-10-01T09:00:00.000Z",
    });
    expect(other).toMatchObject({ name: "Mehmet Kaya", phone: "05550000000", erased_at: null });
    const changes = await changesOf(service);
    expect(changes).toMatchObject([{ action: "erase", who: email }]);
    expect(JSON.stringify(changes)).not.toMatch(/Ayşe|0532/);
  },
);

test.each(engines)(
  "Whoever still has an appointment to come is not erased (%s)",
  async (engine) => {
    const service = await startService(engine);
    const { call } = await newColleague(service);
    await book(service);
    const { status, body } = await call("POST", panelPaths.erase, { phone: "05321234567" });
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: "open_appointments" });
    expect(await claims(service)).toMatchObject([{ name: "Ayşe Yılmaz" }]);
    expect((await call("POST", panelPaths.erase, { phone: "12" })).status).toBe(400);
  },
);

test.each(engines)(
  "The calendar feed opens by its address alone, and tells initials (%s)",
  async (engine) => {
    const service = await startService(engine);
    const { call } = await newColleague(service);
    await book(service);
    expect((await call("GET", panelPaths.feed)).body).toEqual({ createdAt: null });
    const { status, body } = await call<FeedMade>("POST", panelPaths.feed, {});
    expect(status).toBe(201);
    const feed = await fetch(service.url + body.address);
    expect(feed.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    const text = await feed.text();
    expect(text).toContain("DTSTART;TZID=Europe/Istanbul:20250925T210000");
    expect(text).toContain("SUMMARY:A. Y. – Mini Öngörü");
    expect(text).not.toMatch(/Ayşe|Yılmaz|0532/);
    expect((await call("GET", panelPaths.feed)).body).toEqual({
      createdAt: "2025-09-24T10:00:00.000Z",
    });
  },
);

test.each(engines)("A revoked or replaced feed address leads nowhere (%s)", async (engine) => {
  const service = await startService(engine);
  const ece = await newColleague(service);
  const nur = await newColleague(service, "nur@example.com");
  const first = (await ece.call<FeedMade>("POST", panelPaths.feed, {})).body.address;
  const second = (await ece.call<FeedMade>("POST", panelPaths.feed, {})).body.address;
  const statusOf = async (address: string) => (await fetch(service.url + address)).status;
  expect(await statusOf(first)).toBe(404);
  expect((await nur.call("DELETE", panelPaths.feed)).status).toBe(204);
  expect(await statusOf(second), "another person's revocation").toBe(200);
  expect((await ece.call("DELETE", panelPaths.feed)).status).toBe(204);
  expect(await statusOf(second)).toBe(404);
  expect(await statusOf(panelPaths.feedOf("x.ics"))).toBe(404);
});

test.each(engines)("An account that is reset loses its calendar address (%s)", async (engine) => {
  const service = await startService(engine);
  const { call, email } = await newColleague(service);
  const { address } = (await call<FeedMade>("POST", panelPaths.feed, {})).body;
  await resetAccount(service.database, email, service.clock.now);
  expect((await fetch(service.url + address)).status).toBe(404);
});

test.each(engines)("What no database keeps and no calendar has is refused (%s)", async (engine) => {
  const { call } = await newColleague(await startService(engine));
  expect((await call("GET", `${panelPaths.appointments}?ara=a%00`)).status).toBe(404);
  expect((await call("GET", panelPaths.appointment("%00"))).status).toBe(404);
  const note = { version: 1, note: "a\u0000b" };
  expect((await call("POST", panelPaths.note("yok"), note)).status).toBe(400);
  expect((await call("GET", `${panelPaths.audit}?bitis=9999-12-31`)).status).toBe(400);
});
