import { panelPages, type SettingsPage } from "../../contract/panel/pages.ts";

export type SettingsEntry = {
  /** A page of the settings, or a screen of its own. */
  page?: SettingsPage;
  path?: string;
  label: string;
  about: string;
  isForOwners?: true;
  /** Of the user's own account, not of the academy. */
  isOwn?: true;
};

/** The settings in the order in which they are listed. */
export const settingsList: SettingsEntry[] = [
  {
    path: panelPages.hours,
    label: "Çalışma saatleri",
    about: "Sitede hangi gün ve saatlerde randevu verildiği",
    isForOwners: true,
  },
  {
    path: panelPages.services,
    label: "Hizmetler",
    about: "Hangileri siteden alınır, ne kadar sürer",
    isForOwners: true,
  },
  {
    path: panelPages.messages,
    label: "Mesajlar",
    about: "Danışanlara gönderilen metinler ve iptal nedenleri",
    isForOwners: true,
  },
  {
    path: panelPages.accounts,
    label: "Hesaplar",
    about: "Panele kim girer, kim ne yapabilir",
    isForOwners: true,
  },
  { page: "bilgiler", label: "Site bilgileri", about: "Sitede hâlâ örnek duran ne var" },
  { page: "yedekler", label: "Yedekler", about: "Son yedek ne zaman alındı" },
  {
    page: "silme",
    label: "Silme istekleri",
    about: "KVKK kapsamında bir kişinin verilerini silmek",
    isForOwners: true,
  },
  { page: "hesap", label: "Hesap ve parola", about: "Adınız, rolünüz, parolanız", isOwn: true },
  {
    page: "giris",
    label: "Giriş güvenliği",
    about: "İkinci adım ve geçiş anahtarları",
    isOwn: true,
  },
  {
    page: "oturumlar",
    label: "Oturumlar ve girişler",
    about: "Hesabınızın açık olduğu cihazlar",
    isOwn: true,
  },
  {
    page: "bildirimler",
    label: "Bildirimler ve ses",
    about: "Bu cihaza ve e-postayla gelenler",
    isOwn: true,
  },
  {
    page: "takvim",
    label: "Takvim",
    about: "Randevular telefonunuzun takviminde",
    isOwn: true,
  },
];
