import { useSettings } from "../../data/settings.tsx";

/** How the panel names what stands in content/site.yaml. */
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

/** What visitors still see as an example, and how that is changed. */
export function Placeholders() {
  const { placeholders } = useSettings();
  if (placeholders.length === 0) return <p>Bütün bilgiler doldurulmuş.</p>;
  return (
    <>
      <p>Şu {placeholders.length} bilgi hâlâ örnek; sitede böyle görünüyor:</p>
      <ul className="placeholder-list">
        {placeholders.map((place) => (
          <li key={place}>
            {names[place] ?? place} <code>{place}</code>
          </li>
        ))}
      </ul>
      <p>
        Değiştirmek için sunucuya bakan kişi <code>content/site.yaml</code> dosyasında bu satırlara
        gerçeğini yazar, başlarındaki <code>!placeholder</code> sözcüğünü siler ve sunucuyu yeniden
        başlatır.
      </p>
    </>
  );
}
