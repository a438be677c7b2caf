import { consultationList, site } from "content-collections";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { dayWithWeekday, istanbulClock } from "../../../booking/istanbul-time.ts";
import { keyPattern } from "../../../contract/public/visitor-appointment.ts";
import { privateLink } from "../../booking-service/private-link.ts";
import { forget, rememberedAppointments } from "../../booking-service/remembered.ts";
import { ContactLinks } from "../../components/contact-links.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { dialogFailure } from "../../components/use-dialog.ts";
import { consultationAddress, pageAddresses } from "../../content/addresses.ts";
import { headerSkyAt } from "../../header-sky.ts";
import { unlistedHead } from "../../page-head.ts";
import type { PageScripts } from "../../page-scripts.ts";
import type { Route } from "./+types/visitor-appointment";
import { privateLinkWords } from "./private-link-words.ts";
import { LinkUnknown, VisitorAppointment } from "./visitor-appointment/appointment.tsx";
import sheet from "./visitor-appointment.css?url";

/** In the loader's data, so that they are in the page and not in its script. */
const words = {
  heading: "Randevunuz",
  retry: "Yeniden dene",
  subtitle: "Size özel randevu sayfanız",
  noScript:
    "Bu sayfa, randevunuzu gösterebilmek için JavaScript kullanır; tarayıcınızda kapalı. Randevunuzu öğrenmek, taşımak ya da iptal etmek için bize telefonla ya da e-postayla ulaşabilirsiniz.",
  contact: "Bize ulaşın",
  seal: { pending: "Onay bekliyor", approved: "Onaylandı", cancelled: "İptal edildi" },
  next: {
    pending:
      "Sonucu, randevu alırken yazdığınız numaraya kısa mesajla ya da telefonla bildireceğiz.",
    approved: "Görüşmek üzere.",
    cancelled: "Bu saat yeniden başkalarına açıldı.",
    past: "Bu randevunun zamanı geçti.",
  },
  open: {
    until: "Buradan değiştirmek için son zaman:",
    later: "Daha sonra bize telefonla ya da e-postayla ulaşın.",
    move: "Başka bir saate taşı",
    cancel: "Randevuyu iptal et",
  },
  late: {
    title: "Değişiklik için bizi arayın",
    text: "Bu randevu artık bu sayfadan taşınamaz ya da iptal edilemez.",
  },
  over: {
    title: "Yeniden görüşmek isterseniz",
    again: "Yeni randevu al",
    text: site.promotion
      ? "Size uyan başka bir gün ve saat için yeni bir randevu talebi oluşturabilirsiniz."
      : "Size uyan başka bir gün ve saat için bize telefonla ya da e-postayla ulaşabilirsiniz.",
  },
  dialogFailure,
  birth: {
    title: "Doğum bilginiz",
    text: "Haritanızın önceden hazırlanabilmesi için doğum gününüzü, saatinizi ve yerinizi yazabilirsiniz. Yazdığınızı buradan görür, değiştirir ya da geri çekersiniz.",
    add: "Doğum bilgimi ekle",
  },
  waiting: "Randevunuz getiriliyor…",
  keep: "Randevunuzu saklayın",
  link: privateLinkWords,
  remembered: {
    title: "Bu cihazda hatırlanan randevular",
    text: "Görmek, taşımak ya da iptal etmek için randevuyu açın. Bu cihazı kullanan herkes bu listeyi görebilir.",
    forget: "Unut",
  },
  unknown: {
    title: "Bu bağlantıyla bir randevu bulunamadı",
    home: "Ana sayfaya git",
    texts: [
      "Bağlantı eksik kopyalanmış ya da randevunun kaydı silinmiş olabilir. Randevu aldığınızda size verilen bağlantının tamamını açtığınızdan emin olun.",
      "Randevunuzun durumunu, ana sayfadaki “Randevu durumunu sorgula” düğmesiyle telefon numaranızı yazarak da öğrenebilirsiniz.",
    ],
  },
};

type PageWords = typeof words;

export function loader() {
  const bookable = consultationList.types.filter((type) => type.bookable);
  const bookingOf = bookable.map(({ title, slug }) => [title, consultationAddress(slug)]);
  const { phone, email } = site;
  return {
    head: { ...unlistedHead(words.heading), sky: headerSkyAt(pageAddresses.consultation) },
    phone,
    email,
    words,
    bookingOf: site.promotion
      ? (Object.fromEntries(bookingOf) as Record<string, string>)
      : undefined,
  };
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

export const handle: PageScripts = { scripts: true };

export { meta } from "../../page-meta.ts";

/** The page of the private link. The prerendered page is the same for everyone: only the fragment has the key. */
export default function VisitorAppointmentPage({
  loaderData: { phone, email, words, bookingOf },
}: Route.ComponentProps) {
  const key = useKey();
  return (
    <>
      <PageHeader name="consultation" heading={words.heading} subtitle={words.subtitle} />
      <div className="wrap band appointment-page">
        <div className="appointment-main needs-script">
          {key === undefined && <p className="appointment-notice">{words.waiting}</p>}
          {key === "" && <WithoutKey words={words} />}
          {key && !keyPattern.test(key) && <LinkUnknown words={words.unknown} />}
          {key && keyPattern.test(key) && (
            <VisitorAppointment key={key} privateKey={key} bookingOf={bookingOf} words={words} />
          )}
        </div>
        <p className="appointment-main unless-script">{words.noScript}</p>
        <Contact title={words.contact} phone={phone} email={email} />
      </div>
    </>
  );
}

/** The appointments that this device remembers, if there are any. */
function WithoutKey({ words }: { words: PageWords }) {
  const [remembered, setRemembered] = useState(() => rememberedAppointments());
  if (remembered.length === 0) return <LinkUnknown words={words.unknown} />;
  return (
    <section className="appointment-remembered">
      <h2>{words.remembered.title}</h2>
      <p>{words.remembered.text}</p>
      <ul>
        {remembered.map(({ key, date }) => {
          const { day, time } = istanbulClock(new Date(date));
          const start = `${dayWithWeekday(day)}, ${time}`;
          const onForget = () => {
            forget(key);
            setRemembered(rememberedAppointments());
          };
          return (
            <li key={key}>
              <a href={privateLink(key)}>{start}</a>
              <button
                type="button"
                className="button ghost small"
                aria-label={`${words.remembered.forget}: ${start}`}
                onClick={onForget}
              >
                {words.remembered.forget}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The key in the fragment; undefined while hydrating, since the prerendered page knows none. */
function useKey(): string | undefined {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [key, setKey] = useState<string>();
  useEffect(() => {
    // After "İçeriğe geç" the key is put back into the address, so that the page can be reloaded.
    if (key && hash === "#icerik") navigate(`#${key}`, { replace: true });
    else setKey(hash.slice(1));
  }, [hash, key, navigate]);
  return key;
}

type ContactProps = { title: string; phone: string; email: string };

function Contact({ title, phone, email }: ContactProps) {
  return (
    <aside className="appointment-contact" aria-labelledby="ulasin">
      <h2 id="ulasin">{title}</h2>
      <ul>
        <ContactLinks phone={phone} email={email} />
      </ul>
    </aside>
  );
}
