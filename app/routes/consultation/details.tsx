import { Icon } from "../../components/icon.tsx";
import { LinkedParagraphs, LinkedText } from "../../components/linked-paragraphs.tsx";
import { LinkList } from "../../components/related-links.tsx";
import type { Consultation } from "../../content/consultation.ts";
import type { Linked, RelatedLink } from "../../content/links/links.ts";

/** A consultation with links in its texts. */
export type LinkedConsultation = Omit<
  Consultation,
  "shortDescription" | "description" | "details"
> & {
  shortDescription: Linked[];
  description: Linked[][];
  details: { title: string; content: Linked[] }[] | undefined;
};

type Type = LinkedConsultation & { links: RelatedLink[] };

/** All types are in the page for readers without JavaScript; with it only the chosen one shows. */
export function Details({ type, shown }: { type: Type; shown: boolean }) {
  const facts = [
    [
      /telefon/i.test(type.appointmentType) ? "phone" : "egitim",
      "Randevu türü",
      type.appointmentType,
    ],
    ["calendar", "Randevu zamanı", type.appointmentDate],
    ["clock", "Süre", type.duration],
  ];
  return (
    <article id={type.slug} className={shown ? "fade" : "unless-script"}>
      <h2 className="title-lg">{type.title}</h2>
      <p className="lead">
        <LinkedText parts={type.shortDescription} />
      </p>
      <div className="prose">
        <LinkedParagraphs paragraphs={type.description} />
        {type.details?.map(({ title, content }) => (
          <section key={title}>
            <h3>{title}</h3>
            <p>
              <LinkedText parts={content} />
            </p>
          </section>
        ))}
      </div>
      <dl className="facts">
        {facts.map(
          ([icon = "", label, value]) =>
            value && (
              <div key={label}>
                <dt>
                  <Icon name={icon} /> {label}
                </dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {type.links.length > 0 && (
        <section className="techniques" aria-label="Dayandığı teknikler">
          <p>Dayandığı teknikler</p>
          <LinkList links={type.links} />
        </section>
      )}
    </article>
  );
}
