import type { Outcome } from "../../booking/status.ts";

/** What can be done, and how the record names it. */
export const actions = {
  enter: "Elle girildi",
  approve: "Onaylandı",
  cancel: "İptal edildi",
  move: "Taşındı",
  no_show: "Gelmedi olarak işaretlendi",
  note: "Not değişti",
  told: "Ziyaretçiye bildirildi",
  undo: "Geri alındı",
  close: "Saatler kapatıldı",
  reopen: "Saatler açıldı",
  expire: "Yanıtlanmadığı için sistem iptal etti",
  erase: "Kişisel veriler silindi",
  export: "Dışa aktarıldı",
  feed_made: "Takvim adresi oluşturuldu",
  feed_ended: "Takvim adresi kapatıldı",
  signed_in: "Giriş yapıldı",
  password_set: "Parola belirlendi",
  second_factor_on: "İkinci adım açıldı",
  second_factor_off: "İkinci adım kapatıldı",
  session_ended: "Oturum kapatıldı",
  account_added: "Hesap eklendi",
  account_reset: "Hesap sıfırlandı",
  account_removed: "Hesap silindi",
  alarm_closed: "Uyarı kapatıldı",
} as const;

export type Action = keyof typeof actions;

/** How the panel names what became of an appointment. */
export const outcomeWords: Record<Outcome, string> = {
  pending: "Beklemede",
  approved: "Onaylı",
  cancelled: "İptal",
  no_show: "Gelmedi",
};

/** Seconds in which a change can be taken back. */
export const undoSeconds = 10;
export const shortestPassword = 12;
/** Days that can be closed at once. */
export const mostDaysToClose = 62;
