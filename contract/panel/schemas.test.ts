import { expect, test } from "vitest";
import type { z } from "zod";
import { placesRequest } from "../public/schemas.ts";
import * as schemas from "./schemas.ts";

const accepts = (schema: z.ZodType, body: unknown) => schema.safeParse(body).success;
const day = "2025-09-24";
const version = 3;
const entry = {
  name: "Ayşe Yılmaz",
  phone: "05321234567",
  consultation: "mini-ongoru",
  day,
  timeSlot: "21:00",
};
const enter = schemas.enterRequest(["mini-ongoru"]);

/** Each call with all that it takes; what is named needed cannot be left out. */
const closing = { firstDay: day, lastDay: day, from: "21:00", to: "22:00" };
const calls: [string, z.ZodType, object, string[]][] = [
  ["id", schemas.idParams, { id: "7" }, ["id"]],
  ["set-up check", schemas.setUpCheckRequest, { token: "t" }, ["token"]],
  [
    "set-up",
    schemas.setUpRequest,
    { token: "t", email: "a@b.c", password: "p" },
    ["token", "password"],
  ],
  [
    "sign-in",
    schemas.signInRequest,
    { email: "a@b.c", password: "p", code: "123456" },
    ["email", "password"],
  ],
  ["password", schemas.passwordRequest, { current: "p", next: "q" }, ["current", "next"]],
  ["confirmation", schemas.confirmRequest, { password: "p" }, ["password"]],
  ["code", schemas.codeRequest, { code: "123456" }, ["code"]],
  ["account", schemas.accountRequest, { name: "Ece Kaya", role: "owner" }, ["name", "role"]],
  [
    "invite",
    schemas.inviteRequest,
    { name: "Ece Kaya", role: "assistant", email: "a@b.c" },
    ["name", "role", "email"],
  ],
  [
    "list",
    schemas.listRequest,
    { baslangic: day, bitis: day, durum: "no_show", tip: "mini-ongoru", ara: "ayşe" },
    [],
  ],
  ["version", schemas.versionRequest, { version }, ["version"]],
  ["cancel", schemas.cancelRequest, { version, reason: "Hasta" }, ["version", "reason"]],
  [
    "move",
    schemas.moveRequest,
    { version, day, timeSlot: "21:00" },
    ["version", "day", "timeSlot"],
  ],
  ["note", schemas.noteRequest, { version, note: "" }, ["version", "note"]],
  [
    "payment",
    schemas.paymentRequest,
    { version, price: 90_000, paid: 50_000, paidBy: "cash" },
    ["version", "price", "paid", "paidBy"],
  ],
  ["told", schemas.notifiedRequest, { channel: "whatsapp" }, ["channel"]],
  ["reminded", schemas.remindRequest, { version, isReminded: true }, ["version", "isReminded"]],
  ["day sheet", schemas.daySheetRequest, { gun: day }, ["gun"]],
  ["restore", schemas.restoreRequest, { version: 1 }, ["version"]],
  ["edit", schemas.editRequest(["mini-ongoru"]), { version: 1 }, ["version"]],
  ["enter", enter, { ...entry, note: "", isTold: true }, Object.keys(entry)],
  ["close", schemas.closeRequest, { closings: [closing], reason: "" }, ["closings", "reason"]],
  ["reopen", schemas.reopenRequest, { day, times: ["21:00"] }, ["day", "times"]],
  ["rule", schemas.ruleRequest, { id: "a", confirmed: ["a"] }, ["confirmed"]],
  [
    "audit",
    schemas.auditRequest,
    { baslangic: day, bitis: day, sonra: "2025-09-24T10:00:00.000Z_a-1" },
    [],
  ],
  ["range", schemas.rangeRequest, { baslangic: day, bitis: day }, ["baslangic", "bitis"]],
  ["numbers", schemas.numbersRequest, { baslangic: day, bitis: day }, ["baslangic", "bitis"]],
  ["erase", schemas.eraseRequest, { phone: "05321234567" }, ["phone"]],
  [
    "news read",
    schemas.newsReadRequest,
    { at: "2025-09-24T10:00:00.000Z", failures: 1 },
    ["at", "failures"],
  ],
  ["clients", schemas.clientsRequest, { search: "ayşe" }, ["search"]],
  ["known phone", schemas.knownPhoneRequest, { phone: "+491701234567" }, ["phone"]],
  ["client's note", schemas.clientNoteRequest, { version, note: "" }, ["version", "note"]],
  ["block", schemas.blockRequest, { reason: "Gelmiyor" }, ["reason"]],
  [
    "birth",
    schemas.birthRequest,
    { id: "a", version, label: "Eşi", birth: { day, time: null, place: null }, consent: "" },
    ["version", "label", "birth", "consent"],
  ],
  ["birth's end", schemas.removeBirthRequest, { id: "a", version }, ["id", "version"]],
  [
    "client",
    schemas.editClientRequest,
    { version, name: "Can Su", phone: "05321234567", email: "" },
    ["version"],
  ],
  [
    "merge",
    schemas.mergeRequest,
    { version, into: "a", intoVersion: version },
    ["version", "into", "intoVersion"],
  ],
  ["places", placesRequest, { ara: "kadıköy" }, ["ara"]],
];

