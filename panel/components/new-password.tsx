import { shortestPassword } from "../../contract/panel/refusals.ts";
import { ApiError } from "../data/api.ts";
import { Field } from "./field.tsx";
import { PasswordInput } from "./password-input.tsx";

/** The fields that refusals of a new password are about. */
export const aboutPasswords = {
  password_short: "password",
  password_common: "password",
  passwords_differ: "again",
};

/** A new password, typed twice. */
export function NewPassword({ wrong }: { wrong(field: string): string | undefined }) {
  return (
    <>
      <Field
        label="Yeni parola"
        hint={`En az ${shortestPassword} karakter. Birkaç sözcükten bir cümle hem uzun olur hem akılda kalır.`}
        wrong={wrong("password")}
      >
        <PasswordInput name="password" autoComplete="new-password" />
      </Field>
      <Field label="Yeni parola, bir daha" wrong={wrong("again")}>
        <PasswordInput name="again" autoComplete="new-password" />
      </Field>
    </>
  );
}

/** Throws a refusal like the service's if the two passwords differ. */
export function checkTypedAlike({ password, again }: Record<string, string>): void {
  if (password !== again) {
    throw new ApiError(0, { code: "passwords_differ", message: "İki parola aynı değil." });
  }
}
