import { useState } from "react";
import type { AccountRow, LinkMade } from "../../../contract/panel/calls.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { ConfirmStep } from "../../components/confirm-step.tsx";
import { useConfirmed } from "../../components/confirmation.tsx";
import { Sheet } from "../../components/sheet.tsx";
import { call } from "../../data/api.ts";
import { calledOf } from "./account-words.ts";
import { type AccountStep, EditAccount } from "./edit-account.tsx";
import type { NewLink } from "./new-link-notice.tsx";

/** What owners can do with an account; each takes the password again. */
export function AccountSheet({
  account,
  onLink,
  onClose,
}: {
  account: AccountRow;
  onLink(link: NewLink): void;
  onClose(): void;
}) {
  const { id, isSetUp } = account;
  const called = calledOf(account);
  const confirmed = useConfirmed();
  const [step, setStep] = useState<AccountStep>("edits");
  const leave = () => setStep("edits");
  async function endSessions() {
    await confirmed(() => call("POST", panelPaths.endSessions(id)));
    onClose();
    return { text: `${called}: bütün oturumları kapatıldı.` };
  }
  async function reset() {
    const made = await confirmed(() => call<LinkMade>("POST", panelPaths.resetAccount(id)));
    onClose();
    onLink({ ...made, called });
  }
  async function remove() {
    await confirmed(() => call("DELETE", panelPaths.account(id)));
    onClose();
    return { text: `${called}: hesap silindi.` };
  }
  return (
    <Sheet title={called} onClose={onClose}>
      {step === "edits" && <EditAccount account={account} onStep={setStep} onDone={onClose} />}
      {step === "asksEnd" && (
        <ConfirmStep
          text="Bütün cihazlarında oturumu kapanır; parolasıyla yeniden girebilir."
          submit="Evet, kapat"
          send={endSessions}
          onCancel={leave}
        />
      )}
      {step === "asksReset" && (
        <ConfirmStep
          text={
            isSetUp
              ? "Parolası, ikinci adımı ve takvim adresi silinir, oturumları kapanır. Yeni bağlantıyla kendine bir parola belirler."
              : "Eski bağlantısı artık çalışmaz; yerine yenisi oluşturulur."
          }
          submit="Yeni bağlantıyı göster"
          send={reset}
          onCancel={leave}
        />
      )}
      {step === "asksRemove" && (
        <ConfirmStep
          text="Hesap silinir, oturumları kapanır. Yaptıkları kayıtlarda e-posta adresiyle kalır. Geri alınamaz."
          submit="Evet, sil"
          send={remove}
          onCancel={leave}
        />
      )}
    </Sheet>
  );
}
