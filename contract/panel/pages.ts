/** Where the panel is; all its pages are below. */
export const panelPath = "/yonetim";

/** The panel's pages, below `panelPath`, as its router and its links write them. */
export const panelPages = {
  list: "/",
  appointment: (id: string) => `/randevu/${id}`,
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
  settings: "/ayarlar",
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
