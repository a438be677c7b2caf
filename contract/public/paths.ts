export const apiPrefix = "/api/";

/** The service's addresses, as both sides write them. */
export const paths = {
  book: "/api/randevu/al",
  lookup: (phone: string) => `/api/randevu/musteri/${phone}`,
  takenTimes: "/api/randevu/dolu",
  takenTimesOf: (day: string) => `/api/randevu/dolu?gun=${day}`,
  settings: "/api/ayarlar",
  openapi: "/api/openapi.json",
} as const;
