import { panelPages } from "./pages.ts";

/** Kinds of alarms, with the panel's texts. */
export type AlarmWords = {
  title: string;
  text: (count: number) => string;
  /** An action besides closing it. */
  confirm?: string;
  /** Where more is said, or something can be done. */
  page?: { to: string; label: string };
};

const backups = { to: panelPages.settingsOf("yedekler"), label: "Yedekler" };
const waiting = { to: panelPages.listOf("pending"), label: "Cevap bekleyenler" };

export const alarms = {
  erasure_held: {
    title: "Eski kayıtlar silinmedi",
    text: (count) =>
      `Sunucunun saati ya da silinecek kayıtların sayısı (${count}) beklenmedik göründü; hiçbir şey silinmedi. Aşağıdaki tarih bugünse ve bu kadar eski kaydın silinmesi doğruysa onaylayın. Silinen ad ve telefonlar geri getirilemez.`,
    confirm: "Saat doğru, silmeyi yap",
  },
  backup_failed: {
    title: "Yedek alınamadı",
    text: () =>
      "Gece alınan yedek başarısız oldu; her çeyrek saatte yeniden deneniyor. Sunucuya bakan kişiye haber verin.",
    page: backups,
  },
  backup_old: {
    title: "Yedek eskidi",
    text: (count) =>
      `Son yedek ${count} gün önce alındı. Bir arıza olursa o günden sonraki randevular kaybolur. Sunucuya bakan kişiye haber verin.`,
    page: backups,
  },
  backup_missing: {
    title: "Hiç yedek yok",
    text: () =>
      "Bir haftadan uzun süredir randevu alınıyor, ama henüz hiç yedek alınmadı. Sunucu bozulursa bütün randevular kaybolur. Sunucuya bakan kişiden yedeklemeyi kurmasını isteyin.",
    page: backups,
  },
  database_damaged: {
    title: "Veritabanı dosyası bozuk",
    text: () =>
      "Randevular kaydedilemeyebilir ya da kaybolabilir. Sunucuya bakan kişiye hemen haber verin.",
  },
  pending_full: {
    title: "Çok sayıda talep cevap bekliyor",
    // The count is a percentage of the limit.
    text: (count) =>
      count < 100
        ? `Cevap bekleyen taleplere ayrılan yerin %${count} kadarı doldu; tamamı dolarsa siteden yeni talep alınmaz. Gerçek olmayanları iptal edin, ötekileri cevaplayın.`
        : "Cevap bekleyen talepler sınıra ulaştı; siteden yeni talep alınmıyor. Gerçek olmayanları iptal edin, ötekileri cevaplayın.",
    page: waiting,
  },
  requests_expire: {
    title: "Cevaplanmayan talepler iptal edilecek",
    text: (count) =>
      `${count} talep uzun süredir cevap bekliyor. Bir gün içinde cevaplanmazlarsa sistem onları iptal edecek.`,
    page: waiting,
  },
  booking_flood: {
    title: "Olağandışı sayıda randevu talebi",
    text: (count) =>
      `On dakika içinde siteden ${count} talep geldi. Yeni taleplerden önce danışanın cihazına kısa bir hesap yaptırılıyor. Taleplere göz atın; gerçek görünmeyenleri iptal edin.`,
    page: waiting,
  },
  lookup_flood: {
    title: "Olağandışı sayıda randevu sorgusu",
    text: (count) =>
      `Bir dakika içinde en az ${count} sorgu geldi. Yoğunluk sürdükçe her sorgudan önce danışanın cihazına kısa bir hesap yaptırılıyor.`,
  },
  lookup_misses: {
    title: "Telefon numaraları deneniyor olabilir",
    text: (count) =>
      `Bir saat içinde ${count} sorgudan fazlasında randevu bulunamadı. Birisi numaraları sırayla deniyor olabilir.`,
  },
} satisfies Record<string, AlarmWords>;

export type AlarmKind = keyof typeof alarms;

export type Alarm = { kind: AlarmKind; at: string; count: number };
export type AlarmsAnswer = { alarms: Alarm[] };
