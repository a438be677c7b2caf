import { expect, test } from "vitest";
import { defaultMessages } from "../../../contract/panel/default-messages.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { openPanel } from "../../support/panel-appointments.ts";

const { texts, reasons, firstChannel } = defaultMessages;
const { remind: _, ...fewerTexts } = texts;
const service = { slug: "mini-ongoru", bookable: true, duration: null, note: "", price: null };
const backwards = "baslangic=2025-09-02&bitis=2025-09-01";

/** Every query of these addresses is refused. */
const queries: Record<string, string[]> = {
  [panelPaths.appointments]: ["baslangic=yarin", "durum=closed", "sayfa=2"],
  [`${panelPaths.appointments}?`]: ["x", "2_a_b_c_d", "0__", "0_2025-09-24T10:00:00.000Z_x"].map(
    (cursor) => `sonra=${cursor}`,
  ),
  [panelPaths.audit]: ["baslangic=dun", "sonra=", "sonra=abc", "kim=ece", "bitis=9999-12-31"],
  [panelPaths.csv]: ["", backwards, "baslangic=x&bitis=y"],
  [panelPaths.daySheet]: ["", "gun=2025-02-30", "gun=2025-09-25&ara=x"],
  [panelPaths.places]: ["ara="],
};

/** And every body of these. */
const bodies: Record<string, unknown[]> = {
  [panelPaths.session]: [{}, { email: "ece@example.com" }, [], { email: 1, password: 2 }],
  [panelPaths.setUpCheck]: [{ token: 1 }],
  [panelPaths.setUp]: [{ token: 1 }],
  [panelPaths.secondFactorConfirm]: [{}],
  [panelPaths.note("yok")]: [{ version: 1, note: "a\u0000b" }],
  [panelPaths.messages]: [
    { version: 0, texts, firstChannel },
    { version: 0, texts: fewerTexts, reasons, firstChannel },
    { version: 0, texts: { ...texts, extra: "" }, reasons, firstChannel },
    { version: 0, texts: { ...texts, move: "\0" }, reasons, firstChannel },
    { version: 0, texts, reasons: ["Hasta"], firstChannel },
    { version: 0, texts, reasons, firstChannel: "copy" },
  ],
  [panelPaths.services]: [
    undefined,
    {},
    [{ ...service, note: "x".repeat(301) }],
    [{ ...service, note: "\0" }],
    [{ ...service, price: 1 }],
  ].map((services) => ({ version: 0, services })),
};

test("Queries and bodies that no screen sends are refused with 400", async () => {
  const { ece } = await openPanel();
  const wrong = [
    ...Object.entries(queries).flatMap(([path, all]) =>
      all.map((query) => ["GET", `${path.replace("?", "")}?${query}`, undefined] as const),
    ),
    ...Object.entries(bodies).flatMap(([path, all]) =>
      all.map((body) => ["POST", path, body] as const),
    ),
  ];
  for (const [method, path, body] of wrong) {
    const { status } = await ece.call(method, path, body);
    expect(status, `${path} ${JSON.stringify(body)}`).toBe(400);
  }
});

test("Ranges of the statistics are refused with the reason", async () => {
  const { ece } = await openPanel();
  for (const [range, code] of [
    ["", "invalid"],
    [backwards, "range_backwards"],
    ["baslangic=x&bitis=y", "invalid"],
    ["baslangic=1900-01-01&bitis=2999-12-31", "range_too_long"],
    ["baslangic=-000001-06-01&bitis=0000-01-01", "invalid"],
    ["baslangic=%2B275760-09-13&bitis=%2B275760-09-13", "invalid"],
  ]) {
    const answer = await ece.call("GET", `${panelPaths.numbers}?${range}`);
    expect([answer.status, answer.body.code], range).toEqual([400, code]);
  }
});

test("Addresses with a null character are refused, and unknown set-up links not found", async () => {
  const { ece } = await openPanel();
  for (const path of [`${panelPaths.appointments}?ara=a%00`, panelPaths.appointment("%00")]) {
    expect((await ece.call("GET", path)).status, path).toBe(400);
  }
  expect((await ece.call("POST", panelPaths.setUpCheck, { token: "yok" })).status).toBe(404);
});
