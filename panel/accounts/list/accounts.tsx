import { useState } from "react";
import type { AccountRow, AccountsAnswer } from "../../../contract/panel/calls.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { Page } from "../../components/page.tsx";
import { PanelIcon } from "../../components/panel-icon.tsx";
import { Problem, Waiting } from "../../components/states.tsx";
import { usePanelQuery } from "../../data/use-panel-query.ts";
import { AccountItem } from "./account-item.tsx";
import { AccountSheet } from "./account-sheet.tsx";
import { InviteSheet } from "./invite-sheet.tsx";
import { type NewLink, NewLinkNotice } from "./new-link-notice.tsx";

/** Who can come in, and what they may do there: for owners. */
export default function Accounts() {
  const { data, problem, reload } = usePanelQuery<AccountsAnswer>(panelPaths.accounts, "account");
  const [isInviting, setInviting] = useState(false);
  const [edited, setEdited] = useState<AccountRow>();
  const [link, setLink] = useState<NewLink>();
  return (
    <Page
      title="Hesaplar"
      actions={
        data && (
          <button type="button" className="button small" onClick={() => setInviting(true)}>
            <PanelIcon name="plus" /> Hesap ekle
          </button>
        )
      }
    >
      <p className="screen-lead">
        Panele kimlerin girebildiği. Yöneticiler her şeyi yapar. Asistanlar randevularla ilgilenir;
        kişisel verileri silemez, dışa aktaramaz, hesapları ve akademinin ayarlarını değiştiremez.
      </p>
      {link && <NewLinkNotice key={link.address} link={link} onSent={() => setLink(undefined)} />}
      {problem && <Problem problem={problem} onRetry={reload} />}
      {!problem && !data && <Waiting />}
      {!problem && data && (
        <ul className="account-list">
          {data.accounts.map((account) => (
            <AccountItem key={account.id} account={account} onEdit={() => setEdited(account)} />
          ))}
        </ul>
      )}
      {isInviting && <InviteSheet onLink={setLink} onClose={() => setInviting(false)} />}
      {edited && (
        <AccountSheet account={edited} onLink={setLink} onClose={() => setEdited(undefined)} />
      )}
    </Page>
  );
}
