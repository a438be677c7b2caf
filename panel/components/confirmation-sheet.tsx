import { useState } from "react";
import { panelPaths } from "../../contract/panel/paths.ts";
import { type ApiError, call } from "../data/api.ts";
import { useMe } from "../data/session.ts";
import { CancelButton } from "./cancel-button.tsx";
import { Field } from "./field.tsx";
import { Form, type Values } from "./form.tsx";
import { PasswordInput } from "./password-input.tsx";
import { Sheet } from "./sheet.tsx";

/** The password once more, and the code where the account asks for one. */
export function ConfirmationSheet({
  onConfirmed,
  onClose,
}: {
  onConfirmed(): void;
  onClose(): void;
}) {
  const { email, secondFactor } = useMe();
  const [needsCode, setNeedsCode] = useState(secondFactor);
  async function confirm(values: Values) {
    try {
      await call("POST", panelPaths.confirmation, values);
    } catch (error) {
      if ((error as ApiError).code === "code_needed") setNeedsCode(true);
      throw error;
    }
    onConfirmed();
  }
  return (
    <Sheet title="Parolanızı yeniden girin" onClose={onClose}>
      <Form
        submit="Doğrula"
        takesFocus
        about={{ wrong_password: "password", code_needed: "code", wrong_code: "code" }}
        send={confirm}
        actions={<CancelButton className="link-button" onCancel={onClose} />}
      >
        {(wrong) => (
          <>
            <p>
              Bu işlemi yapanın siz olduğunuzdan emin olmak istiyoruz. Beş dakika boyunca yeniden
              sorulmaz.
            </p>
            <input value={email} autoComplete="username" readOnly hidden />
            <Field label="Parolanız" wrong={wrong("password")}>
              <PasswordInput name="password" autoComplete="current-password" />
            </Field>
            {needsCode && (
              <Field
                label="Doğrulama kodu"
                hint="Uygulamanızdaki altı haneli kod ya da bir kurtarma kodu."
                wrong={wrong("code")}
              >
                <input name="code" autoComplete="one-time-code" autoCapitalize="none" required />
              </Field>
            )}
          </>
        )}
      </Form>
    </Sheet>
  );
}
