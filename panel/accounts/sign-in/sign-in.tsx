import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { panelPages } from "../../../contract/panel/pages.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { AuthPage } from "../../components/auth-page.tsx";
import { Field } from "../../components/field.tsx";
import { Form, type Values } from "../../components/form.tsx";
import { PasswordInput } from "../../components/password-input.tsx";
import { type ApiError, call } from "../../data/api.ts";

/** Address and password, then a code if the account has a second factor. */
export function SignIn() {
  /** Right so far, but a code is needed as well. */
  const [passed, setPassed] = useState<Values>();
  const navigate = useNavigate();
  const { state } = useLocation();
  async function signIn(values: Values) {
    await call("POST", panelPaths.session, values);
    navigate(state?.from ?? panelPages.list, { replace: true, state });
  }
  async function signInOrAskForCode(values: Values) {
    try {
      await signIn(values);
    } catch (error) {
      if ((error as ApiError).code !== "code_needed") throw error;
      setPassed(values);
    }
  }
  return passed ? (
    <AuthPage title="Doğrulama">
      <p className="auth-account">{passed.email}</p>
      <CodeForm
        send={({ code = "" }) => signIn({ ...passed, code })}
        onBack={() => setPassed(undefined)}
      />
    </AuthPage>
  ) : (
    <AuthPage title="Giriş">
      <PasswordForm send={signInOrAskForCode} />
    </AuthPage>
  );
}

function PasswordForm({ send }: { send(values: Values): Promise<void> }) {
  return (
    <>
      <Form submit="Giriş yap" takesFocus send={send}>
        {() => (
          <>
            <Field label="E-posta">
              <input name="email" type="email" autoComplete="username" required />
            </Field>
            <Field label="Parola">
              <PasswordInput name="password" autoComplete="current-password" />
            </Field>
          </>
        )}
      </Form>
      <details className="auth-help">
        <summary>Parolamı unuttum</summary>
        <p>
          Başka bir yönetici, paneldeki <b>Ayarlar → Hesaplar</b> ekranında hesabınızı sıfırlar ve
          size yeni bir bağlantı verir; onunla kendinize yeni bir parola belirlersiniz.
        </p>
        <p>
          Tek yönetici sizseniz sunucuya bakan kişi şu komutla yeni bir bağlantı alır:{" "}
          <code>npm run staff -- reset e-posta</code>
        </p>
      </details>
    </>
  );
}

/** Six digits from the app, or a recovery code. */
function CodeForm({ send, onBack }: { send(values: Values): Promise<void>; onBack(): void }) {
  const [isRecovery, setRecovery] = useState(false);
  return (
    <Form
      key={String(isRecovery)}
      submit="Doğrula"
      takesFocus
      send={send}
      about={{ wrong_code: "code" }}
    >
      {(wrong) => (
        <>
          {isRecovery ? (
            <Field
              label="Kurtarma kodu"
              hint="Sakladığınız on koddan, kullanmadığınız biri."
              wrong={wrong("code")}
            >
              <input name="code" autoComplete="off" autoCapitalize="none" required />
            </Field>
          ) : (
            <Field
              label="Altı haneli kod"
              hint="Doğrulama uygulamanızda görünen kod."
              wrong={wrong("code")}
            >
              <input name="code" inputMode="numeric" autoComplete="one-time-code" required />
            </Field>
          )}
          <p className="auth-links">
            <button type="button" className="link-button" onClick={() => setRecovery(!isRecovery)}>
              {isRecovery ? "Uygulamadaki kodu gir" : "Telefonum yanımda değil"}
            </button>
            <button type="button" className="link-button" onClick={onBack}>
              Başka hesap
            </button>
          </p>
        </>
      )}
    </Form>
  );
}
