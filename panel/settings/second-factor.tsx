import { useState } from "react";
import type { RecoveryCodes, SecondFactorStart } from "../../contract/panel/calls.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { ConfirmStep } from "../components/confirm-step.tsx";
import { useConfirmed } from "../components/confirmation.tsx";
import { useToHeading } from "../components/setting.tsx";
import { call } from "../data/api.ts";
import { useMe } from "../data/session.ts";
import { useChange } from "../data/use-change.ts";
import { ConfirmApp } from "./confirm-app.tsx";
import { RecoveryCodeList } from "./recovery-code-list.tsx";

type SetUpStep =
  | { name: "none" | "asksOff" | "asksNewCodes" }
  | { name: "showsSecret"; start: SecondFactorStart }
  | { name: "showsCodes"; title: string; codes: string[] };

/** Switching it on takes the app and the recovery codes; everything here takes the password again. */
export function SecondFactor({ onCodesKept }: { onCodesKept?(): void }) {
  const me = useMe();
  const toHeading = useToHeading();
  const confirmed = useConfirmed();
  const [step, setStep] = useState<SetUpStep>({ name: "none" });
  function leave() {
    setStep({ name: "none" });
    toHeading();
  }
  const starting = useChange(async () => {
    const start = await confirmed(() =>
      call<SecondFactorStart>("POST", panelPaths.secondFactorStart),
    );
    setStep({ name: "showsSecret", start });
  });
  async function switchOn(code: string) {
    const { codes } = await call<RecoveryCodes>("POST", panelPaths.secondFactorConfirm, { code });
    setStep({ name: "showsCodes", title: "İkinci adım açıldı. Kurtarma kodlarınız", codes });
  }
  async function renewCodes() {
    const { codes } = await confirmed(() => call<RecoveryCodes>("POST", panelPaths.recoveryCodes));
    setStep({ name: "showsCodes", title: "Yeni kurtarma kodlarınız", codes });
  }
  async function switchOff() {
    await confirmed(() => call("POST", panelPaths.secondFactorOff));
    leave();
    return { text: "İkinci adım kapatıldı." };
  }
  switch (step.name) {
    case "asksOff":
      return (
        <ConfirmStep
          text="Kapatırsanız girişte yalnızca parolanız sorulur, kurtarma kodlarınız da silinir."
          submit="Evet, kapat"
          send={switchOff}
          onCancel={leave}
        />
      );
    case "asksNewCodes":
      return (
        <ConfirmStep
          text="Yeni kodlar oluşturulunca eskilerinin hiçbiri çalışmaz."
          submit="Yeni kodları göster"
          send={renewCodes}
          onCancel={leave}
        />
      );
    case "showsSecret":
      return <ConfirmApp start={step.start} send={switchOn} onCancel={leave} />;
    case "showsCodes":
      return (
        <RecoveryCodeList title={step.title} codes={step.codes} onKept={onCodesKept ?? leave} />
      );
    case "none":
      return me.secondFactor ? (
        <>
          <p className="second-factor-state">
            <b>Açık.</b> Kullanılmamış {me.recoveryCodesLeft} kurtarma kodunuz var.
          </p>
          <div className="actions">
            <button
              type="button"
              className="button small ghost"
              onClick={() => setStep({ name: "asksNewCodes" })}
            >
              Yeni kurtarma kodları
            </button>
            <button
              type="button"
              className="link-button"
              onClick={() => setStep({ name: "asksOff" })}
            >
              İkinci adımı kapat
            </button>
          </div>
        </>
      ) : (
        <>
          <p className="second-factor-state">
            <b>Kapalı.</b>
          </p>
          <button type="button" className="button small ghost" onClick={() => starting.start()}>
            İkinci adımı aç
          </button>
        </>
      );
  }
}
