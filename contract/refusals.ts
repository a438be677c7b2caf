/** Why the service refuses, in the words that a person reads. */
import { messages } from "../booking/messages.ts";
import { longestName } from "../booking/name.ts";
import type { RequestProblemCode } from "../booking/request-rules.ts";
import { longestService, shortestService } from "../booking/services.ts";
import { longestMessage, longestReason, mostReasons } from "./panel/lengths.ts";
import { messageFields } from "./panel/message-fields.ts";
import { type PanelRefusalCode, panelRefusals } from "./panel/refusals.ts";
import type { Challenge } from "./public/proof.ts";

/** A whole request. */
export const refusals = {
  invalid: "Gönderilen bilgiler geçerli değil.",
  malformed: "İstek okunamadı.",
  not_json: "Gönderilen metin okunamadı.",
  not_found: "Aranan adres bulunamadı.",
  method_not_allowed: "Bu adres bu isteği kabul etmiyor.",
  taken: "Bu saat dolu. Lütfen başka bir saat seçin.",
  slot_taken: "Bu saat dolu ya da kapalı. Başka bir saat seçin.",
  changed: "Bu randevu siz bakarken değişti. Güncel hâlini görüp yeniden deneyin.",
  key_unknown: "Bu bağlantıyla bir randevu bulunamadı.",
  birth_known: "Doğum bilginiz bizde kayıtlı. Değiştirmek için lütfen bizi arayın.",
  not_changeable: "Bu randevu artık buradan değiştirilemez. Lütfen bizi arayın.",
  too_large: "Gönderilen bilgiler çok uzun.",
  headers_too_large: "İsteğin başlıkları çok uzun.",
  too_slow: "İstek zamanında tamamlanmadı. Lütfen yeniden deneyin.",
  wrong_media_type: "Bilgiler JSON olarak gönderilmelidir.",
  too_many_requests: "Kısa sürede çok fazla istek gönderildi. Lütfen daha sonra yeniden deneyin.",
  too_many_pending:
    "Şu anda yeni randevu talebi alınamıyor. Lütfen daha sonra yeniden deneyin ya da bizi arayın.",
  proof_needed:
    "Şu anda çok sayıda istek geliyor. Tarayıcınızın önce kısa bir hesap yapması gerekiyor; lütfen site üzerinden yeniden deneyin.",
  unavailable: "Hizmet şu anda kullanılamıyor. Lütfen biraz sonra yeniden deneyin.",
  failed: messages.lookupFailed,
} as const;

/** One field. */
export const fieldRefusals = {
  name_invalid: `Ad en az bir harf içermeli, en çok ${longestName} karakter olmalı ve rakam ya da internet adresi içermemelidir.`,
  phone_invalid: "Telefon numarası 05321234567 biçiminde 11 rakam olmalıdır.",
  firm_unknown: "Firma kimliği tanınmıyor.",
  date_invalid: "Tarih okunamadı.",
  date_past: "Geçmiş bir gün için randevu alınamaz.",
  date_too_far: "Bu kadar ileri bir gün için henüz randevu alınamaz.",
  slot_unknown: "O gün bu saatte randevu verilmiyor.",
  slot_past: "Bu saat için artık randevu alınamaz.",
  slot_too_soon: "Bu saate çok az kaldı. Lütfen daha ileri bir saat seçin.",
  slot_differs: "Tarih ile saat birbirini tutmuyor.",
  type_unknown: "Bu danışmanlık türü için randevu alınamaz.",
  duration_invalid: `Süre ${shortestService} ile ${longestService} dakika arasında bir tam sayı olmalıdır.`,
  template_empty: "Metin boş olamaz.",
  template_long: `Metin en çok ${longestMessage} karakter olabilir.`,
  template_field_unknown: `… diye bir alan yok. Kullanılabilen alanlar: ${Object.keys(messageFields)
    .map((field) => `{${field}}`)
    .join(", ")}.`,
  template_brace: "Süslü ayraçlar yalnızca alan adlarının iki yanında kullanılabilir: {ad} gibi.",
  reasons_invalid: `Nedenler birbirinden farklı olmalı, boş kalmamalı ve ${longestReason} karakteri geçmemelidir; en çok ${mostReasons} neden yazılabilir.`,
  day_invalid: "Gün 2025-09-24 biçiminde olmalıdır.",
  key_invalid: "Randevunun anahtarı geçerli değil.",
  month_invalid: "Ay 2025-09 biçiminde olmalıdır.",
  birth_future: "Doğum günü gelecekte olamaz.",
  field_unknown: "Beklenmeyen bir alan gönderildi.",
} as const satisfies Record<RequestProblemCode, string> & Record<string, string>;

export type RefusalCode = keyof typeof refusals | PanelRefusalCode;
export const refusalMessages: Record<RefusalCode, string> = { ...refusals, ...panelRefusals };
export type FieldRefusalCode = keyof typeof fieldRefusals;

/** `what` replaces the “…” in its sentence. */
export type FieldProblem = { field: string; code: FieldRefusalCode; what?: string };
export type FieldRefusal = FieldProblem & { message: string };

export function fieldMessage({ code, what = "" }: Omit<FieldProblem, "field">): string {
  return fieldRefusals[code].replace("…", () => what);
}

export type Refusal = {
  code: RefusalCode;
  message: string;
  fields?: FieldRefusal[];
  /** Sent when a proof of work is needed. */
  challenge?: Challenge;
};