test.each(calls)(
  "The call takes its fields, and asks for those it needs: %s",
  (_, schema, body, needed) => {
    expect(schema.parse(body)).toEqual(body);
    for (const field of Object.keys(body)) {
      const without = Object.fromEntries(Object.entries(body).filter(([name]) => name !== field));
      expect(accepts(schema, without), field).toBe(!needed.includes(field));
      expect(accepts(schema, { ...body, [field]: {} }), `${field} of another kind`).toBe(false);
    }
  },
);

test.each(calls.slice(1))("The call takes nothing else: %s", (_, schema, body) => {
  expect(accepts(schema, { ...body, extra: 1 })).toBe(false);
});

test("A day is one of the calendar, of the years 1900 to 2999, wherever a call takes one", () => {
  const on = (text: string) => accepts(schemas.daySheetRequest, { gun: text });
  expect(on("1900-01-01")).toBe(true);
  expect(on("2999-12-31")).toBe(true);
  const none = ["1899-12-31", "3000-01-01", "2025-02-30", "2025-9-24"];
  const extended = ["-000001-06-01", "+002025-09-24", "+275760-09-13", "0000-01-01"];
  for (const text of [...none, ...extended]) {
    expect(on(text), text).toBe(false);
    for (const [name, schema, body] of calls) {
      for (const field of Object.keys(body).filter((each) =>
        /^(day|baslangic|bitis)$/.test(each),
      )) {
        expect(accepts(schema, { ...body, [field]: text }), `${name}: ${text}`).toBe(false);
      }
    }
    expect(
      accepts(schemas.closeRequest, { closings: [{ ...closing, lastDay: text }], reason: "" }),
      text,
    ).toBe(false);
  }
});

test("A time is two figures, a colon and two figures", () => {
  const at = (timeSlot: string) => accepts(schemas.moveRequest, { version, day, timeSlot });
  expect(at("21:30")).toBe(true);
  for (const text of [
    "9:30",
    "21:3",
    "21:300",
    "121:30",
    "2a:30",
    "21.30",
    "a1:30",
    "21:a0",
    "21:3a",
  ]) {
    expect(at(text), text).toBe(false);
  }
});

test("A text has at most 1000 letters without the blanks around it, and a reason at least one", () => {
  const note = (text: string) => schemas.noteRequest.safeParse({ version, note: text }).data?.note;
  expect(note(`  ${"ş".repeat(1000)}\n`)).toBe("ş".repeat(1000));
  expect(note("ş".repeat(1001))).toBeUndefined();
  expect(accepts(schemas.cancelRequest, { version, reason: "   " })).toBe(false);
});

