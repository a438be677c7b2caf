import "./second-factor.css";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import type { RecoveryCodes, SecondFactorStart } from "../../contract/panel/calls.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { CancelButton } from "../components/cancel-button.tsx";
import { ConfirmStep } from "../components/confirm-step.tsx";
import { useConfirmed } from "../components/confirmation.tsx";
import { CopyButton } from "../components/copy-button.tsx";
import { Field } from "../components/field.tsx";
import { Form } from "../components/form.tsx";
import { useToHeading } from "../components/setting.tsx";
import { call } from "../data/api.ts";
import { useMe } from "../data/session.ts";
import { type Send, useChange } from "../data/use-change.ts";

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

const QrCode = lazy(() => import("./qr-code.tsx"));

/** The secret on its way into the app, and the first code as proof that it is there. */
function ConfirmApp({
  start,
  send,
  onCancel,
}: {
  start: SecondFactorStart;
  send: Send<string>;
  onCancel(): void;
}) {
  const toApp = useRef<HTMLAnchorElement>(null);
  // The first step, so that it is in sight, and not the code, which comes last.
  useEffect(() => toApp.current?.focus(), []);
  const groups = start.secret.match(/.{1,4}/g)!.join(" ");
  return (
    <>
      <p>
        Uygulama bu cihazdaysa anahtarı doğrudan ona aktarın; başka bir telefondaysa karekodu onunla
        okutun. Uygulamanız yoksa telefonunuzun mağazasından bir doğrulama uygulaması kurun.
      </p>
      <p className="actions">
        <a ref={toApp} className="button small ghost" href={start.address}>
          Bu cihazdaki uygulamaya aktar
        </a>
      </p>
      <Suspense fallback={<div className="qr-code" />}>
        <QrCode text={start.address} />
      </Suspense>
      <p>İkisi de olmuyorsa anahtarı elle girin:</p>
      <p className="secret">
        <code>{groups}</code>
      </p>
      <p className="actions">
        <CopyButton text={start.secret}>Anahtarı kopyala</CopyButton>
      </p>
      <Form
        submit="İkinci adımı aç"
        about={{ wrong_code: "code" }}
        changes="account"
        send={({ code = "" }) => send(code)}
        actions={<CancelButton className="link-button" onCancel={onCancel} />}
      >
        {(wrong) => (
          <Field
            label="Uygulamadaki altı haneli kod"
            hint="Anahtarın uygulamaya geçtiğini gösterir."
            wrong={wrong("code")}
          >
            <input name="code" inputMode="numeric" autoComplete="one-time-code" required />
          </Field>
        )}
      </Form>
    </>
  );
}

/** In the page, not in a sheet: a tap outside must not lose what is shown only once. */
function RecoveryCodeList({
  title,
  codes,
  onKept,
}: {
  title: string;
  codes: string[];
  onKept(): void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="recovery-codes">
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <p>
        Telefonunuz yanınızda değilse her biri bir kez giriş sağlar. Yalnızca şimdi gösterilirler:
        yazdırın ya da güvenli bir yere kaydedin.
      </p>
      <ol>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="actions">
        <CopyButton text={codes.join("\n")}>Kopyala</CopyButton>
        <button type="button" className="button small ghost" onClick={() => window.print()}>
          Yazdır
        </button>
        <button type="button" className="button small" onClick={onKept}>
          Sakladım
        </button>
      </div>
    </div>
  );
}
