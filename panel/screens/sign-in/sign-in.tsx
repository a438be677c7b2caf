import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { call, type Refused } from "../../data/api.ts";
import { Door } from "../../parts/auth-page.tsx";
import type { Values } from "../../parts/form.tsx";
import { CodeForm } from "./code-form.tsx";
import { PasswordForm } from "./password-form.tsx";

/** The door: an address and a password, and a code where the account asks for one. */
export function SignIn() {
  /** Right so far, but a code is needed as well. */
  const [passed, setPassed] = useState<Values>();
  const navigate = useNavigate();
  const { state } = useLocation();
  async function signIn(values: Values) {
    await call("POST", panelPaths.session, values);
    navigate(state?.from ?? "/", { replace: true });
  }
  async function signInOrAskForCode(values: Values) {
    try {
      await signIn(values);
    } catch (error) {
      if ((error as Refused).code !== "code_needed") throw error;
      setPassed(values);
    }
  }
  return passed ? (
    <Door title="Doğrulama">
      <p className="door-whom">{passed.email}</p>
      <CodeForm
        send={({ code = "" }) => signIn({ ...passed, code })}
        onBack={() => setPassed(undefined)}
      />
    </Door>
  ) : (
    <Door title="Giriş">
      <PasswordForm send={signInOrAskForCode} />
    </Door>
  );
}
