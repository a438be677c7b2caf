import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import type { SetUpCheck } from "../../../contract/panel/calls.ts";
import { panelPages } from "../../../contract/panel/pages.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { AuthPage } from "../../components/auth-page.tsx";
import { Field } from "../../components/field.tsx";
import { Form, type Values } from "../../components/form.tsx";
import { aboutPasswords, checkTypedAlike, NewPassword } from "../../components/new-password.tsx";
import { Problem, Waiting } from "../../components/states.tsx";
import { call } from "../../data/api.ts";

/** Where a set-up link leads: choose a password, and be inside. */
export default function SetUp() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState("");
  useEffect(() => {
    if (!hash) return;
    setToken(hash.slice(1));
    // The token must not stay in the address bar or in the history.
    navigate(panelPages.setUp, { replace: true });
  }, [hash, navigate]);
  const { data: link, error: problem } = useQuery({
    queryKey: ["set-up", token],
    queryFn: () => call<SetUpCheck>("POST", panelPaths.setUpCheck, { token }),
    enabled: token !== "",
    gcTime: 0,
  });
  async function setUp(values: Values) {
    await call("POST", panelPaths.setUp, { token, ...values });
    navigate(panelPages.list, { replace: true });
  }
  return (
    <AuthPage title="Hesap kurulumu">
      {problem ? (
        <>
          <Problem problem={problem} />
          <p className="auth-account">
            Yeni bir bağlantıyı bir yönetici ya da sunucuya bakan kişi verir. Parolanız varsa{" "}
            <Link to={panelPages.signIn}>giriş yapın</Link>.
          </p>
        </>
      ) : link ? (
        <ChoosePassword {...link} send={setUp} />
      ) : token || hash ? (
        <Waiting />
      ) : (
        <p className="auth-account">
          Size gönderilen bağlantıyı yeniden açın. Parolanız varsa{" "}
          <Link to={panelPages.signIn}>giriş yapın</Link>.
        </p>
      )}
    </AuthPage>
  );
}

/** The very first account chooses its address here, and each that has none its name. */
function ChoosePassword({
  email,
  name,
  send,
}: SetUpCheck & { send(values: Values): Promise<void> }) {
  return (
    <>
      {email && <p className="auth-account">{email}</p>}
      <Form
        submit="Parolayı belirle"
        takesFocus
        hasServiceNames
        about={{ ...aboutPasswords, email_invalid: "email" }}
        send={async (values) => {
          checkTypedAlike(values);
          const { again: _, ...chosen } = values;
          await send(chosen);
        }}
      >
        {(wrong) => (
          <>
            {email ? (
              <input value={email} autoComplete="username" readOnly hidden />
            ) : (
              <Field label="E-posta" wrong={wrong("email")}>
                <input name="email" type="email" autoComplete="username" required />
              </Field>
            )}
            {!name && (
              <Field label="Adınız" hint="Yaptıklarınız bu adla kaydedilir." wrong={wrong("name")}>
                <input name="name" autoComplete="name" required />
              </Field>
            )}
            <NewPassword wrong={wrong} />
          </>
        )}
      </Form>
    </>
  );
}
