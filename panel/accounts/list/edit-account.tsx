import type { AccountRow } from "../../../contract/panel/calls.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { useConfirmed } from "../../components/confirmation.tsx";
import { Field } from "../../components/field.tsx";
import { Form } from "../../components/form.tsx";
import { call } from "../../data/api.ts";
import { RoleChoice } from "./role-choice.tsx";

export type AccountStep = "edits" | "asksEnd" | "asksReset" | "asksRemove";

/** Name and role, and the ways to what is asked once more. One's own account has its page in the settings. */
export function EditAccount({
  account: { id, email, name, role, isOwn, isSetUp, sessions },
  onStep,
  onDone,
}: {
  account: AccountRow;
  onStep(step: AccountStep): void;
  onDone(): void;
}) {
  const confirmed = useConfirmed();
  const steps: [step: AccountStep, label: string, isOffered: boolean][] = [
    ["asksEnd", "Oturumlarını kapat…", sessions > 0],
    ["asksReset", isSetUp ? "Hesabı sıfırla…" : "Yeni bağlantı…", true],
    ["asksRemove", "Hesabı sil…", true],
  ];
  return (
    <>
      <p className="account-email">{email}</p>
      <Form
        submit="Kaydet"
        takesFocus
        hasServiceNames
        changes="account"
        send={async (values) => {
          await confirmed(() => call("POST", panelPaths.account(id), values));
          onDone();
          return { text: "Hesap kaydedildi." };
        }}
      >
        {(wrong) => (
          <>
            <Field label="Ad" wrong={wrong("name")}>
              <input name="name" defaultValue={name} autoComplete="off" required />
            </Field>
            <RoleChoice chosen={role} />
          </>
        )}
      </Form>
      {!isOwn && (
        <p className="account-steps">
          {steps.map(
            ([step, label, isOffered]) =>
              isOffered && (
                <button
                  key={step}
                  type="button"
                  className="link-button"
                  onClick={() => onStep(step)}
                >
                  {label}
                </button>
              ),
          )}
        </p>
      )}
    </>
  );
}
