import { allCharts, consultationList, site } from "content-collections";
import { useCallback, useEffect, useRef, useState } from "react";
import type { OfferedService } from "../../../contract/public/calls.ts";
import { fieldRefusals } from "../../../contract/refusals.ts";
import { loadServices, offered } from "../../booking-service/services.ts";
import { Icon } from "../../components/icon.tsx";
import { InlineScript } from "../../components/inline-script.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { RouterLink } from "../../components/router-link.tsx";
import { dialogFailure, useDialog } from "../../components/use-dialog.ts";
import { pageAddresses } from "../../content/addresses.ts";
import type { Consultation } from "../../content/consultation.ts";
import { relatedToConsultation } from "../../content/links/links.ts";
import { pageOf } from "../../page-head.ts";
import type { PageScripts } from "../../page-scripts.ts";
import { linkTerms } from "../../term-links.ts";
import { useHash, useScrollTo } from "../../use-hash.ts";
import type { Route } from "./+types/consultation";
import sheet from "./consultation.css?url";
import { Details, type LinkedConsultation } from "./details.tsx";
// Shows the type that the address names before React has come, as React will show it.
import namedType from "./named-type.js?raw";

export function loader() {
  return {
    ...pageOf("consultation"),
    firmId: site.firmId,
    phone: site.phone,
    email: site.email,
    canBeBooked: "Çevrim içi randevu alınabilir",
    notOffered: fieldRefusals.type_unknown,
    dialogFailure,
    practice: consultationList.practice,
    types: consultationList.types.map((type) => ({
      ...linkedTexts(type),
      links: relatedToConsultation(type, allCharts),
    })),
  };
}

/** One linker for each type, since types are read one at a time. */
function linkedTexts(type: Consultation): LinkedConsultation {
  const linked = linkTerms(pageAddresses.consultation);
  return {
    ...type,
    shortDescription: linked(type.shortDescription),
    description: type.description.map(linked),
    details: type.details?.map(({ title, content }) => ({ title, content: linked(content) })),
  };
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

export const handle: PageScripts = { scripts: true };

export { meta } from "../../page-meta.ts";

export default function ConsultationPage({ loaderData }: Route.ComponentProps) {
  const { heading, subtitle, canBeBooked, practice } = loaderData;
  const { services, reload } = useServices();
  const types = loaderData.types.map((type) => offered(type, services));
  const hash = useHash(types.map(({ slug }) => slug));
  const panel = useRef<HTMLDivElement>(null);
  const selected = types.find(({ slug }) => slug === hash) ?? types[0];
  useScrollTo(hash, panel);
  if (!selected) return null;
  return (
    <>
      <PageHeader name="consultation" heading={heading} subtitle={subtitle} />
      <div className="consultation-frame">
        <div className="wrap band consultation">
          <div className="consultation-choice">
            <nav className="consultation-list" aria-labelledby="turler">
              <h2 id="turler">Danışmanlık Türleri</h2>
              <p id="randevulu">
                <Icon name="calendar" /> {canBeBooked}
              </p>
              {types.map(({ slug, title, bookable, ...facts }) => (
                <RouterLink
                  key={slug}
                  href={`#${slug}`}
                  aria-current={slug === selected.slug ? "true" : undefined}
                  aria-describedby={bookable ? "randevulu" : undefined}
                >
                  <Icon name={slug} />
                  <span>
                    {title} <small>{inShort(facts)}</small>
                  </span>
                  {bookable && <Icon name="calendar" className="bookable" />}
                </RouterLink>
              ))}
            </nav>
            <div ref={panel} className="consultation-panel">
              <p className="visually-hidden" role="status">
                {hash && selected.title}
              </p>
              {types.map((type) => (
                <Details key={type.slug} type={type} shown={type.slug === selected.slug} />
              ))}
            </div>
          </div>
          <BookingPanel {...loaderData} type={selected} reloadServices={reload} />
          <InlineScript text={import.meta.env.SSR ? namedType : ""} />
        </div>
      </div>
      <section className="wrap band practice" aria-labelledby="randevudan-once">
        <h2 id="randevudan-once">{practice.title}</h2>
        <dl>
          {practice.items.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}

/** "Telefon · 25 dakika · en geç 4 gün içinde" */
function inShort(type: Pick<Consultation, "delivery" | "duration" | "appointmentDate">): string {
  const when = type.appointmentDate;
  const words = when.charAt(0).toLocaleLowerCase("tr-TR") + when.slice(1);
  return [type.delivery, type.duration, words].filter(Boolean).join(" · ");
}

/** The services as they are now, and a function to load them again after a refusal. */
function useServices() {
  const [services, setServices] = useState<OfferedService[]>();
  useEffect(() => {
    loadServices().then(setServices);
  }, []);
  const reload = useCallback(async () => {
    const current = await loadServices("no-cache");
    if (current) setServices(current);
  }, []);
  return { services, reload };
}

/** Loads the dialog's code, which includes the calendar, when it is first opened. */
function BookingPanel(props: {
  type: LinkedConsultation;
  firmId: string;
  phone: string;
  email: string;
  notOffered: string;
  dialogFailure: string;
  reloadServices: () => void;
}) {
  const { type, firmId, phone, email, notOffered, dialogFailure, reloadServices } = props;
  const { title, bookable, takesPlaceWithinDays, duration } = type;
  const mail = `mailto:${email}?subject=${encodeURIComponent(title)}`;
  const [refusedType, setRefusedType] = useState("");
  const [openedType, setOpenedType] = useState("");
  const onRefused = (refused: string) => {
    setRefusedType(refused);
    reloadServices();
  };
  const booking = useDialog(async () => (await import("./booking.tsx")).Booking);
  const { state, close } = booking;
  const openDialog = () => {
    setOpenedType(title);
    booking.open();
  };
  // The page was loaded again with the dialog open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each type
  useEffect(() => {
    if (history.state?.form?.type === title) openDialog();
  }, [title]);
  // The address names another type, or the academy has taken this one off the site.
  useEffect(() => {
    if (state !== "open" || (title === openedType && bookable)) return;
    close();
    if (title === openedType) setRefusedType(title);
  });
  return (
    <section className="booking-panel sky" data-bookable={bookable}>
      <h2>Şimdi Randevunuzu Oluşturun</h2>
      <p className="unless-bookable">
        Randevu ve detaylı bilgi için <a href={mail}>iletişime geçebilirsiniz</a>.
      </p>
      <p className="if-bookable">
        Size uyan günü ve saati seçin, randevu talebiniz hemen bize ulaşsın.
      </p>
      <div className="booking-ways">
        <a className="button unless-bookable" href={`tel:${phone.replaceAll(" ", "")}`}>
          <Icon name="phone" /> Telefon et <small>{phone}</small>
        </a>
        <a className="button unless-bookable" href={mail}>
          <Icon name="mail" /> E-posta yaz <small>{email}</small>
        </a>
        <button
          type="button"
          className="button"
          disabled={!bookable}
          {...booking.opener}
          onClick={openDialog}
        >
          Randevu Al
        </button>
      </div>
      {!bookable && refusedType === title && <p role="alert">{notOffered}</p>}
      {booking.state === "failed" && <p role="alert">{dialogFailure}</p>}
      {booking.Dialog && (
        <booking.Dialog
          type={title}
          withinDays={takesPlaceWithinDays}
          duration={duration}
          firmId={firmId}
          bookable={bookable}
          open={booking.state === "open"}
          onClose={booking.close}
          onRefused={onRefused}
        />
      )}
    </section>
  );
}
