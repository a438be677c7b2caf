import { expect, test } from "vitest";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { appointmentPages, countAppointments } from "../../../server/appointments/pages.ts";
import { newColleague } from "../../support/panel.ts";
import { book, closeHour, startService, storedAppointments } from "../../support/service.ts";

const september = "?baslangic=2025-09-01&bitis=2025-09-30";

test("A range is exported as a table for spreadsheets", async () => {
  const service = await startService();
  const { cookie, email } = await newColleague(service);
  await book(service, { name: "=HYPERLINK(x)" });
  await book(service, { day: "2025-10-01" });
  await service.database.db
    .updateTable("slots")
    .set({ price: 125_050, paid: 50_000, paid_by: "transfer" })
    .execute();
  await closeHour(service, "2025-09-26", "21:00");
  const answer = await fetch(service.url + panelPaths.csv + september, { headers: { cookie } });
  expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(answer.headers.get("content-disposition")).toBe(
    'attachment; filename="randevular-2025-09-01-2025-09-30.csv"',
  );
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(bytes.toString("utf8").slice(1).split("\r\n")).toEqual([
    "Gün;Saat;Tür;Ad;Telefon;Durum;İptal nedeni;Not;Nereden;Talep zamanı;Ücret;Ödenen;Ödeme yolu",
    "2025-09-25;21:00;Mini Öngörü;'=HYPERLINK(x);(0532) 123 45 67;Beklemede;;;Site;2025-09-24 13:00;1250,50;500;Havale",
    "",
  ]);
  expect(await service.database.db.selectFrom("audit_log").selectAll().execute()).toMatchObject([
    { action: "export", who: email, after: '{"what":"2025-09-01 – 2025-09-30","count":1}' },
  ]);
});

test("A long export is read page by page, each row once, without delaying others", async () => {
  const service = await startService();
  const slots = ["20:00", "20:30", "21:00", "21:30", "22:00", "22:30", "23:00"];
  for (const day of ["2025-09-25", "2025-09-26", "2025-09-29"]) {
    for (const timeSlot of slots) await book(service, { day, timeSlot });
  }
  let turns = 0;
  let others = setImmediate(function next() {
    turns += 1;
    others = setImmediate(next);
  });
  const sizes: number[] = [];
  const seen: string[] = [];
  const range = { from: "2025-09-25", to: "2025-09-28" };
  for await (const page of appointmentPages(service.database, range, 3)) {
    sizes.push(page.length);
    seen.push(...page.map(({ day, timeSlot }) => `${day} ${timeSlot}`));
    expect(turns).toBeGreaterThanOrEqual(sizes.length - 1);
  }
  clearImmediate(others);
  expect(sizes).toEqual([3, 3, 3, 3, 2]);
  const expected = ["2025-09-25", "2025-09-26"].flatMap((day) => slots.map((at) => `${day} ${at}`));
  expect(seen).toEqual(expected);
  expect(await countAppointments(service.database, range)).toBe(14);
});

test("A table of many pages is exported whole", async () => {
  const service = await startService();
  const { cookie } = await newColleague(service);
  const { db } = service.database;
  await book(service);
  const row = (await storedAppointments(service))[0]!;
  const ids = Array.from({ length: 1000 }, (_, index) => String(index).padStart(4, "0"));
  for (const some of [ids.slice(0, 500), ids.slice(500)]) {
    const status = "cancelled" as const;
    const rows = some.map((id) => ({
      ...{ ...row, id, status, phone_serial: null, day: "2025-09-26", time_slot: "20:00" },
      note: `${"\n".repeat(990)}${id}`,
    }));
    await db.insertInto("slots").values(rows).execute();
  }
  const answer = await fetch(service.url + panelPaths.csv + september, { headers: { cookie } });
  const lines = (await answer.text()).split("\r\n");
  expect(lines).toHaveLength(1003);
  expect(new Set(lines).size).toBe(1003);
});
