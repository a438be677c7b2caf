import { ForOperator } from "../components/for-operator.tsx";
import { useSettings } from "../data/settings.ts";

/** The panel's names for facts in content/site.yaml. */
const names: Record<string, string> = {
  name: "akademinin adı",
  shortName: "kısa ad",
  tagline: "slogan",
  author: "yazıların yazarı",
  url: "sitenin adresi",
  phone: "telefon",
  email: "e-posta",
  "social.label": "sosyal medya hesabının adı",
  "social.url": "sosyal medya adresi",
  applicationForm: "eğitim başvuru formu",
  "controller.name": "veri sorumlusunun unvanı",
  "controller.address": "veri sorumlusunun adresi",
  "controller.email": "veri sorumlusunun e-postası",
};

/** Before the first words of what a file of content/ says without the academy's word. */
const fileName = /^(\S+\.(?:md|yaml)): /;

/** Facts on the site that are still examples or unconfirmed, and how to change them. */
export function Placeholders() {
  const { placeholders } = useSettings();
  const statements = placeholders.filter((place) => fileName.test(place));
  const facts = placeholders.filter((place) => !fileName.test(place));
  if (placeholders.length === 0) return <p>Bütün bilgiler doldurulmuş.</p>;
  return (
    <>
      {facts.length > 0 && <Facts facts={facts} />}
      {statements.length > 0 && <Statements statements={statements} />}
    </>
  );
}

function Statements({ statements }: { statements: string[] }) {
  const files = new Set(statements.map((place) => fileName.exec(place)![1]!));
  return (
    <>
      <p>Sitede akademinin onaylamadığı {statements.length} söz var:</p>
      <ul className="placeholder-list">
        {statements.map((place) => (
          <li key={place}>{place.replace(fileName, "")}</li>
        ))}
      </ul>
      <ForOperator>
        Söz doğruysa <code>content/</code> klasöründeki dosyada başındaki <code>!placeholder</code>{" "}
        sözcüğünü silin, değilse sözü düzeltin; sonra sunucuyu yeniden başlatın. Dosyalar:{" "}
        <code>{[...files].join(", ")}</code>
      </ForOperator>
    </>
  );
}

function Facts({ facts }: { facts: string[] }) {
  return (
    <>
      <p>
        Şu {facts.length} bilgi hâlâ örnek; sitede böyle görünüyor. Doğrularını sunucuya bakan
        kişiye verin:
      </p>
      <ul className="placeholder-list">
        {facts.map((place) => (
          <li key={place}>{names[place] ?? place}</li>
        ))}
      </ul>
      <ForOperator>
        <code>content/site.yaml</code> dosyasında bu satırlara gerçeğini yazın, başlarındaki{" "}
        <code>!placeholder</code> sözcüğünü silin, sonra sunucuyu yeniden başlatın:{" "}
        <code>{facts.join(", ")}</code>
      </ForOperator>
    </>
  );
}
