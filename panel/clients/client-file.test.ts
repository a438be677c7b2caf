import { expect, test } from "vitest";
import { birth } from "../../tests/support/clients.ts";
import { birthOf, clientAnswer } from "../../tests/support/component/samples.ts";
import { clientFile } from "./client-file.ts";

test("A client's file says all that is held, and names no staff", () => {
  const held = {
    ...clientAnswer({
      note: "Annesiyle geldi",
      ownerNote: "Ketum",
      followUp: { day: "2026-03-02", note: "" },
      births: [birthOf("Kendisi", birth)],
    }).json,
    views: [{ at: "2025-09-24T10:00:00.000Z", who: "ece@example.com" }],
    changes: [
      {
        id: "c1",
        at: "2025-09-24T09:59:00.000Z",
        who: "ece@example.com",
        action: "client_note" as const,
        appointmentId: "1",
        before: null,
        after: null,
        texts: { before: { note: "" }, after: { note: "Annesiyle geldi" } },
      },
    ],
  };
  const options = { academy: "Akademi", titleOf: () => "Mini Öngörü", now: new Date(0) };
  const file = clientFile(held, options);
  for (const line of [
    "Ad: Ayşe Yılmaz",
    "Telefon: 05321234567",
    "DOĞUM BİLGİLERİ\nKendisi",
    "Onay veren: danışan",
    "14 Mayıs 1985, 17:32, Kadıköy, İstanbul, Türkiye",
    "UT 14:32, yaz saati uygulanıyordu",
    "Annesiyle geldi",
    "YÖNETİCİ NOTU\nKetum",
    "ARANACAK GÜN\n2 Mart 2026",
    "SİTEDEN RANDEVU ALAMAZ\nYok",
    "24 Eylül 2025 21:00, Mini Öngörü, Onaylı",
    "Danışan notu değişti (akademi)\n  Önce: boş\n  Sonra: note: Annesiyle geldi",
  ]) {
    expect(file).toContain(line);
  }
  expect(file).not.toContain("ece@example.com");
});
