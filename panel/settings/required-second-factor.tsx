import { type ReactNode, useEffect, useState } from "react";
import { Setting } from "../components/setting.tsx";
import { Toaster } from "../components/toaster.tsx";
import { useMe, useSignOut } from "../data/session.ts";
import { AddPasskey } from "./passkeys.tsx";
import { SecondFactor } from "./second-factor.tsx";

/** If the academy requires a second factor, a user without one must set it up first. */
export function RequiredSecondFactor({ children }: { children: ReactNode }) {
  const { secondFactorNeeded } = useMe();
  /** Until the recovery codes are kept, too. */
  const [isSettingUp, setSettingUp] = useState(secondFactorNeeded);
  if (secondFactorNeeded && !isSettingUp) setSettingUp(true);
  if (!isSettingUp) return children;
  return (
    <Toaster>
      <SetUp onDone={() => setSettingUp(false)} />
    </Toaster>
  );
}

function SetUp({ onDone }: { onDone(): void }) {
  const { email } = useMe();
  const signOut = useSignOut();
  useEffect(() => {
    document.title = "İkinci adım gerekli | Yönetim";
  }, []);
  return (
    <main className="required-second-factor">
      <header className="page-top">
        <h1>İkinci adım gerekli</h1>
      </header>
      <p className="screen-lead">
        Akademide her hesap ikinci adımla korunur: girişte paroladan sonra telefonunuzdaki bir
        uygulamanın kodu da istenir. Panele geçmek için ikinci adımı açın ya da bir geçiş anahtarı
        ekleyin: onunla parola da kod da gerekmez.
      </p>
      <Setting title="Doğrulama uygulaması">
        <SecondFactor onCodesKept={onDone} />
      </Setting>
      <Setting title="Geçiş anahtarı">
        <AddPasskey onAdded={onDone} />
      </Setting>
      <p className="whose">
        {email}
        <button type="button" className="link-button" onClick={signOut}>
          Çıkış yap
        </button>
      </p>
    </main>
  );
}
