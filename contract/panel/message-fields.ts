/** Fields that a template may contain in braces, and their values. */
export const messageFields = {
  ad: "danışanın adı",
  hizmet: "hizmetin adı",
  tarih: "gün, ay, yıl ve haftanın günü",
  saat: "randevunun saati; yurt dışı numarasında “(Türkiye saatiyle)” eklenir",
  konu: "“randevunuz” ya da “randevu talebiniz”",
  akademi: "akademinin adı",
} as const;
