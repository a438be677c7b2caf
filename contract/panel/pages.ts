/** Where the panel is; all its pages are below. */
export const panelPath = "/yonetim";

export const settingsPages = [
  "hesap",
  "giris",
  "oturumlar",
  "bildirimler",
  "takvim",
  "bilgiler",
  "yedekler",
  "silme",
] as const;
export type SettingsPage = (typeof settingsPages)[number];

/** The panel's pages, below `panelPath`, as its router and its links write them. */
export const panelPages = {
  list: "/",
  /** One of `lists`, or the outcome that a number counts; of a range of days where it counts those only. */
  listOf: (list: string, range?: { from: string; to: string }) =>
    `/?durum=${list}${range ? `&baslangic=${range.from}&bitis=${range.to}` : ""}`,
  appointment: (id: string) => `/randevu/${id}`,
  clients: "/danisanlar",
  /** Those to get in touch with, for "aranacak". */
  clientsOf: (list: "aranacak") => `/danisanlar?liste=${list}`,
  /** By the id of any appointment, since URLs contain no phone numbers. */
  client: (appointment: string) => `/danisan/${appointment}`,
  week: "/hafta",
  weekOf: (day: string) => `/hafta?gun=${day}`,
  daySheet: "/gun-listesi",
  daySheetOf: (day: string) => `/gun-listesi?gun=${day}`,
  newAppointment: "/yeni",
  newAppointmentAt: (day: string, time: string) => `/yeni?gun=${day}&saat=${time}`,
  closedHours: "/kapali",
  hours: "/saatler",
  audit: "/kayitlar",
  numbers: "/sayilar",
  services: "/hizmetler",
  messages: "/mesajlar",
  settings: "/ayarlar",
  settingsOf: (page: SettingsPage | ":page") => `/ayarlar/${page}`,
  accounts: "/hesaplar",
  /** On small screens: what the bar has no room for. */
  more: "/diger",
  signIn: "/giris",
  setUp: "/kurulum",
  /** The token is in the fragment, which browsers never send: no log can hold it. */
  setUpWith: (token: string) => `/kurulum#${token}`,
} as const;

/** The whole address of a page, for mails and printed links. */
export const panelUrl = (origin: string, page: string) =>
  origin + panelPath + (page === panelPages.list ? "" : page);
