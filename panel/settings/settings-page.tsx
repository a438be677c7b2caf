import "./settings.css";
import { type ReactNode, useState } from "react";
import { Navigate, useParams } from "react-router";
import type { BackupState, MailState } from "../../contract/panel/calls.ts";
import type { SecurityAnswer } from "../../contract/panel/me.ts";
import { panelPages, type SettingsPage } from "../../contract/panel/pages.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { panelRefusals } from "../../contract/panel/refusals.ts";
import { roleWords } from "../../contract/panel/roles.ts";
import { actions } from "../../contract/panel/words.ts";
import { BackButton } from "../components/back-button.tsx";
import { isChimeOn, playChime, setChime } from "../components/chime.ts";
import { useConfirmed } from "../components/confirmation.tsx";
import { Field } from "../components/field.tsx";
import { ForOperator } from "../components/for-operator.tsx";
import { Form } from "../components/form.tsx";
import { aboutPasswords, checkTypedAlike, NewPassword } from "../components/new-password.tsx";
import { Page } from "../components/page.tsx";
import { PasswordInput } from "../components/password-input.tsx";
import { Setting } from "../components/setting.tsx";
import { Empty, Problem, Waiting } from "../components/states.tsx";
import { call } from "../data/api.ts";
import { useMe } from "../data/session.ts";
import { usePanelQuery } from "../data/use-panel-query.ts";
import { useWho } from "../data/use-who.ts";
import { changeInWords } from "../words/change-in-words.ts";
import { instantInWords } from "../words/day-words.ts";
import { CalendarFeed } from "./calendar-feed.tsx";
import { Erasure } from "./erasure.tsx";
import { Passkeys } from "./passkeys.tsx";
import { Placeholders } from "./placeholders.tsx";
import { Push } from "./push.tsx";
import { SecondFactor } from "./second-factor.tsx";
import { Sessions } from "./sessions.tsx";
import { settingsList } from "./settings-list.ts";

/** One page of the settings, short enough for a phone. */
export default function SettingsPageScreen() {
  const { page } = useParams();
  const { role } = useMe();
  const entry = settingsList.find((one) => one.page === page);
  if (!entry?.page || (entry.isForOwners && role !== "owner"))
    return <Navigate to={panelPages.settings} replace />;
  return (
    <Page title={entry.label} actions={<BackButton />}>
      {parts[entry.page]()}
    </Page>
  );
}

/** The parts of each page of the settings. */
const parts: Record<SettingsPage, () => ReactNode> = {
  hesap: () => (
    <>
      <OwnAccount />
      <Setting
        title="Parola"
        about="Parolanız değişince öteki oturumlarınız ve takvim adresiniz kapanır; takvim için yeni bir adres oluşturursunuz."
      >
        <ChangePassword />
      </Setting>
    </>
  ),
  giris: () => (
    <>
      <Setting
        title="İkinci adım"
        about="Girişte paroladan sonra telefonunuzdaki bir uygulamanın kodu da istenir. Parolanızı öğrenen biri tek başına giremez."
      >
        <SecondFactor />
      </Setting>
      <Setting
        title="Geçiş anahtarları"
        about="Parola ve kod yerine cihazınızın parmak izi, yüzü ya da ekran kilidiyle girersiniz. Anahtar cihazdan çıkmaz; sahte bir sitede çalışmaz."
      >
        <Passkeys />
      </Setting>
    </>
  ),
  oturumlar: () => (
    <>
      <Setting
        title="Oturumlar"
        about="Hesabınızın açık olduğu cihazlar. On iki saat kullanılmayan oturum kendiliğinden kapanır; açık kalmasını seçtiğiniz cihazda kapanmaz. Hiçbiri otuz günden uzun sürmez."
      >
        <Sessions />
      </Setting>
      <Setting
        title="Hesap hareketleri"
        about="Hesabınıza son girişler, başarısız denemeler ve güvenlik ayarlarındaki değişiklikler. Tanımadığınız bir şey görürseniz parolanızı değiştirin."
      >
        <SecurityEvents />
      </Setting>
    </>
  ),
  bildirimler: () => (
    <>
      <Setting
        title="Bildirimler"
        about="Panel kapalıyken de bu cihaza gelir. Oturumunuzla birlikte biter: telefonunuzda Oturumlar’dan “Bu cihazda 30 gün açık kal”ı seçin."
      >
        <Push />
      </Setting>
      <Setting
        title="Yeni talep sesi"
        about="Panel açıkken yeni bir talep ya da danışanın bir iptali gelince kısa bir ses çalar. Yalnızca bu cihazda geçerlidir."
      >
        <NewRequestSound />
      </Setting>
      <MailSetting />
    </>
  ),
  takvim: () => (
    <Setting
      title="Takvim adresi"
      about="Randevuları telefonunuzun takviminde gösterir. Takvimde ad yazmaz, yalnızca baş harfler görünür; telefon numarası hiç görünmez."
    >
      <CalendarFeed />
    </Setting>
  ),
  bilgiler: () => (
    <Setting
      title="Akademinin bilgileri"
      about="Ad, telefon, adres ve veri sorumlusu gibi bilgiler sitenin içerik dosyasından gelir."
    >
      <Placeholders />
    </Setting>
  ),
  yedekler: () => (
    <Setting
      title="Son yedek"
      about="Bir arıza olursa randevular ve hesaplar yedekten geri yüklenir. Eski yedekler en geç yarım yıl sonra silinir."
    >
      <Backups />
    </Setting>
  ),
  silme: () => (
    <Setting
      title="Kişisel verilerin silinmesi"
      about="KVKK kapsamında silme isteyen kişinin adı, telefonu ve hakkındaki notlar bütün randevularından silinir. Gün, tür ve sonuç sayılar için kalır."
    >
      <Erasure />
    </Setting>
  ),
};

