import { istanbulClock } from "../../../../booking/istanbul-time.ts";
import { outcomeOf } from "../../../../booking/status.ts";
import { titleOf } from "../../../../contract/academy.ts";
import type { PanelAppointment } from "../../../../contract/panel/calls.ts";
import { panelPaths } from "../../../../contract/panel/paths.ts";
import { rangeRequest } from "../../../../contract/panel/schemas.ts";
import { outcomeWords } from "../../../../contract/panel/words.ts";
import { appointmentsBetween } from "../../../appointments/read.ts";
import { addAuditEntry } from "../../../audit/log.ts";
import type { Parts } from "../../parts.ts";
import type { App } from "../../validation.ts";
import { csvOf } from "./csv.ts";

const heading = [
  "Gün",
  "Saat",
  "Tür",
  "Ad",
  "Telefon",
  "Durum",
  "İptal nedeni",
  "Not",
  "Geliş",
  "Talep zamanı",
];

/** All appointments of a range as a table. Taking names and numbers out is itself recorded. */
export function addExportRoute(app: App, { database, clock, academy }: Parts): void {
  // Asking for the head alone would be recorded as an export.
  const options = { schema: { querystring: rangeRequest }, exposeHeadRoute: false };
  app.get(panelPaths.csv, options, async (request, reply) => {
    const { baslangic, bitis } = request.query;
    const rows = await appointmentsBetween(database, baslangic, bitis);
    await addAuditEntry(database.db, request.staff, clock(), {
      action: "export",
      after: { what: `${baslangic} – ${bitis}`, count: rows.length },
    });
    const table = rows.map((row) => [
      row.day,
      row.timeSlot,
      titleOf(academy.consultations, row.consultation) ?? "",
      row.name ?? "",
      row.phone ?? "",
      outcomeWords[outcomeOf(row)],
      row.reason,
      row.note,
      row.source === "phone" ? "Telefon" : "Site",
      requestedAt(row),
    ]);
    return reply
      .header("content-type", "text/csv; charset=utf-8")
      .header("content-disposition", `attachment; filename="randevular-${baslangic}-${bitis}.csv"`)
      .send(csvOf([heading, ...table]));
  });
}

function requestedAt({ createdAt }: PanelAppointment): string {
  const { day, time } = istanbulClock(new Date(createdAt));
  return `${day} ${time}`;
}
