/** What a template may name in braces, and what stands for it. */
export const messageFields = {
  ad: "danışanın adı",
  hizmet: "hizmetin adı",
  tarih: "gün, ay, yıl ve haftanın günü",
  saat: "randevunun saati",
  konu: "“randevunuz” ya da “randevu talebiniz”",
  akademi: "akademinin adı",
} as const;
