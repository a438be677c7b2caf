import { expect, test } from "vitest";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { callPanel, newColleague } from "../../support/panel.ts";
import { book, closeHour, startService } from "../../support/service.ts";
import { engines } from "../../support/storage.ts";

const september = "?baslangic=2025-09-01&bitis=2025-09-30";

test.each(engines)("Without a session nothing is exported (%s)", async (engine) => {
  const service = await startService(engine);
  expect((await callPanel(service, "GET", panelPaths.csv + september)).status).toBe(401);
});

test.each(engines)(
  "A range is exported as a table that spreadsheets read (%s) [24.3]",
  async (engine) => {
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
    expect(await service.database.db.selectFrom("changes").selectAll().execute()).toMatchObject([
      { action: "export", who: email, after: '{"what":"2025-09-01 – 2025-09-30","count":1}' },
    ]);
  },
);

test.each(engines)(
  "A range that ends before it begins, or is none, is refused (%s)",
  async (engine) => {
    const { call } = await newColleague(await startService(engine));
    const ranges = ["", "?baslangic=2025-09-02&bitis=2025-09-01", "?baslangic=x&bitis=y"];
    for (const range of ranges) {
      expect((await call("GET", panelPaths.csv + range)).status, range).toBe(400);
    }
  },
);
