import { Field } from "../../components/field.tsx";
import { Form } from "../../components/form.tsx";
import { aboutPasswords, checkTypedAlike, NewPassword } from "../../components/new-password.tsx";

export function ChoosePassword({
  email,
  send,
}: {
  /** Null for the very first account, which chooses its address here. */
  email: string | null;
  send(values: { email?: string; password?: string }): Promise<void>;
}) {
  return (
    <>
      {email && <p className="auth-account">{email}</p>}
      <Form
        submit="Parolayı belirle"
        takesFocus
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
            <NewPassword wrong={wrong} />
          </>
        )}
      </Form>
    </>
  );
}
