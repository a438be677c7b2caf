import { useState } from "react";
import { Field } from "../../components/field.tsx";
import { Form, type Values } from "../../components/form.tsx";

/** The app's six digits; a recovery code for whoever does not have the phone at hand. */
export function CodeForm({
  send,
  onBack,
}: {
  send(values: Values): Promise<void>;
  onBack(): void;
}) {
  const [isRecovery, setRecovery] = useState(false);
  return (
    <Form
      key={String(isRecovery)}
      submit="Doğrula"
      takesFocus
      send={send}
      about={{ wrong_code: "code" }}
    >
      {(wrong) => (
        <>
          {isRecovery ? (
            <Field
              label="Kurtarma kodu"
              hint="Sakladığınız on koddan, kullanmadığınız biri."
              wrong={wrong("code")}
            >
              <input name="code" autoComplete="off" autoCapitalize="none" required />
            </Field>
          ) : (
            <Field
              label="Altı haneli kod"
              hint="Doğrulama uygulamanızda görünen kod."
              wrong={wrong("code")}
            >
              <input name="code" inputMode="numeric" autoComplete="one-time-code" required />
            </Field>
          )}
          <p className="auth-links">
            <button type="button" className="link-button" onClick={() => setRecovery(!isRecovery)}>
              {isRecovery ? "Uygulamadaki kodu gir" : "Telefonum yanımda değil"}
            </button>
            <button type="button" className="link-button" onClick={onBack}>
              Başka hesap
            </button>
          </p>
        </>
      )}
    </Form>
  );
}
