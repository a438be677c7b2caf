import type { AccountRow } from "../../../contract/panel/calls.ts";
import { roleWords } from "../../../contract/panel/roles.ts";
import { accountInWords, calledOf } from "./account-words.ts";

export function AccountItem({ account, onEdit }: { account: AccountRow; onEdit(): void }) {
  const called = calledOf(account);
  return (
    <li>
      <div>
        <b>{called}</b>
        {account.isOwn && " (siz)"}
        {account.name && <small>{account.email}</small>}
        <small>{accountInWords(account)}</small>
      </div>
      <span className="account-role" data-role={account.role}>
        {roleWords[account.role]}
      </span>
      <button
        type="button"
        className="button small ghost"
        aria-label={`Düzenle: ${called}`}
        onClick={onEdit}
      >
        Düzenle
      </button>
    </li>
  );
}
