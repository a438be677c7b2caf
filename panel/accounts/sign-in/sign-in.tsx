import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { longestSessionDays } from "../../../contract/panel/limits.ts";
import type { Me, SignInPage } from "../../../contract/panel/me.ts";
import { panelPages } from "../../../contract/panel/pages.ts";
import type { PasskeyQuestion } from "../../../contract/panel/passkeys.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { AuthPage } from "../../components/auth-page.tsx";
import { Field } from "../../components/field.tsx";
import { Form, type Values } from "../../components/form.tsx";
import { PasswordInput } from "../../components/password-input.tsx";
import { Waiting } from "../../components/states.tsx";
import { type ApiError, call } from "../../data/api.ts";
import { answerQuestion, endOffer, hasPasskeys, offersPasskeys } from "../../data/passkeys.ts";
import { usePanelQuery } from "../../data/use-panel-query.ts";
import { endInWords } from "./end-in-words.ts";

/** A passkey; or address and password, then a code if the account has a second factor. */
export function SignIn() {
  const { data: page, problem } = usePanelQuery<SignInPage>(panelPaths.signInPage, "account", {
    gcTime: 0,
  });
  /** Right so far, but a code is needed as well. */
  const [passed, setPassed] = useState<Values>();
  const [isKept, setKept] = useState(false);
  /**
   * Whose password or code was mistyped in a browser that nobody has signed in with: no news here, unless there are
   * more failures. Of a browser that is known the service knows it by itself.
   */
  const slips = useRef<string[]>([]);
  const navigate = useNavigate();
  const { state } = useLocation();
  const enter = () => navigate(state?.from ?? panelPages.list, { replace: true, state });
  async function signIn(values: Values) {
    const slipsOf = () => slips.current.filter((email) => email === values.email).length;
    try {
      const { news } = await call<Me>("POST", panelPaths.session, { ...values, isKept });
      if (news.failures > 0 && news.failures <= slipsOf()) {
        const { failures } = news.until;
        const seen = { at: new Date(0).toISOString(), failures };
        await call("POST", panelPaths.security, seen).catch(() => {});
      }
    } catch (error) {
      const { code } = error as ApiError;
      if (code.startsWith("wrong") && page?.email === null) slips.current.push(values.email ?? "");
      throw error;
    }
    enter();
  }
  async function signInOrAskForCode(values: Values) {
    try {
      await signIn(values);
    } catch (error) {
      if ((error as ApiError).code !== "code_needed") throw error;
      setPassed(values);
    }
  }
  async function signInByPasskey({ inField = false } = {}) {
    const question = await call<PasskeyQuestion>("POST", panelPaths.passkeyQuestion, {});
    const answer = await answerQuestion(question, { inField });
    await call("POST", panelPaths.passkeySession, { answer, isKept });
    enter();
  }
  usePasskeyOffer(() => signInByPasskey({ inField: true }), page !== undefined && !passed);
  if (passed) {
    return (
      <AuthPage title="Doğrulama">
        <p className="auth-account">{passed.email}</p>
        <CodeForm
          send={({ code = "" }) => signIn({ ...passed, code })}
          onBack={() => setPassed(undefined)}
        />
      </AuthPage>
    );
  }
  return (
    <AuthPage title="Giriş">
      {page?.ended && <p className="auth-ended">{endInWords(page.ended)}</p>}
      {page || problem ? (
        <PasswordForm email={page?.email ?? ""} send={signInOrAskForCode}>
          <label className="check">
            <input
              type="checkbox"
              checked={isKept}
              onChange={({ target }) => setKept(target.checked)}
            />
            <span>
              Bu cihazda {longestSessionDays} gün açık kal
              <small>Yalnızca kendi cihazınızda seçin.</small>
            </span>
          </label>
        </PasswordForm>
      ) : (
        <Waiting />
      )}
      {hasPasskeys() && (
        <Form
          className="form auth-passkey"
          submit="Geçiş anahtarıyla gir"
          submitClassName="button ghost"
          send={() => signInByPasskey()}
        />
      )}
      <ForgottenPassword />
    </AuthPage>
  );
}

/** A question is valid for five minutes. */
const offerEvery = 4 * 60_000;

/** Offers the device's passkeys in the e-mail field, as long as the page is open. */
function usePasskeyOffer(signIn: () => Promise<void>, isShown: boolean): void {
  const latest = useRef(signIn);
  latest.current = signIn;
  useEffect(() => {
    if (!isShown) return;
    let isOffered = false;
    async function offer() {
      if (!(await offersPasskeys())) return;
      isOffered = true;
      // A refused offer is not an error here; the button below reports errors.
      await latest.current().catch(() => {});
    }
    offer();
    const timer = setInterval(offer, offerEvery);
    return () => {
      clearInterval(timer);
      if (isOffered) endOffer();
    };
  }, [isShown]);
}

function PasswordForm({
  email,
  send,
  children,
}: {
  email: string;
  send(values: Values): Promise<void>;
  children: ReactNode;
}) {
  return (
    <Form submit="Giriş yap" takesFocus send={send}>
      {() => (
        <>
          <Field label="E-posta">
            <input
              name="email"
              type="email"
              defaultValue={email}
              autoComplete="username webauthn"
              required
            />
          </Field>
          <Field label="Parola">
            <PasswordInput name="password" autoComplete="current-password" />
          </Field>
          {children}
        </>
      )}
    </Form>
  );
}

function ForgottenPassword() {
  return (
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
