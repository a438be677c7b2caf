import { useState } from "react";
import { longestPasskeyName } from "../../contract/panel/lengths.ts";
import type { PasskeyCreation, PasskeyInfo } from "../../contract/panel/passkeys.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { ConfirmStep } from "../components/confirm-step.tsx";
import { useConfirmed } from "../components/confirmation.tsx";
import { Field } from "../components/field.tsx";
import { Form } from "../components/form.tsx";
import { useToHeading } from "../components/setting.tsx";
import { Problem, Waiting } from "../components/states.tsx";
import { call } from "../data/api.ts";
import { createPasskey, hasPasskeys } from "../data/passkeys.ts";
import { usePanelQuery } from "../data/use-panel-query.ts";
import { instantInWords } from "../words/day-words.ts";

/** The user's passkeys: unlocking one of these devices is enough to sign in. */
export function Passkeys() {
  const {
    data: passkeys,
    problem,
    reload,
  } = usePanelQuery<PasskeyInfo[]>(panelPaths.passkeys, "account");
  const [removing, setRemoving] = useState<PasskeyInfo>();
  const toHeading = useToHeading();
  const confirmed = useConfirmed();
  if (problem) return <Problem problem={problem} onRetry={reload} />;
  if (!passkeys) return <Waiting />;
  function leave() {
    setRemoving(undefined);
    toHeading();
  }
  if (removing) {
    const { id, name } = removing;
    return (
      <ConfirmStep
        text={`“${name}” ile artık giriş yapılamaz. Açık oturumlar açık kalır; cihaz kaybolduysa onları da Oturumlar’dan kapatın.`}
        submit="Evet, sil"
        send={async () => {
          await confirmed(() => call("POST", panelPaths.removePasskey, { id }));
          leave();
          return { text: `Geçiş anahtarı silindi: ${name}` };
        }}
        onCancel={leave}
      />
    );
  }
  return (
    <>
      {passkeys.length > 0 && (
        <ul className="session-list">
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <div>
                <b>{passkey.name}</b>
                <small>
                  {passkey.lastUsedAt
                    ? `Son kullanım: ${instantInWords(passkey.lastUsedAt)}`
                    : `Eklendi: ${instantInWords(passkey.createdAt)}`}
                </small>
              </div>
              <button
                type="button"
                className="button small ghost"
                aria-label={`Sil: ${passkey.name}`}
                onClick={() => setRemoving(passkey)}
              >
                Sil
              </button>
            </li>
          ))}
        </ul>
      )}
      <AddPasskey />
    </>
  );
}

export function AddPasskey({ onAdded }: { onAdded?(): void }) {
  const confirmed = useConfirmed();
  if (!hasPasskeys()) return <p>Bu tarayıcı geçiş anahtarlarını tanımıyor.</p>;
  return (
    <Form
      submit="Geçiş anahtarı ekle"
      submitClassName="button small ghost"
      changes="account"
      send={async ({ name }) => {
        const question = await confirmed(() =>
          call<PasskeyCreation>("POST", panelPaths.newPasskey, {}),
        );
        const answer = await createPasskey(question);
        await call("POST", panelPaths.passkeys, { name, answer });
        onAdded?.();
        return { text: `Geçiş anahtarı eklendi: ${name}` };
      }}
    >
      {() => (
        <Field label="Adı" hint="Listede tanıyacağınız bir ad: “Telefonum” gibi.">
          <input name="name" maxLength={longestPasskeyName} autoComplete="off" required />
        </Field>
      )}
    </Form>
  );
}
