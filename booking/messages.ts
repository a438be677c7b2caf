/** What a visitor is told. */
export const messages = {
  lookupPhoneInvalid: "Lütfen geçerli bir telefon numarası girin.",
  lookupFailed: "Bir hata oluştu. Lütfen tekrar deneyin.",
  lookupEmpty: "Aktif randevu bulunamadı.",
  bookingSucceeded: "Randevunuz başarılı bir şekilde oluşturuldu.",
  bookingFailed: "Randevunuz oluşturulurken bir hata oluştu.",
} as const;

export function isSuccess(message: string): boolean {
  return message.includes("başarılı");
}

/** Why the service refuses a whole request. */
export const refusals = {
  invalid: "Gönderilen bilgiler geçerli değil.",
  not_json: "Gönderilen metin okunamadı.",
  not_found: "Aranan adres bulunamadı.",
  method_not_allowed: "Bu adres bu isteği kabul etmiyor.",
  taken: "Bu saat dolu. Lütfen başka bir saat seçin.",
  too_large: "Gönderilen bilgiler çok uzun.",
  wrong_media_type: "Bilgiler JSON olarak gönderilmelidir.",
  too_many_requests: "Kısa sürede çok fazla istek gönderildi. Lütfen daha sonra tekrar deneyin.",
  too_many_open: "Bu numarayla alınmış, henüz gerçekleşmemiş çok sayıda randevu var.",
  unavailable: "Hizmet şu anda kullanılamıyor. Lütfen biraz sonra tekrar deneyin.",
  failed: messages.lookupFailed,
} as const;

export type RefusalCode = keyof typeof refusals;

/** Why the service refuses one field. */
export const fieldRefusals = {
  name_invalid: "Ad en az bir harf içermeli, en çok 100 karakter olmalı ve rakam içermemelidir.",
  phone_invalid: "Telefon numarası 05321234567 biçiminde 11 rakam olmalıdır.",
  firm_unknown: "Firma kimliği tanınmıyor.",
  date_invalid: "Tarih okunamadı.",
  date_past: "Geçmiş bir gün için randevu alınamaz.",
  date_too_far: "Bu kadar ileri bir gün için henüz randevu alınamaz.",
  slot_unknown: "O gün bu saatte randevu verilmiyor.",
  slot_past: "Bu saat için artık randevu alınamaz.",
  slot_differs: "Tarih ile saat birbirini tutmuyor.",
  type_unknown: "Bu danışmanlık türü için randevu alınamaz.",
  day_invalid: "Gün 2025-09-24 biçiminde olmalıdır.",
  field_unknown: "Beklenmeyen bir alan gönderildi.",
} as const;

export type FieldRefusalCode = keyof typeof fieldRefusals;
