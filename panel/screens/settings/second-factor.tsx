import { useState } from "react";
import type { RecoveryCodes, SecondFactorStart } from "../../../contract/panel/calls.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { call } from "../../data/api.ts";
import { useMe } from "../../data/session.tsx";
import { ConfirmApp } from "./confirm-app.tsx";
import { OwnPassword } from "./own-password.tsx";
import { RecoveryCodeList } from "./recovery-code-list.tsx";
import { useToHeading } from "./setting.tsx";

type Step =
  | { name: "none" | "asksPassword" }
  | { name: "showsSecret"; start: SecondFactorStart }
  | { name: "showsCodes"; codes: string[] };

/** Switching it on takes the password, the app and the recovery codes; off, the password. */
export function SecondFactor() {
  const me = useMe();
  const toHeading = useToHeading();
  const [step, setStep] = useState<Step>({ name: "none" });
  function leave() {
    setStep({ name: "none" });
    toHeading();
  }
  async function switchOff(password: string) {
    await call("POST", panelPaths.secondFactorOff, { password });
    leave();
    return { text: "İkinci adım kapatıldı." };
  }
  async function start(password: string) {
    const start = await call<SecondFactorStart>("POST", panelPaths.secondFactorStart, { password });
    setStep({ name: "showsSecret", start });
  }
  async function confirm(code: string) {
    const { codes } = await call<RecoveryCodes>("POST", panelPaths.secondFactorConfirm, { code });
    setStep({ name: "showsCodes", codes });
  }
  switch (step.name) {
    case "asksPassword":
      return me.secondFactor ? (
        <OwnPassword submit="İkinci adımı kapat" send={switchOff} onLeave={leave} />
      ) : (
        <OwnPassword submit="Devam et" send={start} onLeave={leave} />
      );
    case "showsSecret":
      return <ConfirmApp start={step.start} send={confirm} onLeave={leave} />;
    case "showsCodes":
      return <RecoveryCodeList codes={step.codes} onKept={leave} />;
    case "none":
      return (
        <>
          <p className="second-factor-state">
            {me.secondFactor ? (
              <>
                <b>Açık.</b> Kullanılmamış {me.recoveryCodesLeft} kurtarma kodunuz var.
              </>
            ) : (
              <b>Kapalı.</b>
            )}
          </p>
          <button
            type="button"
            className="button small ghost"
            onClick={() => setStep({ name: "asksPassword" })}
          >
            {me.secondFactor ? "İkinci adımı kapat" : "İkinci adımı aç"}
          </button>
        </>
      );
  }
}
