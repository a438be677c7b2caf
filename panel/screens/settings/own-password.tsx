import type { Send } from "../../data/use-change.ts";
import { Field } from "../../parts/field.tsx";
import { Form } from "../../parts/form.tsx";

/** Asks whoever is signed in for the password once more. */
export function OwnPassword({
  submit,
  send,
  onLeave,
}: {
  submit: string;
  send: Send<string>;
  onLeave(): void;
}) {
  return (
    <Form
      submit={submit}
      takesFocus
      about={{ wrong_password: "password" }}
      changes="account"
      send={({ password = "" }) => send(password)}
      actions={
        <button type="button" className="link-button" onClick={onLeave}>
          Vazgeç
        </button>
      }
    >
      {(wrong) => (
        <Field label="Parolanız" wrong={wrong("password")}>
          <input name="password" type="password" autoComplete="current-password" required />
        </Field>
      )}
    </Form>
  );
}
