import "./accounts.css";
import { useEffect, useId, useRef, useState } from "react";
import type { AccountRow, AccountsAnswer, LinkMade } from "../../../contract/panel/calls.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { type Role, roles, roleWords } from "../../../contract/panel/roles.ts";
import { ConfirmStep } from "../../components/confirm-step.tsx";
import { useConfirmed } from "../../components/confirmation.tsx";
import { CopyButton } from "../../components/copy-button.tsx";
import { Field } from "../../components/field.tsx";
import { Form } from "../../components/form.tsx";
import { Page } from "../../components/page.tsx";
import { PanelIcon } from "../../components/panel-icon.tsx";
import { Sheet } from "../../components/sheet.tsx";
import { Problem, Waiting } from "../../components/states.tsx";
import { call } from "../../data/api.ts";
import { usePanelQuery } from "../../data/use-panel-query.ts";
import { instantInWords } from "../../words/day-words.ts";
import { accountInWords, calledOf } from "./account-words.ts";

/** The accounts of the panel and their roles, for owners. */
export default function Accounts() {
  const { data, problem, reload } = usePanelQuery<AccountsAnswer>(panelPaths.accounts, "account");
  const [isInviting, setInviting] = useState(false);
  const [edited, setEdited] = useState<AccountRow>();
  const [link, setLink] = useState<NewLink>();
  return (
    <Page
      title="Hesaplar"
      actions={
        data && (
          <button type="button" className="button small" onClick={() => setInviting(true)}>
            <PanelIcon name="plus" /> Hesap ekle
          </button>
        )
      }
    >
      <p className="screen-lead">
        Yöneticiler her şeyi yapar. Asistanlar randevularla ilgilenir; kişisel verileri silemez,
        dışa aktaramaz, hesapları ve akademinin ayarlarını değiştiremez.
      </p>
      {link && <NewLinkNotice key={link.address} link={link} onSent={() => setLink(undefined)} />}
      {problem && <Problem problem={problem} onRetry={reload} />}
      {!problem && !data && <Waiting />}
      {!problem && data && (
        <ul className="account-list">
          {data.accounts.map((account) => (
            <AccountItem key={account.id} account={account} onEdit={() => setEdited(account)} />
          ))}
        </ul>
      )}
      {isInviting && <InviteSheet onLink={setLink} onClose={() => setInviting(false)} />}
      {edited && (
        <AccountSheet account={edited} onLink={setLink} onClose={() => setEdited(undefined)} />
      )}
    </Page>
  );
}

type NewLink = LinkMade & { called: string };

/** In the page, not in a sheet: a tap outside must not lose what is shown only once. */
function NewLinkNotice({ link, onSent }: { link: NewLink; onSent(): void }) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const address = new URL(link.address, location.origin).href;
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="new-link" aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {link.called} için bağlantı
      </h2>
      <Field
        label="Bağlantı"
        hint={`Yalnızca şimdi gösterilir; kendisinden başkasına iletmeyin. Bir kez çalışır; şu zamana kadar geçerli: ${instantInWords(link.until)}.`}
      >
        <input value={address} readOnly onFocus={(event) => event.target.select()} />
      </Field>
      <div className="actions">
        <CopyButton text={address}>Bağlantıyı kopyala</CopyButton>
        <button type="button" className="button small" onClick={onSent}>
          İlettim
        </button>
      </div>
    </section>
  );
}

function AccountItem({ account, onEdit }: { account: AccountRow; onEdit(): void }) {
  const called = calledOf(account);
  return (
    <li>
      <div>
        <b>{called}</b>
        {account.isOwn && " (siz)"}
        {account.name && <small>{account.email}</small>}
        <small>{accountInWords(account)}</small>
      </div>
      <span className="account-role" data-role={account.role}>
        {roleWords[account.role]}
      </span>
      <button
        type="button"
        className="button small ghost"
        aria-label={`Düzenle: ${called}`}
        onClick={onEdit}
      >
        Düzenle
      </button>
    </li>
  );
}

