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
