import { mostDaysToClose } from "./limits.ts";

/** Minimum characters of a password. */
export const shortestPassword = 12;

/** Refusals of the panel's calls, with the texts for its users. */
export const panelRefusals = {
  sign_in_needed: "Devam etmek için giriş yapın.",
  wrong_credentials: "E-posta ya da parola yanlış.",
  code_needed: "Doğrulama uygulamanızdaki altı haneli kodu girin.",
  wrong_code: "Kod yanlış ya da daha önce kullanılmış.",
  wrong_passkey: "Geçiş anahtarı kabul edilmedi. Yeniden deneyin ya da parolanızla girin.",
  passkey_needed: "Bu hesap geçiş anahtarıyla korunuyor. “Geçiş anahtarıyla gir”i seçin.",
  passkey_gone: "Bu geçiş anahtarı zaten silinmiş.",
  too_many_passkeys: "En çok on geçiş anahtarı eklenebilir. Önce birini silin.",
  confirm_needed: "Bu işlem için parolanızı yeniden girin.",
  second_factor_needed: "Devam etmek için hesabınızda ikinci adımı açın.",
  second_factor_is_off: "İkinci adım kapalı.",
  wait: "Çok sayıda başarısız deneme oldu. Biraz bekleyip yeniden deneyin.",
  foreign_origin: "Bu istek panelin kendi sayfasından gelmedi.",
  link_unknown: "Bu bağlantı geçersiz, kullanılmış ya da süresi dolmuş.",
  second_factor_is_on: "İkinci adım zaten açık.",
  wrong_password: "Şu anki parolanız yanlış.",
  password_short: `Parola en az ${shortestPassword} karakter olmalıdır.`,
  password_common: "Bu parola çok yaygın. Başka bir parola seçin.",
  email_invalid: "Geçerli bir e-posta adresi girin.",
  owner_needed: "Bunu yalnızca yöneticiler yapabilir.",
  last_owner: "Son yönetici asistan yapılamaz ve silinemez. Önce başka birini yönetici yapın.",
  own_account:
    "Kendi hesabınız buradan sıfırlanamaz ve silinemez. Parolanızı Ayarlar’da değiştirin; silmeyi başka bir yöneticiden isteyin.",
  account_gone: "Bu hesap artık yok; bu arada silinmiş.",
  session_gone: "Bu oturum zaten kapanmış.",
  email_known: "Bu e-posta adresiyle bir hesap zaten var.",
  not_now: "Bu işlem randevunun şu anki durumunda yapılamaz.",
  erased: "Bu randevunun kişisel verileri silinmiş; artık değiştirilemez.",
  undo_late: "Geri alma süresi doldu.",
  undo_blocked: "Bu değişiklik geri alınamıyor: arada başka bir değişiklik oldu ya da saat doldu.",
  not_yours: "Bu değişikliği yalnızca yapan kişi geri alabilir.",
  hours_outside:
    "Bu randevular yeni çalışma saatlerinin dışında kalıyor. Taşıyın, iptal edin ya da yerlerinde bırakarak kaydedin.",
  services_overlap:
    "Bu randevular yeni süreyle bir sonraki randevunun saatine giriyor. Taşıyın, iptal edin ya da eski süreleriyle bırakarak kaydedin.",
  slot_closed: "Bu saat kapalı. Listeden seçerseniz yine de verebilirsiniz.",
  hours_changed:
    "Çalışma saatleri siz düzenlerken değişti. Güncel hâline bakıp değişikliğinizi yeniden yapın.",
  hours_invalid:
    "Saatler birbiriyle çakışıyor ya da bitişleri başlangıçlarından önce. Düzeltip yeniden deneyin.",
  client_changed:
    "Bu danışanın bilgileri siz bakarken değişti. Güncel hâlini görüp yeniden deneyin.",
  person_needed:
    "Bu danışanın başka randevuları da var. Aynı kişi mi, başka biri mi olduğunu seçin.",
  same_client: "Bunlar zaten aynı danışanın randevuları.",
  open_appointments: "Gelecek randevusu var. Önce iptal edin, sonra silin.",
  mail_not_set_up: "E-posta kurulu değil. Sunucuya bakan kişiden kurmasını isteyin.",
  mail_unreachable:
    "Posta sunucusuna ulaşılamadı. Sunucuya bakan kişi SMTP_URL ayarındaki adrese ve bağlantıya baksın.",
  mail_sign_in:
    "Posta sunucusu kullanıcı adını ya da parolayı kabul etmedi. SMTP_URL ayarı düzeltilmeli.",
  mail_address:
    "Posta sunucusu gönderen ya da alıcı adresini kabul etmedi. MAIL_FROM ve MAIL_TO ayarları düzeltilmeli.",
  mail_rejected: "Posta sunucusu iletiyi kabul etmedi.",
  push_service_unknown:
    "Bu tarayıcının bildirim hizmeti tanınmıyor. Chrome, Edge, Firefox ya da Safari kullanın.",
  push_off: "Bu cihazda bildirimler açık değil.",
  push_failed: "Bildirim gönderilemedi. Biraz sonra yeniden deneyin.",
  settings_changed:
    "Bu ayarlar siz bakarken değişti. Yazdıklarınızı bırakıp güncel hâlini görün, sonra yeniden deneyin.",
  view_not_recorded:
    "Kişisel bilgiler şu anda gösterilemiyor, çünkü kime bakıldığının kaydı tutulamıyor. Biraz sonra yeniden deneyin; sürerse sunucuya bakan kişiye haber verin: diski dolmuş olabilir.",
  closing_too_long: `Bir kerede en çok ${mostDaysToClose} gün kapatılır.`,
  range_backwards: "Son gün ilk günden önce olamaz.",
  range_too_long: "En çok beş yıllık bir aralık gösterilebilir.",
} as const;

export type PanelRefusalCode = keyof typeof panelRefusals;
