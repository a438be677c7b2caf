import { expect, test } from "vitest";
import { isSuccess, messages } from "./messages.ts";

test("The catalogue of messages is the specified one", () => {
  expect(messages).toEqual({
    lookupPhoneInvalid: "Lütfen geçerli bir telefon numarası girin.",
    lookupFailed: "Bir hata oluştu. Lütfen tekrar deneyin.",
    lookupEmpty: "Aktif randevu bulunamadı.",
    bookingSucceeded: "Randevunuz başarılı bir şekilde oluşturuldu.",
    bookingFailed: "Randevunuz oluşturulurken bir hata oluştu.",
  });
});

test("Only the success message counts as one", () => {
  expect(Object.values(messages).filter(isSuccess)).toEqual([messages.bookingSucceeded]);
});
