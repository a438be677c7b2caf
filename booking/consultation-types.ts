/** The consultation types that can be booked, by their titles. */
export const bookableTypes = [
  "Mini Doğum Haritası",
  "Mini Öngörü",
  "Kadersel Eş Danışmanlığı",
  "Eleksiyon/Seçimsel Astroloji",
  "Horary Astroloji Danışmanlığı",
  "Tek Konu Danışmanlığı",
  "6 Aylık Öngörü Danışmanlığı",
] as const;

export type BookableType = (typeof bookableTypes)[number];

export function isBookable(title: string): title is BookableType {
  return (bookableTypes as readonly string[]).includes(title);
}
