export const apiPrefix = "/api/";

/** Which pages a browser may fetch before they are asked for. */
export const speculationRulesPath = "/speculation-rules.json";

/** The service's addresses, as both sides write them. */
export const paths = {
  book: "/api/randevu/al",
  lookup: (phone: string) => `/api/randevu/musteri/${phone}`,
  /** Another provider's service need not know it. */
  proof: "/api/randevu/kanit",
  proofFor: ({ day, timeSlot }: { day: string; timeSlot: string }) =>
    `/api/randevu/kanit?gun=${day}&saat=${timeSlot}`,
  takenTimes: "/api/randevu/dolu",
  takenTimesOf: (day: string) => `/api/randevu/dolu?gun=${day}`,
  /** Another provider's service need not know it. */
  calendar: "/api/randevu/takvim",
  calendarOf: (month: string) => `/api/randevu/takvim?ay=${month}`,
  settings: "/api/ayarlar",
  /** Another provider's service need not know it. */
  services: "/api/hizmetler",
  openapi: "/api/openapi.json",
} as const;
