import { type Outcome, outcomes } from "../../booking/status.ts";
import type { SettingValues } from "./settings.ts";

/** Actions of the audit log, and their names. */
export const actions = {
  enter: "Elle girildi",
  approve: "Onaylandı",
  cancel: "İptal edildi",
  move: "Taşındı",
  no_show: "Ulaşılamadı olarak işaretlendi",
  arrived: "Görüşüldü olarak işaretlendi",
  deliver: "Rapor teslim edildi",
  unmark: "İşaret kaldırıldı",
  restore: "Geri getirildi",
  edit: "Bilgiler düzeltildi",
  note: "Not değişti",
  payment: "Ödeme notu değişti",
  told: "Danışana haber verildi",
  untold: "Haber verilmediği belirtildi",
  remind: "Hatırlatıldı",
  remind_off: "Hatırlatma işareti kaldırıldı",
  undo: "Geri alındı",
  close: "Saatler kapatıldı",
  reopen: "Saatler açıldı",
  visitor_cancel: "Danışan iptal etti",
  visitor_move: "Danışan taşıdı",
  cancellation_seen: "Danışanın iptali görüldü",
  expire: "Cevaplanmadığı için sistem iptal etti",
  client_note: "Danışan notu değişti",
  visitor_birth: "Danışan doğum bilgisini yazdı",
  visitor_birth_removed: "Danışan doğum bilgisini geri çekti",
  client_birth: "Doğum bilgisi değişti",
  client_birth_removed: "Doğum bilgisi silindi",
  client_edit: "Danışanın bilgileri düzeltildi",
  client_merge: "İki danışan birleştirildi",
  client_owner_note: "Yönetici notu değişti",
  client_follow_up: "Aranacağı gün değişti",
  block: "Numara engellendi: siteden randevu alamaz",
  unblock: "Numaranın engeli kaldırıldı",
  settings: "Ayarlar değişti",
  test_mail: "Deneme e-postası gönderildi",
  test_mail_failed: "Deneme e-postası gönderilemedi",
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
  passkey_added: "Geçiş anahtarı eklendi",
  passkey_removed: "Geçiş anahtarı silindi",
  session_ended: "Oturum kapatıldı",
  account_added: "Hesap eklendi",
  account_renamed: "Hesabın adı değişti",
  role_changed: "Rol değişti",
  sessions_ended: "Bütün oturumlar kapatıldı",
  account_reset: "Hesap sıfırlandı",
  account_removed: "Hesap silindi",
  erasure_confirmed: "Eski kayıtların silinmesi onaylandı",
  alarm_closed: "Uyarı kapatıldı",
} as const;

export type Action = keyof typeof actions;

/** Names of the settings. */
export const practiceWords: Record<keyof SettingValues | "closures", string> = {
  hours: "Çalışma saatleri",
  closures: "Kapalı günler",
  services: "Hizmetler",
  messages: "Mesajlar",
};

/** Actions that are security events of an account. */
export const securityActions = [
  "signed_in",
  "signed_in_new",
  "sign_in_failed",
  "session_ended",
  "password_set",
  "second_factor_on",
  "second_factor_off",
  "recovery_codes_made",
  "passkey_added",
  "passkey_removed",
  "feed_made",
  "feed_ended",
  "account_added",
  "account_reset",
  "account_renamed",
  "role_changed",
  "sessions_ended",
] as const satisfies Action[];

/** The panel's names of outcomes. */
export const outcomeWords: Record<Outcome, string> = {
  pending: "Beklemede",
  approved: "Onaylı",
  cancelled: "İptal",
  no_show: "Ulaşılamadı",
  arrived: "Görüşüldü",
};

/** Lists of the panel: one for each outcome, the to-do lists, and all appointments. */
export const lists = [
  ...outcomes,
  "visitor_cancelled",
  "to_tell",
  "to_remind",
  "to_deliver",
  "unpaid",
  "all",
] as const;
export type ListName = (typeof lists)[number];

/** Channels of notifications. */
export const channels = ["whatsapp", "sms", "copy", "call"] as const;
export type Channel = (typeof channels)[number];

/** Seconds in which a change can be undone. */
export const undoSeconds = 10;
