import { allSigns } from "content-collections";
import { data } from "react-router";
import {
  pageAddresses,
  sectionAddresses,
  signAddress,
  wholeGuideAddress,
} from "../../../content-model/addresses.ts";
import { relatedToSign } from "../../../content-model/related.ts";
import { signCardsOf } from "../../../content-model/sign.ts";
import { slugOf } from "../../../content-model/slug.ts";
import { opening } from "../../../content-model/text.ts";
import { signNames } from "../../../content-model/zodiac.ts";
import { Breadcrumbs } from "../../components/breadcrumbs.tsx";
import { Icon } from "../../components/icon.tsx";
import { NextLink } from "../../components/next-link.tsx";
import { type Image, Picture } from "../../components/picture.tsx";
import { RelatedLinks } from "../../components/related-links.tsx";
import { TextDates } from "../../components/text-dates.tsx";
import { signImage } from "../../images.ts";
import { headOf } from "../../page-head.ts";
import type { PageScripts } from "../../page-scripts.ts";
import type { Route } from "./+types/sign";
import { GuideText } from "./guide-text.tsx";

export function loader({ params }: Route.LoaderArgs) {
  const sign = allSigns.find(({ slug }) => slug === params.sign);
  const { link, shown } = sectionAddresses(params.sign);
  const section = sign?.sections.find(({ slug }) => slug === shown(params.section));
  if (!sign || !section) throw data(null, 404);

  const { slug, name, date, description } = sign;
  const first = section === sign.sections[0];
  const lead = section.blocks.find((block) => block.kind === "paragraph")?.text ?? description;
  const sections = sign.sections.map((entry) => ({
    title: entry.title,
    slug: entry.slug,
    path: link(entry.slug),
  }));
  const after = signNames[(signNames.indexOf(name) + 1) % signNames.length] ?? name;
  const next = sections[sign.sections.indexOf(section) + 1];
  return {
    head: headOf(link(section.slug), first ? description : opening(lead)),
    sign: { slug, name, date, title: `${name} Burcu`.toLocaleUpperCase("tr-TR") },
    image: signImage(slug),
    sections,
    section: { title: section.title, slug: section.slug, blocks: section.blocks },
    signCards: signCardsOf(section),
    whole: wholeGuideAddress(slug),
    next: next
      ? { label: "Sonraki bölüm", title: next.title, path: next.path }
      : { label: "Sonraki burç", title: `${after} Burcu`, path: signAddress(slugOf(after)) },
    related: relatedToSign(sign),
  };
}

export const handle: PageScripts = { reading: true };

export { meta } from "../../page-meta.ts";

export default function SignGuide({ loaderData }: Route.ComponentProps) {
  const { sign, image, sections, section, signCards, next, related, whole } = loaderData;
  return (
    <div className="guide">
      <Sidebar sign={sign} image={image} sections={sections} current={section.slug} />
      <article className="guide-text">
        <Breadcrumbs />
        <button type="button" className="back-to-menu needs-script" popoverTarget="bolumler">
          <Icon name="arrow-left" /> Menüye Dön
        </button>
        {/* Those who see read the sign's name above the heading, those who hear in it. */}
        <p className="eyebrow" aria-hidden="true">
          {sign.title}
        </p>
        <h1 className="title-lg">
          <Icon name={section.slug} /> <span className="visually-hidden">{sign.name} Burcu: </span>
          {section.title}
        </h1>
        <GuideText blocks={section.blocks} section={section.slug} signCards={signCards} />
        <TextDates />
        <NextLink {...next} />
        <p className="whole-guide-link screen-only">
          <a href={whole}>Rehberin tamamı tek sayfada, yazdırmak için</a>
        </p>
        <RelatedLinks groups={related} />
      </article>
    </div>
  );
}

type SidebarProps = {
  sign: { slug: string; title: string; date: string };
  image: Image;
  sections: { title: string; slug: string; path: string }[];
  current: string;
};

/** Beside the text from 768 px up; below that a popover over the page, which the next page has closed. */
function Sidebar({ sign, image, sections, current }: SidebarProps) {
  return (
    <aside id="bolumler" popover="auto" className="sidebar" aria-label={sign.title}>
      <div className="sidebar-top">
        <a className="button ghost small" href={pageAddresses.zodiac}>
          <Icon name="arrow-left" /> Tüm Burçlar
        </a>
        <button
          type="button"
          className="sidebar-close needs-script"
          popoverTarget="bolumler"
          popoverTargetAction="hide"
          aria-label="Bölümleri kapat"
        >
          <Icon name="close" />
        </button>
      </div>
      <Picture image={image} alt="" sizes="11rem" className={`ring-${sign.slug}`} eager />
      <p className="sidebar-sign">{sign.title}</p>
      <p>{sign.date}</p>
      <nav aria-label="Bölümler">
        {sections.map(({ title, slug, path }) => (
          <a key={slug} href={path} aria-current={slug === current ? "page" : undefined}>
            <Icon name={slug} /> {title}
          </a>
        ))}
      </nav>
    </aside>
  );
}
