/** What a person should know of without asking, and the words in which the panel says it. */
type Words = { title: string; text: (count: number) => string };

export const alarms = {
  erasure_held: {
    title: "Eski kayıtlar silinmedi",
    text: (count) =>
      `Sunucunun saati ya da silinecek kayıtların sayısı (${count}) beklenmedik göründü. Silme, bir kişi denetleyene kadar durduruldu.`,
  },
  pending_full: {
    title: "Yanıt bekleyen talepler sınıra ulaştı",
    text: (count) =>
      `${count} talep yanıt bekliyor; siteden yeni talep alınmıyor. Gerçek olmayanları iptal edin, ötekileri yanıtlayın.`,
  },
  requests_expire: {
    title: "Yanıtlanmayan talepler iptal edilecek",
    text: (count) =>
      `${count} talep uzun süredir yanıt bekliyor. Bir gün içinde yanıtlanmazlarsa sistem onları iptal edecek.`,
  },
  booking_flood: {
    title: "Olağandışı sayıda randevu talebi",
    text: (count) =>
      `On dakika içinde siteden ${count} talep geldi. Yeni taleplerden önce ziyaretçinin cihazına kısa bir hesap yaptırılıyor. Taleplere göz atın; gerçek görünmeyenleri iptal edin.`,
  },
  lookup_flood: {
    title: "Olağandışı sayıda randevu sorgusu",
    text: (count) =>
      `Bir dakika içinde en az ${count} sorgu geldi. Yoğunluk sürdükçe her sorgudan önce ziyaretçinin cihazına kısa bir hesap yaptırılıyor.`,
  },
  lookup_misses: {
    title: "Telefon numaraları deneniyor olabilir",
    text: (count) =>
      `Bir saat içinde ${count} sorgudan fazlasında randevu bulunamadı. Birisi numaraları sırayla deniyor olabilir.`,
  },
} satisfies Record<string, Words>;

export type AlarmKind = keyof typeof alarms;

export type Alarm = { kind: AlarmKind; at: string; count: number };
export type AlarmsAnswer = { alarms: Alarm[] };
