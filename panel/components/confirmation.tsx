import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from "react";
import type { PasskeyQuestion } from "../../contract/panel/passkeys.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { ApiError, call } from "../data/api.ts";
import { answerQuestion, hasPasskeys } from "../data/passkeys.ts";
import { useMe } from "../data/session.ts";
import { CancelButton } from "./cancel-button.tsx";
import { Field } from "./field.tsx";
import { Form, type Values } from "./form.tsx";
import { PasswordInput } from "./password-input.tsx";
import { Sheet } from "./sheet.tsx";

/** Does the work; where the service wants the password again, asks for it and does the work then. */
type Confirmed = <T>(work: () => Promise<T>) => Promise<T>;

const ConfirmationContext = createContext<Confirmed>((work) => work());

export const useConfirmed = () => useContext(ConfirmationContext);

export function ConfirmationProvider({ children }: { children: ReactNode }) {
  const [isAsking, setAsking] = useState(false);
  /** Shared by all actions that wait for the password. */
  const answer = useRef<PromiseWithResolvers<void>>(undefined);
  const confirmed = useCallback<Confirmed>(async (work) => {
    try {
      return await work();
    } catch (error) {
      if ((error as ApiError).code !== "confirm_needed") throw error;
      answer.current ??= Promise.withResolvers();
      setAsking(true);
      await answer.current.promise;
      return work();
    }
  }, []);
  function end() {
    answer.current = undefined;
    setAsking(false);
  }
  function onConfirmed() {
    answer.current?.resolve();
    end();
  }
  function onClose() {
    answer.current?.reject(new ApiError(0, { code: "confirm_left", message: "İşlem yapılmadı." }));
    end();
  }
  return (
    <ConfirmationContext value={confirmed}>
      {children}
      {isAsking && <ConfirmationSheet onConfirmed={onConfirmed} onClose={onClose} />}
    </ConfirmationContext>
  );
}

/** Asks for the password again, and for a code if the account has a second factor. */
function ConfirmationSheet({ onConfirmed, onClose }: { onConfirmed(): void; onClose(): void }) {
  const { email, secondFactor, hasPasskey } = useMe();
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
  async function confirmByPasskey() {
    const question = await call<PasskeyQuestion>("POST", panelPaths.confirmationQuestion, {});
    const answer = await answerQuestion(question);
    await call("POST", panelPaths.confirmationByPasskey, { answer });
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
      {hasPasskey && hasPasskeys() && (
        <Form
          submit="Geçiş anahtarıyla doğrula"
          submitClassName="button ghost"
          send={confirmByPasskey}
        />
      )}
    </Sheet>
  );
}
