import { roleWords } from "../../contract/panel/roles.ts";
import { Page } from "../components/page.tsx";
import { Setting } from "../components/setting.tsx";
import { useMe } from "../data/session.ts";
import { AcademyScreens } from "./academy-screens.tsx";
import { Backups } from "./backups.tsx";
import { CalendarFeed } from "./calendar-feed.tsx";
import { ChangePassword } from "./change-password.tsx";
import { Erasure } from "./erasure.tsx";
import { NewRequestSound } from "./new-request-sound.tsx";
import { Placeholders } from "./placeholders.tsx";
import { SecondFactor } from "./second-factor.tsx";
import { SecurityEvents } from "./security-events.tsx";
import { Sessions } from "./sessions.tsx";
import { TestMail } from "./test-mail.tsx";

/** The academy's own first, then one's account, then what is rarely needed. */
export default function Settings() {
  const { name, email, role } = useMe();
  return (
    <Page title="Ayarlar">
      {role === "owner" && <AcademyScreens />}
      <Setting title="Hesap" about="Adınızı ve rolünüzü yöneticiler değiştirir.">
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
      <Setting
        title="Parola"
        about="Parolanız değişince öteki oturumlarınız ve takvim adresiniz kapanır; takvim için yeni bir adres oluşturursunuz."
      >
        <ChangePassword />
      </Setting>
      <Setting
        title="İkinci adım"
        about="Girişte paroladan sonra telefonunuzdaki bir uygulamanın kodu da istenir. Parolanızı öğrenen biri tek başına giremez."
      >
        <SecondFactor />
      </Setting>
      <Setting
        title="Oturumlar"
        about="Hesabınızın açık olduğu cihazlar. On iki saat kullanılmayan oturum kendiliğinden kapanır; hiçbiri otuz günden uzun sürmez."
      >
        <Sessions />
      </Setting>
      <Setting
        title="Hesap hareketleri"
        about="Hesabınıza son girişler, başarısız denemeler ve güvenlik ayarlarındaki değişiklikler. Tanımadığınız bir şey görürseniz parolanızı değiştirin."
      >
        <SecurityEvents />
      </Setting>
      <Setting
        title="Yeni talep sesi"
        about="Panel açıkken yeni bir talep gelince kısa bir ses çalar. Yalnızca bu cihazda geçerlidir."
      >
        <NewRequestSound />
      </Setting>
      <Setting
        title="Takvim adresi"
        about="Randevuları telefonunuzun takviminde gösterir. Takvimde ad yazmaz, yalnızca baş harfler görünür; telefon numarası hiç görünmez."
      >
        <CalendarFeed />
      </Setting>
      <Setting
        title="Akademinin bilgileri"
        about="Ad, telefon, adres ve veri sorumlusu gibi bilgiler sitenin içerik dosyasından gelir."
      >
        <Placeholders />
      </Setting>
      {role === "owner" && (
        <Setting
          title="E-posta bildirimleri"
          about="Yeni talepler ve danışanların yaptığı değişiklikler akademiye e-postayla bildirilir; iletide ad ve telefon yazmaz."
        >
          <TestMail />
        </Setting>
      )}
      <Setting
        title="Yedekler"
        about="Bir arıza olursa randevular ve hesaplar yedekten geri yüklenir. Eski yedekler en geç yarım yıl sonra silinir."
      >
        <Backups />
      </Setting>
      {role === "owner" && (
        <Setting
          title="Kişisel verilerin silinmesi"
          about="KVKK kapsamında silme isteyen kişinin adı, telefonu ve hakkındaki notlar bütün randevularından silinir. Gün, tür ve sonuç sayılar için kalır."
        >
          <Erasure />
        </Setting>
      )}
    </Page>
  );
}
