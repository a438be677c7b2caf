/** The panel's calls. Ids and days are filled in by the caller, or ":id" by the server. */
export const panelApiPrefix = "/api/yonetim/";

export const panelPaths = {
  /** POST, as everything up to the appointments where nothing else is said. */
  setUpCheck: "/api/yonetim/kurulum/denetle",
  setUp: "/api/yonetim/kurulum",
  /** POST signs in, GET says who is signed in, DELETE signs out. */
  session: "/api/yonetim/oturum",
  /** GET lists one's own, DELETE sessionOf ends one. */
  sessions: "/api/yonetim/oturumlar",
  sessionOf: (id: string) => `/api/yonetim/oturumlar/${id}`,
  password: "/api/yonetim/parola",
  secondFactorStart: "/api/yonetim/ikinci-adim/baslat",
  secondFactorConfirm: "/api/yonetim/ikinci-adim/onayla",
  secondFactorOff: "/api/yonetim/ikinci-adim/kapat",
  recoveryCodes: "/api/yonetim/ikinci-adim/kodlar",
  /** POST takes the password, and the code where there is one, again; GET refuses where that is needed. */
  confirmation: "/api/yonetim/dogrulama",
  /** GET lists what concerns one's own account, POST says how far what was told is known. */
  security: "/api/yonetim/guvenlik",

  /** GET lists them, POST invites somebody. Below, POST changes name and role, DELETE removes. */
  accounts: "/api/yonetim/hesaplar",
  account: (id: string) => `/api/yonetim/hesaplar/${id}`,
  resetAccount: (id: string) => `/api/yonetim/hesaplar/${id}/sifirla`,
  endSessions: (id: string) => `/api/yonetim/hesaplar/${id}/oturumlari-kapat`,
  /** GET says what everybody is called. */
  people: "/api/yonetim/kisiler",

  appointments: "/api/yonetim/randevular",
  appointment: (id: string) => `/api/yonetim/randevular/${id}`,
  approve: (id: string) => `/api/yonetim/randevular/${id}/onayla`,
  cancel: (id: string) => `/api/yonetim/randevular/${id}/iptal`,
  move: (id: string) => `/api/yonetim/randevular/${id}/tasi`,
  noShow: (id: string) => `/api/yonetim/randevular/${id}/gelmedi`,
  arrived: (id: string) => `/api/yonetim/randevular/${id}/geldi`,
  /** Neither came nor stayed away: as before it was marked. */
  unmark: (id: string) => `/api/yonetim/randevular/${id}/isareti-kaldir`,
  /** A cancelled one, to its own hour or to another. */
  restore: (id: string) => `/api/yonetim/randevular/${id}/geri-getir`,
  edit: (id: string) => `/api/yonetim/randevular/${id}/duzelt`,
  note: (id: string) => `/api/yonetim/randevular/${id}/not`,
  told: (id: string) => `/api/yonetim/randevular/${id}/bildirildi`,
  untold: (id: string) => `/api/yonetim/randevular/${id}/bildirilmedi`,
  reminded: (id: string) => `/api/yonetim/randevular/${id}/hatirlatildi`,
  undo: (change: string) => `/api/yonetim/degisiklikler/${change}/geri-al`,

  /** POST asks for a list by a part of a name or number; knownPhone, whose a whole number is. */
  clients: "/api/yonetim/danisanlar/ara",
  knownPhone: "/api/yonetim/danisanlar/tani",
  /** GET, by any of their appointments. */
  client: (appointment: string) => `/api/yonetim/danisanlar/${appointment}`,
  clientNote: (appointment: string) => `/api/yonetim/danisanlar/${appointment}/not`,
  birth: (appointment: string) => `/api/yonetim/danisanlar/${appointment}/dogum`,
  block: (appointment: string) => `/api/yonetim/danisanlar/${appointment}/engelle`,
  unblock: (appointment: string) => `/api/yonetim/danisanlar/${appointment}/engeli-kaldir`,
  /** GET, by a part of its name. */
  places: "/api/yonetim/yerler",

  settings: "/api/yonetim/ayarlar",
  /** GET tells the working hours, POST changes them, POST previewHours says whom they would leave outside. */
  hours: "/api/yonetim/ayarlar/saatler",
  previewHours: "/api/yonetim/ayarlar/saatler/denetle",
  /** GET tells the services as they are set, POST sets all of them. */
  services: "/api/yonetim/hizmetler",
  /** GET tells the texts to visitors and the reasons for cancelling, POST sets all of them. */
  messages: "/api/yonetim/mesajlar",

  /** POST closes days or hours, all of them or none. What is closed is told with the settings. */
  closed: "/api/yonetim/kapali",
  /** DELETE opens all of a closing. */
  closing: (id: string) => `/api/yonetim/kapali/${id}`,
  /** POST opens hours of a day. */
  reopen: "/api/yonetim/kapali/ac",
  /** POST adds, changes or takes away what is closed every week, or a day's own hours. */
  closureRule: "/api/yonetim/kapali/kural",
  audit: "/api/yonetim/kayitlar",
  csv: "/api/yonetim/randevular.csv",
  numbers: "/api/yonetim/sayilar",
  /** A day to be printed: asking for it is a look at everyone on it. */
  daySheet: "/api/yonetim/gun-listesi",
  erase: "/api/yonetim/kvkk/sil",
  /** POST, so that no number stands in an address: whose data would be erased. */
  eraseCheck: "/api/yonetim/kvkk/denetle",
  /** GET says whether there is one, POST makes a new address, DELETE ends it. */
  feed: "/api/yonetim/takvim",
  /** Outside the panel's session: the address itself is the key. */
  feedOf: (token: string) => `/api/takvim/${token}`,
  /** GET lists the open alarms, POST closeAlarm takes one away. */
  alarms: "/api/yonetim/uyarilar",
  closeAlarm: (kind: string) => `/api/yonetim/uyarilar/${kind}/kapat`,
  /** What `erasure_held` holds back is erased after all. */
  confirmErasure: "/api/yonetim/uyarilar/erasure_held/onayla",
  /** GET says to which address staff are mailed, POST sends a mail there to try it. */
  testMail: "/api/yonetim/deneme-postasi",
  /** When everything was last backed up. */
  backup: "/api/yonetim/yedek",
  events: "/api/yonetim/olaylar",
} as const;
