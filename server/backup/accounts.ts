import { type Role, roleWords } from "../../contract/panel/roles.ts";
import type { StoredRow } from "../database/snapshot.ts";

/** The tables that say who may sign in, and how. */
export const accountTables = ["staff_accounts", "recovery_codes", "passkeys"] as const;
export type Accounts = Record<(typeof accountTables)[number], StoredRow[]>;

export function isAccountTable(table: string): table is keyof Accounts {
  return accountTables.some((one) => one === table);
}

/** What a restore would do to the accounts, a sentence each. */
export function accountChanges(backup: Accounts, now: Accounts): string[] {
  const [restored, current] = [byEmail(backup), byEmail(now)];
  const changes = [...restored].flatMap(([email, account]) => {
    const known = current.get(email);
    if (!known) return [`${email}: silinmişti, geri gelir (${roleOf(account)})`];
    return [
      ...(known.role === account.role ? [] : [`${email}: rolü yeniden ${roleOf(account)} olur`]),
      ...(known.password_hash === account.password_hash
        ? []
        : [`${email}: değiştirilen parolasının yerine eskisi geçer`]),
      ...(secondFactor(known, now) === secondFactor(account, backup)
        ? []
        : [`${email}: ikinci adımı ve kurtarma kodları eski hâline döner`]),
      ...(passkeys(known, now) === passkeys(account, backup)
        ? []
        : [`${email}: geçiş anahtarları eski hâline döner`]),
    ];
  });
  const lost = [...current.keys()].filter((email) => !restored.has(email));
  return [...changes, ...lost.map((email) => `${email}: yedekte yok, silinir`)];
}

export function accountNames({ staff_accounts }: Accounts): string[] {
  return staff_accounts.map((account) => `${account.email} (${roleOf(account)})`).sort();
}

function byEmail({ staff_accounts }: Accounts): Map<string, StoredRow> {
  return new Map(staff_accounts.map((account) => [String(account.email), account]));
}

function roleOf({ role }: StoredRow): string {
  return roleWords[role as Role].toLocaleLowerCase("tr");
}

/** Not the secret itself, which is encrypted anew when SECRET_KEY changes. */
function secondFactor({ id, totp_confirmed_at }: StoredRow, { recovery_codes }: Accounts): string {
  const codes = recovery_codes.filter(({ account_id }) => account_id === id);
  return [totp_confirmed_at, ...codes.map(({ code_hash }) => code_hash).sort()].join();
}

function passkeys({ id }: StoredRow, { passkeys }: Accounts): string {
  const own = passkeys.filter(({ account_id }) => account_id === id);
  return own
    .map((passkey) => passkey.id)
    .sort()
    .join();
}
