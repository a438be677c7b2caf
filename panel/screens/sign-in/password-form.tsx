import { Field } from "../../parts/field.tsx";
import { Form, type Values } from "../../parts/form.tsx";

export function PasswordForm({ send }: { send(values: Values): Promise<void> }) {
  return (
    <Form submit="Giriş yap" takesFocus send={send}>
      {() => (
        <>
          <Field label="E-posta">
            <input name="email" type="email" autoComplete="username" required />
          </Field>
          <Field label="Parola">
            <input name="password" type="password" autoComplete="current-password" required />
          </Field>
        </>
      )}
    </Form>
  );
}
