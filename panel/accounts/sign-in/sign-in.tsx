import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { panelPages } from "../../../contract/panel/pages.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { AuthPage } from "../../components/auth-page.tsx";
import type { Values } from "../../components/form.tsx";
import { type ApiError, call } from "../../data/api.ts";
import { CodeForm } from "./code-form.tsx";
import { PasswordForm } from "./password-form.tsx";

/** An address and a password, and a code where the account asks for one. */
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
