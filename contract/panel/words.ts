import type { Outcome } from "../../booking/status.ts";
import type { PracticeSettings } from "./practice.ts";

/** What can be done, and how the record names it. */
export const actions = {
  enter: "Elle girildi",
  approve: "Onaylandı",
  cancel: "İptal edildi",
  move: "Taşındı",
  no_show: "Gelmedi olarak işaretlendi",
  arrived: "Geldi olarak işaretlendi",
  unmark: "Geldi ya da gelmedi işareti kaldırıldı",
  restore: "Geri getirildi",
  edit: "Bilgiler düzeltildi",
  note: "Not değişti",
  told: "Ziyaretçiye bildirildi",
  untold: "Bildirilmediği belirtildi",
  undo: "Geri alındı",
  close: "Saatler kapatıldı",
  reopen: "Saatler açıldı",
  visitor_cancel: "Ziyaretçi iptal etti",
  visitor_move: "Ziyaretçi taşıdı",
  expire: "Yanıtlanmadığı için sistem iptal etti",
  settings: "Ayarlar değişti",
  erase: "Kişisel veriler silindi",
  export: "Dışa aktarıldı",
  feed_made: "Takvim adresi oluşturuldu",
  feed_ended: "Takvim adresi kapatıldı",
  signed_in: "Giriş yapıldı",
  signed_in_new: "Yeni bir cihazdan giriş yapıldı",
  sign_in_failed: "Başarısız giriş denemesi",
  password_set: "Parola belirlendi",
  second_factor_on: "İkinci adım açıldı",
  second_factor_off: "İkinci adım kapatıldı",
  recovery_codes_made: "Kurtarma kodları yenilendi",
  session_ended: "Oturum kapatıldı",
  account_added: "Hesap eklendi",
  account_reset: "Hesap sıfırlandı",
  account_removed: "Hesap silindi",
  erasure_confirmed: "Eski kayıtların silinmesi onaylandı",
  alarm_closed: "Uyarı kapatıldı",
} as const;

export type Action = keyof typeof actions;

/** What the academy sets up for itself. */
export const practiceWords: Record<keyof PracticeSettings, string> = {
  hours: "Çalışma saatleri",
  services: "Danışmanlık türleri",
  messages: "Mesajlar",
};

/** Stands in the record where staff have their e-mail address. */
export const visitor = "visitor";

/** Who did what the record tells of. */
export function whoInWords(who: string): string {
  if (who === visitor) return "Ziyaretçi";
  return who || "Sistem";
}

/** What concerns the safety of one's own account. */
export const securityActions = [
  "signed_in",
  "signed_in_new",
  "sign_in_failed",
  "session_ended",
  "password_set",
  "second_factor_on",
  "second_factor_off",
  "recovery_codes_made",
  "feed_made",
  "feed_ended",
  "account_added",
  "account_reset",
] as const satisfies Action[];

/** How the panel names what became of an appointment. */
export const outcomeWords: Record<Outcome, string> = {
  pending: "Beklemede",
  approved: "Onaylı",
  cancelled: "İptal",
  no_show: "Gelmedi",
  arrived: "Geldi",
};

/** Why appointments are cancelled, most often. */
export const usualReasons = ["Danışan istedi", "Danışman müsait değil", "Ulaşılamadı"] as const;
/** Whose wish it was need not be thanked for understanding. */
export const visitorsWish: string = usualReasons[0];

/** How a visitor is told. */
export const channels = ["whatsapp", "sms", "copy"] as const;
export type Channel = (typeof channels)[number];

/** Seconds in which a change can be taken back. */
export const undoSeconds = 10;
export const shortestPassword = 12;
/** Days that can be closed at once. */
export const mostDaysToClose = 62;
