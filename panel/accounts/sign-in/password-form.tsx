import { Field } from "../../components/field.tsx";
import { Form, type Values } from "../../components/form.tsx";
import { PasswordInput } from "../../components/password-input.tsx";

export function PasswordForm({ send }: { send(values: Values): Promise<void> }) {
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
