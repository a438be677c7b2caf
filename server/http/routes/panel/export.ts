import type { FastifyInstance } from "fastify";
import { istanbulClock } from "../../../../booking/istanbul-time.ts";
import { outcomeOf } from "../../../../booking/status.ts";
import { titleOf } from "../../../../contract/academy.ts";
import type { PanelAppointment } from "../../../../contract/panel/calls.ts";
import { panelPaths } from "../../../../contract/panel/paths.ts";
import { rangeRequest } from "../../../../contract/panel/schemas.ts";
import { outcomeWords } from "../../../../contract/panel/words.ts";
import { appointmentsBetween } from "../../../appointments/range.ts";
import { recordChange } from "../../../audit/log.ts";
import type { Parts } from "../../app.ts";
import { refuse } from "../../refuse.ts";
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
export function addExportRoute(app: FastifyInstance, { database, clock, academy }: Parts): void {
  // Asking for the head alone would be recorded as an export.
  app.get(panelPaths.csv, { exposeHeadRoute: false }, async (request, reply) => {
    const { data: range } = rangeRequest.safeParse(request.query);
    if (!range) return refuse(reply, 400, "invalid");
    const { baslangic, bitis } = range;
    const rows = await appointmentsBetween(database, baslangic, bitis);
    await recordChange(database.db, request.staff, clock(), {
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
