/** What a person should know of without asking, and the words in which the panel says it. */
type Words = { title: string; text: (count: number) => string };

export const alarms = {
  erasure_held: {
    title: "Eski kayıtlar silinmedi",
    text: (count) =>
      `Sunucunun saati ya da silinecek kayıtların sayısı (${count}) beklenmedik göründü; hiçbir şey silinmedi. Aşağıdaki tarih bugünse ve bu kadar eski kaydın silinmesi doğruysa onaylayın. Silinen ad ve telefonlar geri getirilemez.`,
  },
} satisfies Record<string, Words>;

export type AlarmKind = keyof typeof alarms;

export type Alarm = { kind: AlarmKind; at: string; count: number };
export type AlarmsAnswer = { alarms: Alarm[] };
