import { lazy, Suspense } from "react";
import type { SecondFactorStart } from "../../contract/panel/calls.ts";
import { CancelButton } from "../components/cancel-button.tsx";
import { CopyButton } from "../components/copy-button.tsx";
import { Field } from "../components/field.tsx";
import { Form } from "../components/form.tsx";
import type { Send } from "../data/use-change.ts";

const QrCode = lazy(() => import("./qr-code.tsx"));

/** The secret on its way into the app, and the first code as proof that it is there. */
export function ConfirmApp({
  start,
  send,
  onCancel,
}: {
  start: SecondFactorStart;
  send: Send<string>;
  onCancel(): void;
}) {
  const groups = start.secret.match(/.{1,4}/g)!.join(" ");
  return (
    <>
      <p>
        Uygulama bu cihazdaysa anahtarı doğrudan ona aktarın; başka bir telefondaysa karekodu onunla
        okutun. Uygulamanız yoksa telefonunuzun mağazasından bir doğrulama uygulaması kurun.
      </p>
      <p className="actions">
        <a className="button small ghost" href={start.address}>
          Bu cihazdaki uygulamaya aktar
        </a>
      </p>
      <Suspense fallback={<div className="qr-code" />}>
        <QrCode text={start.address} />
      </Suspense>
      <p>İkisi de olmuyorsa anahtarı elle girin:</p>
      <p className="secret">
        <code>{groups}</code>
      </p>
      <p className="actions">
        <CopyButton text={start.secret}>Anahtarı kopyala</CopyButton>
      </p>
      <Form
        submit="İkinci adımı aç"
        takesFocus
        about={{ wrong_code: "code" }}
        changes="account"
        send={({ code = "" }) => send(code)}
        actions={<CancelButton className="link-button" onCancel={onCancel} />}
      >
        {(wrong) => (
          <Field
            label="Uygulamadaki altı haneli kod"
            hint="Anahtarın uygulamaya geçtiğini gösterir."
            wrong={wrong("code")}
          >
            <input name="code" inputMode="numeric" autoComplete="one-time-code" required />
          </Field>
        )}
      </Form>
    </>
  );
}