function InviteSheet({ onLink, onClose }: { onLink(link: NewLink): void; onClose(): void }) {
  const confirmed = useConfirmed();
  return (
    <Sheet title="Hesap ekle" onClose={onClose}>
      <Form
        submit="Bağlantıyı oluştur"
        takesFocus
        hasServiceNames
        about={{ email_invalid: "email", email_known: "email" }}
        changes="account"
        send={async (values) => {
          const made = await confirmed(() => call<LinkMade>("POST", panelPaths.accounts, values));
          onClose();
          onLink({ ...made, called: values.name ?? "" });
        }}
      >
        {(wrong) => (
          <>
            <Field label="Ad" wrong={wrong("name")}>
              <input name="name" autoComplete="off" required />
            </Field>
            <Field label="E-posta" hint="Girişte kullanır." wrong={wrong("email")}>
              <input name="email" type="email" autoComplete="off" required />
            </Field>
            <RoleChoice chosen="assistant" />
          </>
        )}
      </Form>
    </Sheet>
  );
}

/** What owners can do with an account; each action asks for the password again. */
function AccountSheet({
  account,
  onLink,
  onClose,
}: {
  account: AccountRow;
  onLink(link: NewLink): void;
  onClose(): void;
}) {
  const { id, isSetUp } = account;
  const called = calledOf(account);
  const confirmed = useConfirmed();
  const [step, setStep] = useState<AccountStep>("edits");
  const leave = () => setStep("edits");
  async function endSessions() {
    await confirmed(() => call("POST", panelPaths.endSessions(id)));
    onClose();
    return { text: `${called}: bütün oturumları kapatıldı.` };
  }
  async function reset() {
    const made = await confirmed(() => call<LinkMade>("POST", panelPaths.resetAccount(id)));
    onClose();
    onLink({ ...made, called });
  }
  async function remove() {
    await confirmed(() => call("DELETE", panelPaths.account(id)));
    onClose();
    return { text: `${called}: hesap silindi.` };
  }
  return (
    <Sheet title={called} onClose={onClose}>
      {step === "edits" && <EditAccount account={account} onStep={setStep} onDone={onClose} />}
      {step === "asksEnd" && (
        <ConfirmStep
          text="Bütün cihazlarında oturumu kapanır; parolasıyla yeniden girebilir."
          submit="Evet, kapat"
          send={endSessions}
          onCancel={leave}
        />
      )}
      {step === "asksReset" && (
        <ConfirmStep
          text={
            isSetUp
              ? "Parolası, ikinci adımı ve takvim adresi silinir, oturumları kapanır. Yeni bağlantıyla kendine bir parola belirler."
              : "Eski bağlantısı artık çalışmaz; yerine yenisi oluşturulur."
          }
          submit="Yeni bağlantıyı göster"
          send={reset}
          onCancel={leave}
        />
      )}
      {step === "asksRemove" && (
        <ConfirmStep
          text="Hesap silinir, oturumları kapanır; bu geri alınamaz. Yaptıkları kayıtlarda e-posta adresiyle kalır."
          submit="Evet, sil"
          send={remove}
          onCancel={leave}
        />
      )}
    </Sheet>
  );
}

type AccountStep = "edits" | "asksEnd" | "asksReset" | "asksRemove";

/** Name and role, and further actions that need a confirmation. Owners change their own account in the settings. */
function EditAccount({
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

const about: Record<Role, string> = {
  owner: "Her şeyi yapar; hesapları ve akademinin ayarlarını değiştirir.",
  assistant: "Randevuları cevaplar, taşır, girer; silmez, dışa aktarmaz, ayarları değiştirmez.",
};

function RoleChoice({ chosen }: { chosen: Role }) {
  return (
    <fieldset className="choices role-choice">
      <legend>Rol</legend>
      {roles.map((one) => (
        <label key={one}>
          <input
            type="radio"
            name="role"
            value={one}
            defaultChecked={one === chosen}
            aria-label={roleWords[one]}
            aria-describedby={`about-${one}`}
          />
          <span>
            <b>{roleWords[one]}</b>
            <small id={`about-${one}`}>{about[one]}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
