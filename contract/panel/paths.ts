/** The panel's calls. Ids and days are filled in by the caller, or ":id" by the server. */
export const panelApiPrefix = "/api/yonetim/";

export const panelPaths = {
  /** POST, like everything below that says nothing else. */
  setUpCheck: "/api/yonetim/kurulum/denetle",
  setUp: "/api/yonetim/kurulum",
  /** POST signs in, GET says who is signed in, DELETE signs out. */
  session: "/api/yonetim/oturum",
  /** GET what the sign-in page says: who signed in here last, and why that session is over. */
  signInPage: "/api/yonetim/giris",
  /** POST gives the question for a passkey; passkeySession signs in with its answer. */
  passkeyQuestion: "/api/yonetim/oturum/gecis-anahtari/soru",
  passkeySession: "/api/yonetim/oturum/gecis-anahtari",
  /** POST: whether this session lasts without use, too. */
  keepSession: "/api/yonetim/oturum/acik-kal",
  /** GET lists the user's sessions, DELETE sessionOf ends one. */
  sessions: "/api/yonetim/oturumlar",
  sessionOf: (id: string) => `/api/yonetim/oturumlar/${id}`,
  password: "/api/yonetim/parola",
  secondFactorStart: "/api/yonetim/ikinci-adim/baslat",
  secondFactorConfirm: "/api/yonetim/ikinci-adim/onayla",
  secondFactorOff: "/api/yonetim/ikinci-adim/kapat",
  recoveryCodes: "/api/yonetim/ikinci-adim/kodlar",
  /** POST confirms by password (and code); GET is refused if a confirmation is needed. */
  confirmation: "/api/yonetim/dogrulama",
  /** POST: the question for one of the user's own passkeys, and its answer. */
  confirmationQuestion: "/api/yonetim/dogrulama/gecis-anahtari/soru",
  confirmationByPasskey: "/api/yonetim/dogrulama/gecis-anahtari",
  /** GET lists the user's passkeys, POST adds one; newPasskey is the question before. */
  passkeys: "/api/yonetim/gecis-anahtarlari",
  newPasskey: "/api/yonetim/gecis-anahtarlari/yeni",
  removePasskey: "/api/yonetim/gecis-anahtarlari/sil",
  /** GET lists security events of the user's account, POST marks news as seen. */
  security: "/api/yonetim/guvenlik",

  /** GET lists accounts, POST invites a user. Below, POST changes name and role, DELETE removes. */
  accounts: "/api/yonetim/hesaplar",
  account: (id: string) => `/api/yonetim/hesaplar/${id}`,
  resetAccount: (id: string) => `/api/yonetim/hesaplar/${id}/sifirla`,
  endSessions: (id: string) => `/api/yonetim/hesaplar/${id}/oturumlari-kapat`,
  /** GET names of staff. */
  people: "/api/yonetim/kisiler",

  appointments: "/api/yonetim/randevular",
  appointment: (id: string) => `/api/yonetim/randevular/${id}`,
  approve: (id: string) => `/api/yonetim/randevular/${id}/onayla`,
  cancel: (id: string) => `/api/yonetim/randevular/${id}/iptal`,
  move: (id: string) => `/api/yonetim/randevular/${id}/tasi`,
  noShow: (id: string) => `/api/yonetim/randevular/${id}/gelmedi`,
  arrived: (id: string) => `/api/yonetim/randevular/${id}/geldi`,
  /** A report. */
  delivered: (id: string) => `/api/yonetim/randevular/${id}/teslim-edildi`,
  /** Removes the mark "arrived" or "no show". */
  unmark: (id: string) => `/api/yonetim/randevular/${id}/isareti-kaldir`,
  /** Restores a cancelled appointment, in its slot or another one. */
  restore: (id: string) => `/api/yonetim/randevular/${id}/geri-getir`,
  edit: (id: string) => `/api/yonetim/randevular/${id}/duzelt`,
  note: (id: string) => `/api/yonetim/randevular/${id}/not`,
  /** What it costs, and what of it was paid. */
  payment: (id: string) => `/api/yonetim/randevular/${id}/odeme`,
  told: (id: string) => `/api/yonetim/randevular/${id}/bildirildi`,
  untold: (id: string) => `/api/yonetim/randevular/${id}/bildirilmedi`,
  reminded: (id: string) => `/api/yonetim/randevular/${id}/hatirlatildi`,
  /** Of the visitor who cancelled. */
  cancellationSeen: (id: string) => `/api/yonetim/randevular/${id}/iptal-goruldu`,
  undo: (change: string) => `/api/yonetim/degisiklikler/${change}/geri-al`,

  /** POST searches by a part of a name or number; knownPhone by a whole number, suggestions by a name's beginning. */
  clients: "/api/yonetim/danisanlar/ara",
  knownPhone: "/api/yonetim/danisanlar/tani",
  suggestions: "/api/yonetim/danisanlar/oner",
  /** GET, by the id of any appointment. POST clientExport answers with everything held, and is recorded. */
  client: (appointment: string) => `/api/yonetim/danisanlar/${appointment}`,
  clientExport: (appointment: string) => `/api/yonetim/danisanlar/${appointment}/disa-aktar`,
  clientNote: (appointment: string) => `/api/yonetim/danisanlar/${appointment}/not`,
  ownerNote: (appointment: string) => `/api/yonetim/danisanlar/${appointment}/yonetici-notu`,
  followUp: (appointment: string) => `/api/yonetim/danisanlar/${appointment}/aranacak`,
  /** Adds a birth or changes one; removeBirth takes one away. */
  birth: (appointment: string) => `/api/yonetim/danisanlar/${appointment}/dogum`,
  removeBirth: (appointment: string) => `/api/yonetim/danisanlar/${appointment}/dogum/sil`,
  /** Changes name and number of the coming appointments, and the e-mail address. */
  editClient: (appointment: string) => `/api/yonetim/danisanlar/${appointment}/duzelt`,
  /** Erases one client; checkErasure says what would be deleted. */
  eraseClient: (appointment: string) => `/api/yonetim/danisanlar/${appointment}/sil`,
  checkErasure: (appointment: string) => `/api/yonetim/danisanlar/${appointment}/sil/denetle`,
  /** Makes one client of two. */
  mergeClients: (appointment: string) => `/api/yonetim/danisanlar/${appointment}/birlestir`,
  /** Of the appointment's number. */
  block: (appointment: string) => `/api/yonetim/danisanlar/${appointment}/engelle`,
  unblock: (appointment: string) => `/api/yonetim/danisanlar/${appointment}/engeli-kaldir`,
  /** GET, by a part of its name. */
  places: "/api/yonetim/yerler",

  settings: "/api/yonetim/ayarlar",
  /** GET working hours, POST changes them, POST previewHours lists appointments that would be outside of them. */
  hours: "/api/yonetim/ayarlar/saatler",
  previewHours: "/api/yonetim/ayarlar/saatler/denetle",
  /** GET services, POST sets all of them. */
  services: "/api/yonetim/hizmetler",
  /** GET texts to visitors and reasons for cancelling, POST sets all of them. */
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
  /** A day for printing. Counts as a view of all its appointments. */
  daySheet: "/api/yonetim/gun-listesi",
  /** All clients with a number. POST, so that no phone number is in a URL; eraseCheck says what would be deleted. */
  erase: "/api/yonetim/kvkk/sil",
  eraseCheck: "/api/yonetim/kvkk/denetle",
  /** GET says whether there is one, POST makes a new address, DELETE ends it. */
  feed: "/api/yonetim/takvim",
  /** Without a session: the token in the address authorises. */
  feedOf: (token: string) => `/api/takvim/${token}`,
  /** GET lists the open alarms, POST closeAlarm takes one away. */
  alarms: "/api/yonetim/uyarilar",
  closeAlarm: (kind: string) => `/api/yonetim/uyarilar/${kind}/kapat`,
  /** Confirms the erasure that the alarm `erasure_held` is about. */
  confirmErasure: "/api/yonetim/uyarilar/erasure_held/onayla",
  /** GET the address of mails to staff, POST sends a test mail. */
  testMail: "/api/yonetim/deneme-postasi",
  /** GET what this device is told of, POST subscribes it, DELETE ends that; testPush sends it one. */
  push: "/api/yonetim/bildirimler",
  testPush: "/api/yonetim/bildirimler/deneme",
  /** GET the time of the last backup. */
  backup: "/api/yonetim/yedek",
  events: "/api/yonetim/olaylar",
} as const;
