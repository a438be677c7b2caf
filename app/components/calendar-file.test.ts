import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { calendarFile } from "./calendar-file.ts";

const appointment = {
  date: "2025-09-24T18:30:00.000Z",
  timeSlot: "21:30",
  randevuTipi: "Eleksiyon/Seçimsel Astroloji",
  status: "approved",
};
const moved = { ...appointment, date: "2025-09-27T16:30:00.000Z", timeSlot: "19:30" };
const privateKey = "k".repeat(43);
const now = new Date("2025-09-20T10:11:12.345Z");
const unfolded = (text: string) => text.replaceAll("\r\n ", "").split("\r\n");

function file(changes: Partial<Parameters<typeof calendarFile>[0]> = {}) {
  const origin = "https://www.example.com";
  return calendarFile({ appointment, academy: "Astroloji Akademisi", origin, now, ...changes });
}

async function lines(changes?: Parameters<typeof file>[0]) {
  return unfolded(await file(changes));
}

async function uid(changes?: Parameters<typeof file>[0]) {
  return (await lines(changes)).find((line) => line.startsWith("UID:"));
}

test("The event starts at the slot, in Turkey time", async () => {
  expect(await lines()).toContain("DTSTART;TZID=Europe/Istanbul:20250924T213000");
  expect(await lines()).toContain("DURATION:PT30M");
});

test("The time zone is in the file", async () => {
  const found = await lines();
  expect(found.indexOf("TZID:Europe/Istanbul")).toBe(found.indexOf("BEGIN:VTIMEZONE") + 1);
  expect(found).toContain("TZOFFSETTO:+0300");
});

test("A reminder comes an hour before", async () => {
  const found = await lines();
  const alarm = found.slice(found.indexOf("BEGIN:VALARM"), found.indexOf("END:VALARM"));
  expect(alarm).toContain("TRIGGER:-PT60M");
});

test("The same appointment saved twice is one event in the calendar", async () => {
  expect(await uid()).toBe(await uid({ academy: "Başka", now: new Date() }));
  expect(await uid()).not.toBe(await uid({ appointment: moved }));
});

test("With the private link the event stays the same when the appointment is moved, and its number rises", async () => {
  const before = await lines({ privateKey, appointment: { ...appointment, version: 1 } });
  const after = await lines({ privateKey, appointment: { ...moved, version: 2 } });
  expect(await uid({ privateKey })).toBe(await uid({ privateKey, appointment: moved }));
  expect(await uid({ privateKey })).not.toBe(await uid({ privateKey: "l".repeat(43) }));
  expect(before).toContain("SEQUENCE:1");
  expect(after).toContain("SEQUENCE:2");
  expect(await file({ privateKey })).not.toContain("SEQUENCE");
});

test("After a lookup the event is the one that the service names, with its version", async () => {
  const named = { eventId: "ab".repeat(16), version: 3 };
  const found = await lines({ appointment: { ...appointment, ...named } });
  expect(found).toContain(`UID:${named.eventId}@akademi`);
  expect(found).toContain("SEQUENCE:3");
});

test("The event's identifier tells neither the key nor the digest that the service stores", async () => {
  const digest = createHash("sha256").update(privateKey).digest("hex");
  const identifier = (await uid({ privateKey }))!.replace(/^UID:|@akademi$/g, "");
  expect(identifier).toMatch(/^[0-9a-f]{32}$/);
  expect(digest).not.toContain(identifier);
});

test("The private link is in the file, and only where there is one", async () => {
  const found = await lines({ privateKey });
  const address = `https://www.example.com/randevum#${privateKey}`;
  expect(found).toContain(`URL:${address}`);
  expect(found).toContain(
    `DESCRIPTION:24 Eylül 2025 21:30 (Türkiye saati)\\nGörmek\\, taşımak ya da iptal etmek için: ${address}\\nBu bağlantı size özeldir: Kimdeyse randevuyu değiştirebilir.`,
  );
  expect(await lines()).toContain("DESCRIPTION:24 Eylül 2025 21:30 (Türkiye saati)");
  expect(await file()).not.toContain("URL");
});

test.each([
  ["pending", "TENTATIVE", "Onay bekliyor: "],
  ["approved", "CONFIRMED", ""],
  ["cancelled", "CANCELLED", "İptal edildi: "],
])("An appointment that is %s is %s in the calendar", async (status, name, words) => {
  const found = await lines({ appointment: { ...appointment, status } });
  const title = `${words}Eleksiyon/Seçimsel Astroloji – Astroloji Akademisi`;
  expect(found.filter((line) => line.startsWith("STATUS:"))).toEqual([`STATUS:${name}`]);
  expect(found).toContain(`SUMMARY:${title}`);
  const isCancelled = status === "cancelled";
  expect(found.includes("BEGIN:VALARM")).toBe(!isCancelled);
  expect(found.includes("TRANSP:TRANSPARENT")).toBe(isCancelled);
  // CANCEL is for invitations: it names an organiser and who is invited.
  expect(found).toContain("METHOD:PUBLISH");
});

test("A status that only another provider has is left out", async () => {
  expect(await file({ appointment: { ...appointment, status: "moved" } })).not.toContain("STATUS");
});

test("Commas, semicolons, backslashes and new lines are escaped", async () => {
  expect(await lines({ academy: "A, B; C\\D\nE" })).toContain(
    "SUMMARY:Eleksiyon/Seçimsel Astroloji – A\\, B\\; C\\\\D\\nE",
  );
});

test("The time the file was made is in UTC", async () => {
  expect(await lines()).toContain("DTSTAMP:20250920T101112Z");
});

test("A long line goes on after a space, and letters stay whole", async () => {
  const rows = (await file({ academy: "ş".repeat(120) }))
    .split("\r\n")
    .filter((line) => line.includes("şşş"));
  expect(rows.length).toBeGreaterThan(6);
  for (const row of rows) expect([...row].every((letter) => letter !== "\uFFFD")).toBe(true);
  expect(Math.max(...rows.map((row) => Buffer.byteLength(row)))).toBe(75);
});

test("Whatever the academy is called, no line is longer than 75 octets and none is lost", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: "grapheme", maxLength: 300, size: "max" }),
      async (academy) => {
        fc.pre(!/[\\;,\p{C}\p{Zl}\p{Zp}]/u.test(academy));
        const text = await file({ academy, privateKey });
        for (const line of text.split("\r\n")) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        }
        expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
        expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
        expect(unfolded(text)).toContain(`SUMMARY:Eleksiyon/Seçimsel Astroloji – ${academy}`);
      },
    ),
  );
});
