/** What a person should know of without asking, and the words in which the panel says it. */
export type AlarmWords = {
  title: string;
  text: (count: number) => string;
  /** What a person may answer besides having seen it. */
  confirm?: string;
};

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
  },
  backup_old: {
    title: "Yedek eskidi",
    text: (count) =>
      `Son yedek ${count} gün önce alındı. Bir arıza olursa o günden sonraki randevular kaybolur. Sunucuya bakan kişiye haber verin.`,
  },
} satisfies Record<string, AlarmWords>;

export type AlarmKind = keyof typeof alarms;

export type Alarm = { kind: AlarmKind; at: string; count: number };
export type AlarmsAnswer = { alarms: Alarm[] };
