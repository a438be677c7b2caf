import type { AccountRow } from "../../../contract/panel/calls.ts";
import { instantInWords } from "../../words/day-words.ts";

/** The name, or the address if there is none. */
export const calledOf = ({ name, email }: Pick<AccountRow, "name" | "email">) => name || email;

/** The account's state: waiting for set-up, or in use. */
export function accountInWords(account: AccountRow): string {
  const { isSetUp, linkUntil, sessions, lastSeenAt, secondFactor } = account;
  if (!isSetUp) {
    return linkUntil
      ? `Kurulum bekliyor · Bağlantı şu zamana kadar geçerli: ${instantInWords(linkUntil)}`
      : "Kurulmadı · Bağlantısının süresi doldu";
  }
  return [
    sessions > 0 ? `${sessions} açık oturum` : "Açık oturumu yok",
    ...(lastSeenAt ? [`Son görülme: ${instantInWords(lastSeenAt)}`] : []),
    secondFactor ? "İkinci adım açık" : "İkinci adım kapalı",
  ].join(" · ");
}
