export const apiPrefix = "/api/";

/** Tells the browser which pages it may prefetch. */
export const speculationRulesPath = "/speculation-rules.json";

const typeIn = (title: string) => title && `&tip=${encodeURIComponent(title)}`;

/** The service's addresses, as both sides write them. */
export const paths = {
  book: "/api/randevu/al",
  lookup: (phone: string) => `/api/randevu/musteri/${phone}`,
  /** Optional: another provider's service may lack it. */
  proof: "/api/randevu/kanit",
  proofFor: ({ day, timeSlot }: { day: string; timeSlot: string }) =>
    `/api/randevu/kanit?gun=${day}&saat=${timeSlot}`,
  takenTimes: "/api/randevu/dolu",
  takenTimesOf: (day: string, title = "") => `/api/randevu/dolu?gun=${day}${typeIn(title)}`,
  /** Optional: another provider's service may lack it. */
  calendar: "/api/randevu/takvim",
  calendarOf: (month: string, title = "") => `/api/randevu/takvim?ay=${month}${typeIn(title)}`,
  settings: "/api/ayarlar",
  /** Optional: another provider's service may lack it. */
  services: "/api/hizmetler",
} as const;
