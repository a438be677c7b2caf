import { allSigns, signFactList } from "content-collections";
import { data } from "react-router";
import { Icon } from "../../components/icon.tsx";
import { NextLink } from "../../components/next-link.tsx";
import { RelatedLinks } from "../../components/related-links.tsx";
import { TextDates } from "../../components/text-dates.tsx";
import { sectionAddresses, signAddress, wholeGuideAddress } from "../../content/addresses.ts";
import { linkedBlocks, type RelatedGroup, relatedToSign } from "../../content/links/links.ts";
import { signCardsOf } from "../../content/sign.ts";
import { factsOf } from "../../content/sign-facts.ts";
import { slugOf } from "../../content/slug.ts";
import { opening } from "../../content/text.ts";
import { signNames } from "../../content/zodiac.ts";
import { coinImage, signImage } from "../../images.ts";
import { headOf } from "../../page-head.ts";
import type { PageScripts } from "../../page-scripts.ts";
import { linkTerms } from "../../term-links.ts";
import type { Route } from "./+types/sign";
import { GuideText } from "./guide-text.tsx";
import { Sidebar } from "./sidebar.tsx";
import sheet from "./sign.css?url";
import { SignHeader } from "./sign-header.tsx";

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
    sign: {
      slug,
      name,
      date,
      description,
      element: slugOf(sign.element),
      title: `${name} Burcu`.toLocaleUpperCase("tr-TR"),
    },
    facts: factsOf(sign, signFactList.signs),
    image: signImage(slug),
    coin: coinImage(slug),
    sections,
    section: {
      title: section.title,
      slug: section.slug,
      blocks: linkedBlocks(section.blocks, linkTerms(link(section.slug))),
    },
    signCards: signCardsOf(section),
    whole: wholeGuideAddress(slug),
    next: next
      ? { label: "Sonraki bölüm", title: next.title, path: next.path }
      : { label: "Sonraki burç", title: `${after} Burcu`, path: signAddress(slugOf(after)) },
    related: relatedToSign(sign).map(withCoins),
  };
}

/** Links to signs have the sign's medallion. */
const withCoins = ({ label, links }: RelatedGroup) => ({
  label,
  links: links.map((link) =>
    link.path === signAddress(link.icon) ? { ...link, coin: coinImage(link.icon) } : link,
  ),
});

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: sheet },
  // For the view transition of the ring from its card: the first paint must include the ring (see zodiac.tsx).
  { rel: "expect", href: "#tanitim", blocking: "render" },
];

export const handle: PageScripts = { reading: true };

export { meta } from "../../page-meta.ts";

export default function SignGuide({ loaderData }: Route.ComponentProps) {
  const { sign, image, coin, facts, sections, section, signCards, next, related, whole } =
    loaderData;
  return (
    <>
      <SignHeader {...{ sign, image, facts, sections }} current={section} />
      <div className="guide-frame">
        <div className="wrap guide">
          <Sidebar {...{ sign, coin, sections }} current={section.slug} />
          <article className="guide-text">
            <button type="button" className="back-to-menu needs-script" popoverTarget="bolumler">
              <Icon name="arrow-left" /> Menüye Dön
            </button>
            <h2 className="title-lg screen-only">
              <Icon name={section.slug} /> {section.title}
            </h2>
            <GuideText blocks={section.blocks} section={section.slug} signCards={signCards} />
            <TextDates />
            <NextLink {...next} />
            <p className="whole-guide-link screen-only">
              <a href={whole}>Rehberin tamamı tek sayfada, yazdırmak için</a>
            </p>
          </article>
          <RelatedLinks groups={related} />
        </div>
      </div>
    </>
  );
}