test("Secrets, addresses, codes and searches have an end", () => {
  const long = (length: number) => "x".repeat(length);
  const signIn = { email: "a", password: "p", code: "1" };
  for (const [schema, body, field, most] of [
    [schemas.setUpCheckRequest, { token: "t" }, "token", 200],
    [schemas.setUpRequest, { token: "t", password: "p" }, "email", 200],
    [schemas.signInRequest, signIn, "email", 200],
    [schemas.signInRequest, signIn, "code", 40],
    [schemas.codeRequest, {}, "code", 40],
    [schemas.inviteRequest, { name: "Ece Kaya", role: "owner" }, "email", 200],
    [schemas.listRequest, {}, "tip", 100],
    [schemas.listRequest, {}, "ara", 100],
  ] as const) {
    expect(accepts(schema, { ...body, [field]: long(most) }), field).toBe(true);
    expect(accepts(schema, { ...body, [field]: long(most + 1) }), field).toBe(false);
  }
  expect(schemas.listRequest.parse({ ara: " ayşe " })).toEqual({ ara: "ayşe" });
  expect(schemas.codeRequest.parse({ code: " 123 456 " })).toEqual({ code: "123 456" });
  expect(schemas.clientsRequest.parse({ search: " ayşe " })).toEqual({ search: "ayşe" });
  expect(schemas.clientNoteRequest.parse({ version, note: " Van\n" }).note).toBe("Van");
});

test("A list is asked for by an outcome there is, and a visitor told by a channel there is", () => {
  expect(accepts(schemas.listRequest, { durum: "kayıp" })).toBe(false);
  expect(accepts(schemas.notifiedRequest, { channel: "sms" })).toBe(true);
  expect(accepts(schemas.notifiedRequest, { channel: "copy", version: 2 })).toBe(true);
  expect(accepts(schemas.notifiedRequest, { channel: "sms", version: "2" })).toBe(false);
  expect(accepts(schemas.notifiedRequest, { channel: "mektup" })).toBe(false);
});

test("An entered appointment is one that could be booked, and its note may be missing", () => {
  expect(enter.parse(entry)).toEqual({ ...entry, note: "", isTold: false });
  expect(accepts(enter, { ...entry, consultation: "vip-ongoru" })).toBe(false);
  expect(accepts(enter, { ...entry, phone: "02121234567" })).toBe(true);
  expect(accepts(enter, { ...entry, phone: "01321234567" })).toBe(false);
  expect(accepts(schemas.eraseRequest, { phone: "01321234567" })).toBe(false);
});

test("Why hours are closed is said in at most 200 letters", () => {
  const close = (reason: string) => accepts(schemas.closeRequest, { closings: [closing], reason });
  expect(close(` ${"ş".repeat(200)} `)).toBe(true);
  expect(close("ş".repeat(201))).toBe(false);
});

test("From one day to 62 are closed at once, from an earlier time until a later one", () => {
  const close = (...closings: object[]) => accepts(schemas.closeRequest, { closings, reason: "" });
  expect(close()).toBe(false);
  expect(close({ ...closing, firstDay: "2025-09-24", lastDay: "2025-11-24" })).toBe(true);
  expect(close({ ...closing, firstDay: "2025-09-24", lastDay: "2025-11-25" })).toBe(false);
  expect(close({ ...closing, firstDay: "2025-09-25", lastDay: "2025-09-24" })).toBe(false);
  expect(close({ ...closing, from: "", to: "" })).toBe(true);
  expect(close({ ...closing, from: "22:00" })).toBe(false);
  expect(close({ ...closing, extra: 1 })).toBe(false);
  expect(close(...Array(500).fill(closing))).toBe(true);
  expect(close(...Array(501).fill(closing))).toBe(false);
  expect(accepts(schemas.reopenRequest, { day, times: [] })).toBe(false);
});
