import { dayInWords, istanbulClock } from "../../booking/istanbul-time.ts";
import { outcomeOf } from "../../booking/status.ts";
import type { PanelAppointment } from "../../contract/panel/calls.ts";
import type { ClientExport } from "../../contract/panel/clients.ts";
import { visitor } from "../../contract/panel/who.ts";
import { actions, outcomeWords } from "../../contract/panel/words.ts";
import { birthToCopy } from "../words/birth-words.ts";
import { instantInWords } from "../words/day-words.ts";
import { paymentInWords } from "../words/payment-words.ts";
import { whenInWords } from "../words/report-words.ts";

/** Everything that is held about a client, as a text to hand to them. Staff are not named: it is about the client. */
export function clientFile(
  client: ClientExport,
  { academy, titleOf, now }: { academy: string; titleOf(slug: string): string; now: Date },
): string {
  const { name, phones, email, note, ownerNote, followUp, births, appointments, changes, views } =
    client;
  const names = [...new Set(appointments.map((one) => one.name))].join(", ");
  const part = (title: string, lines: string[]) =>
    [title.toLocaleUpperCase("tr"), ...(lines.length > 0 ? lines : ["Yok"])].join("\n");
  return [
    `${name}\n${academy}: hakkınızda tutulan kişisel veriler, ${instantInWords(now.toISOString())}`,
    part("Kimlik ve iletişim", [
      `Ad: ${names}`,
      `Telefon: ${phones.map(({ phone }) => phone).join(", ")}`,
      ...(email ? [`E-posta: ${email}`] : []),
    ]),
    part(
      "Doğum bilgileri",
      births.map(({ label, birth, birthInUt, consent }) =>
        [birthToCopy(label, birth, birthInUt), ...(consent ? [`Onay veren: ${consent}`] : [])].join(
          "\n",
        ),
      ),
    ),
    part("Danışan notu", note ? [note] : []),
    part("Yönetici notu", ownerNote ? [ownerNote] : []),
    part("Aranacak gün", followUp ? [`${dayInWords(followUp.day)} ${followUp.note}`.trim()] : []),
    part(
      "Siteden randevu alamaz",
      phones.flatMap(({ phone, block }) =>
        block ? [`${phone}, ${instantInWords(block.at)}: ${block.reason}`] : [],
      ),
    ),
    part(
      "Randevular",
      appointments.map((one) => appointmentLines(one, titleOf)),
    ),
    part(
      "Yapılan işlemler",
      changes.map(({ at, who, action, texts }) =>
        [
          `${instantInWords(at)}: ${actions[action]} (${doers[who] ?? "akademi"})`,
          ...(texts ? [`  Önce: ${textsInWords(texts.before)}`] : []),
          ...(texts ? [`  Sonra: ${textsInWords(texts.after)}`] : []),
        ].join("\n"),
      ),
    ),
    part(
      "Bilgilerinize akademiden bakılan zamanlar",
      views.map(({ at }) => instantInWords(at)),
    ),
  ].join("\n\n");
}

const doers: Record<string, string> = { [visitor]: "siz", "": "sistem" };

function appointmentLines(appointment: PanelAppointment, titleOf: (slug: string) => string) {
  const { day, timeSlot, consultation, name, phone, note, reason, createdAt } = appointment;
  const when = timeSlot ? `${dayInWords(day)} ${timeSlot}` : whenInWords(appointment);
  return [
    `${when}, ${titleOf(consultation)}, ${outcomeWords[outcomeOf(appointment)]}`,
    `  ${name}, ${phone}, ${appointment.source === "site" ? "siteden" : "telefonla"} ${instantInWords(createdAt)}`,
    ...(note ? [`  Not: ${note}`] : []),
    ...(appointment.price === null ? [] : [`  Ödeme: ${paymentInWords(appointment)}`]),
    ...(reason ? [`  İptal nedeni: ${reason}`] : []),
    ...(appointment.remindedAt
      ? [`  Hatırlatıldı: ${instantInWords(appointment.remindedAt)}`]
      : []),
  ].join("\n");
}

/** What was written, as it is stored: a birth as the data that it is made of. */
function textsInWords(texts: object): string {
  const written = Object.entries(texts).flatMap(([field, value]) =>
    value ? `${field}: ${typeof value === "string" ? value : JSON.stringify(value)}` : [],
  );
  return written.join("; ") || "boş";
}

export function clientFileName(now: Date): string {
  return `danisan-verileri-${istanbulClock(now).day}.txt`;
}
