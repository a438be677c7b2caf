import { idleHours, longestSessionDays } from "../../../contract/panel/limits.ts";
import type { SignInPage } from "../../../contract/panel/me.ts";
import { instantInWords } from "../../words/day-words.ts";

/** Why somebody is signed out, in words that name nobody. */
export function endInWords({ why, at, device }: NonNullable<SignInPage["ended"]>): string {
  const when = instantInWords(at);
  switch (why) {
    case "idle":
      return `Oturumunuz ${idleHours} saat kullanılmadığı için kapandı. Kendi cihazınızda ${longestSessionDays} gün açık kalmasını seçebilirsiniz.`;
    case "too_old":
      return `Oturumunuz ${longestSessionDays} gün dolduğu için kapandı.`;
    case "ended":
      return `Bu oturumu başka bir cihazınızdan kapattınız: ${device}, ${when}. Siz değilseniz girince parolanızı değiştirin.`;
    case "ended_by_owner":
      return `Oturumlarınızı bir yönetici kapattı: ${when}.`;
    case "password_changed":
      return `Parolanız değiştiği için oturumunuz kapandı: ${when}. Siz değiştirmediyseniz hemen bir yöneticiye haber verin.`;
    case "account_reset":
      return `Hesabınızı bir yönetici sıfırladı: ${when}. Size vereceği bağlantıyla yeni bir parola belirleyin.`;
    case "account_removed":
      return `Bu hesap silindi: ${when}.`;
  }
}
