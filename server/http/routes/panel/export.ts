import { Readable } from "node:stream";
import { istanbulClock } from "../../../../booking/istanbul-time.ts";
import { moneyToType, type Payment, paidByWords } from "../../../../booking/money.ts";
import { outcomeOf } from "../../../../booking/status.ts";
import { titleOf } from "../../../../contract/academy.ts";
import type { PanelAppointment } from "../../../../contract/panel/calls.ts";
import { panelPaths } from "../../../../contract/panel/paths.ts";
import { rangeRequest } from "../../../../contract/panel/schemas.ts";
import { outcomeWords } from "../../../../contract/panel/words.ts";
import { appointmentPages, countAppointments } from "../../../appointments/pages.ts";
import { addAuditEntry } from "../../../audit/log.ts";
import type { AppDependencies } from "../../dependencies.ts";
import type { App } from "../../validation.ts";
import { type CsvRow, csvOf, phoneCell } from "./csv.ts";

const heading = [
  "Gün",
  "Saat",
  "Tür",
  "Ad",
  "Telefon",
  "Durum",
  "İptal nedeni",
  "Not",
  "Nereden",
  "Talep zamanı",
  "Ücret",
  "Ödenen",
  "Ödeme yolu",
];

/** All appointments of a range as CSV. The export is recorded in the audit log. */
export function addExportRoute(app: App, { database, clock, academy }: AppDependencies): void {
  // A HEAD request would be recorded as an export.
  app.get(
    panelPaths.csv,
    {
      config: { access: "owner", confirm: true },
      schema: { querystring: rangeRequest },
      exposeHeadRoute: false,
    },
    async (request, reply) => {
      const { baslangic, bitis } = request.query;
      const range = { from: baslangic, to: bitis };
      await addAuditEntry(database.db, request.staff, clock(), {
        action: "export",
        after: {
          what: `${baslangic} – ${bitis}`,
          count: await countAppointments(database, range),
        },
      });
      return reply
        .header("content-type", "text/csv; charset=utf-8")
        .header(
          "content-disposition",
          `attachment; filename="randevular-${baslangic}-${bitis}.csv"`,
        )
        .send(Readable.from(csvOf(heading, tablePages(range))));
    },
  );

  async function* tablePages(range: { from: string; to: string }) {
    for await (const page of appointmentPages(database, range)) yield page.map(rowOf);
  }

  function rowOf(appointment: PanelAppointment): CsvRow {
    return [
      appointment.day,
      appointment.timeSlot,
      titleOf(academy.consultations, appointment.consultation) ?? "",
      appointment.name ?? "",
      phoneCell(appointment.phone ?? ""),
      outcomeWords[outcomeOf(appointment)],
      appointment.reason,
      appointment.note,
      appointment.source === "phone" ? "Telefon" : "Site",
      requestedAt(appointment),
      ...(appointment.price === null ? ["", "", ""] : paymentCells(appointment)),
    ];
  }
}

/** Amounts as spreadsheets in Turkish read them. */
function paymentCells({ price, paid, paidBy }: Payment): CsvRow {
  const amounts = [price!, paid].map((kurus) => moneyToType(kurus).replaceAll(".", ""));
  return [...amounts, paidBy ? paidByWords[paidBy] : ""];
}

function requestedAt({ createdAt }: PanelAppointment): string {
  const { day, time } = istanbulClock(new Date(createdAt));
  return `${day} ${time}`;
}