function OwnAccount() {
  const { name, email, role } = useMe();
  return (
    <Setting
      title="Hesap"
      about={
        role === "owner"
          ? "Adınızı Hesaplar ekranında değiştirebilirsiniz."
          : "Adınızı ve rolünüzü yöneticiler değiştirir."
      }
    >
      <dl className="own-account">
        {name && (
          <>
            <dt>Ad</dt>
            <dd>{name}</dd>
          </>
        )}
        <dt>E-posta</dt>
        <dd>{email}</dd>
        <dt>Rol</dt>
        <dd>{roleWords[role]}</dd>
      </dl>
    </Setting>
  );
}

function MailSetting() {
  const { role } = useMe();
  if (role !== "owner") return null;
  return (
    <Setting
      title="E-posta bildirimleri"
      about="Yeni talepler ve danışanların yaptığı değişiklikler akademiye e-postayla bildirilir; iletide ad ve telefon yazmaz."
    >
      <TestMail />
    </Setting>
  );
}

function NewRequestSound() {
  const [isOn, setOn] = useState(isChimeOn);
  function change(wanted: boolean) {
    setChime(wanted);
    setOn(wanted);
    // Play it once: the user hears the choice, and the browser allows sound from now on.
    if (wanted) playChime();
  }
  return (
    <label className="check">
      <input type="checkbox" checked={isOn} onChange={({ target }) => change(target.checked)} />
      Yeni talep gelince ses çal
    </label>
  );
}

/** Whether the academy would hear of a new request by mail. */
function TestMail() {
  const { data, problem, reload } = usePanelQuery<MailState>(panelPaths.testMail, "account");
  if (problem) return <Problem problem={problem} onRetry={reload} />;
  if (!data) return <Waiting />;
  if (data.to === null) {
    return (
      <>
        <p>{panelRefusals.mail_not_set_up}</p>
        <ForOperator>
          Ayarlar: <code>SMTP_URL</code>, <code>MAIL_FROM</code>, <code>MAIL_TO</code>,{" "}
          <code>PANEL_URL</code>.
        </ForOperator>
      </>
    );
  }
  return (
    <>
      <p>
        Bildirimler <b>{data.to}</b> adresine gider.
      </p>
      <Form
        submit="Deneme e-postası gönder"
        submitClassName="button small ghost"
        send={async () => {
          await call("POST", panelPaths.testMail, {});
          return { text: `Deneme e-postası gönderildi: ${data.to}` };
        }}
      />
    </>
  );
}

function Backups() {
  const { data, problem, reload } = usePanelQuery<BackupState>(panelPaths.backup, "account");
  if (problem) return <Problem problem={problem} onRetry={reload} />;
  if (!data) return <Waiting />;
  return (
    <>
      <p>{data.last ? `Son yedek: ${instantInWords(data.last)}` : "Henüz yedek alınmadı."}</p>
      {!data.isOn && (
        <>
          <p>Kendiliğinden yedek alma kurulu değil. Sunucuya bakan kişiden kurmasını isteyin.</p>
          <ForOperator>
            <code>BACKUP_DIR</code> ayarı bir klasörü gösterince her gece oraya yedek alınır;{" "}
            <code>docs/operations.md</code> anlatır.
          </ForOperator>
        </>
      )}
    </>
  );
}

function ChangePassword() {
  const me = useMe();
  const confirmed = useConfirmed();
  return (
    <Form
      submit="Parolayı değiştir"
      about={{ ...aboutPasswords, wrong_password: "current" }}
      changes="account"
      send={async (values) => {
        checkTypedAlike(values);
        const { current, password: next } = values;
        await confirmed(() => call("POST", panelPaths.password, { current, next }));
        return {
          text: "Parolanız değişti. Öteki oturumlarınız ve varsa takvim adresiniz kapatıldı.",
        };
      }}
    >
      {(wrong) => (
        <>
          <input value={me.email} autoComplete="username" readOnly hidden />
          <Field label="Şu anki parola" wrong={wrong("current")}>
            <PasswordInput name="current" autoComplete="current-password" />
          </Field>
          <NewPassword wrong={wrong} />
        </>
      )}
    </Form>
  );
}

/** Recent security events of the user's account. */
function SecurityEvents() {
  const { email } = useMe();
  const nameOf = useWho();
  const { data, problem, reload } = usePanelQuery<SecurityAnswer>(panelPaths.security, "account");
  if (problem) return <Problem problem={problem} onRetry={reload} />;
  if (!data) return <Waiting />;
  if (data.events.length === 0) return <Empty>Henüz bir hareket yok.</Empty>;
  return (
    <ul className="session-list">
      {data.events.map((change) => {
        const facts = changeInWords(change).map(({ after }) => after);
        const isOthers = change.who !== "" && change.who !== email;
        const words = [
          instantInWords(change.at),
          ...facts.filter((fact) => fact !== email),
          ...(isOthers ? [nameOf(change.who)] : []),
        ];
        return (
          <li key={change.id}>
            <div>
              <b>{actions[change.action]}</b>
              <small>{words.join(" · ")}</small>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
