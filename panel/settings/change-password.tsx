import { panelPaths } from "../../contract/panel/paths.ts";
import { Field } from "../components/field.tsx";
import { Form } from "../components/form.tsx";
import { aboutPasswords, checkTypedAlike, NewPassword } from "../components/new-password.tsx";
import { PasswordInput } from "../components/password-input.tsx";
import { call } from "../data/api.ts";
import { useMe } from "../data/session.ts";

export function ChangePassword() {
  const me = useMe();
  return (
    <Form
      submit="Parolayı değiştir"
      about={{ ...aboutPasswords, wrong_password: "current" }}
      changes="account"
      send={async (values) => {
        checkTypedAlike(values);
        const { current, password: next } = values;
        await call("POST", panelPaths.password, { current, next });
        return {
          text: "Parolanız değişti. Öteki oturumlarınız ve varsa takvim adresiniz kapatıldı.",
        };
      }}
    >
      {(wrong) => (
        <>
          <input value={me.email} autoComplete="username" readOnly hidden />
          <Field label="Şu anki parola" wrong={wrong("current")}>
            <PasswordInput name="current" autoComplete="current-password" />
          </Field>
          <NewPassword wrong={wrong} />
        </>
      )}
    </Form>
  );
}
