import { allPairFiles, allSigns, aspectList } from "content-collections";
import { data } from "react-router";
import { AspectFigure } from "../../components/aspect-figure.tsx";
import { Icon } from "../../components/icon.tsx";
import { LinkedText } from "../../components/linked-paragraphs.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { SignPicture } from "../../components/picture.tsx";
import { LinkList } from "../../components/related-links.tsx";
import { TextDates } from "../../components/text-dates.tsx";
import {
  aspectAddress,
  compatibilityAddress,
  pairAddress,
  signAddress,
} from "../../content/addresses.ts";
import { toElement } from "../../content/links/links.ts";
import { pairTitle } from "../../content/page-titles.ts";
import { qualityOf } from "../../content/sign-facts.ts";
import { angleBetween, inZodiacOrder, signPairs } from "../../content/sign-pairs.ts";
import { slugOf } from "../../content/slug.ts";
import { type SignName, signNames } from "../../content/zodiac.ts";
import { signImage } from "../../images.ts";
import { headOf } from "../../page-head.ts";
import { linkTerms } from "../../term-links.ts";
import type { Route } from "./+types/pair";
import sheet from "./compatibility.css?url";

const slugsOf = ([first, second]: [string, string]) => `${slugOf(first)}-${slugOf(second)}`;

export function loader({ params }: Route.LoaderArgs) {
  const names = signPairs().find((pair) => slugsOf(pair) === params.pair);
  const [first, second] = (names ?? []).map((name) => allSigns.find((one) => one.name === name));
  const file = allPairFiles.find(({ sign }) => sign === first?.name);
  const text = file?.pairs.find((pair) => pair.with === second?.name);
  if (!first || !second || !text) throw data(null, 404);
  const isOne = first === second;
  const signs = isOne ? [first] : [first, second];
  const angle = angleBetween(first.name, second.name);
  const aspect = aspectList.aspects.find((one) => one.angle === angle)!;
  const address = pairAddress(first.slug, second.slug);
  const linked = linkTerms(address);
  const elements = [...new Set(signs.map(({ element }) => element))].map(toElement);
  const qualities = [...new Set(signs.map(({ name }) => qualityOf(name)))];
  return {
    head: headOf(address, text.lead),
    title: pairTitle(first.name, second.name),
    lead: text.lead,
    rings: [first, second].map(({ slug, element }, place) => ({
      key: `${slug}${place}`,
      image: signImage(slug),
      element: slugOf(element),
    })),
    facts: [
      { label: elements.length > 1 ? "Elementler" : "Element", links: elements },
      { label: qualities.length > 1 ? "Nitelikler" : "Nitelik", text: qualities.join(" & ") },
      { label: "Aralarındaki açı", links: [aspectLink(aspect)] },
    ],
    angle,
    parts: [
      { title: `${first.name} için`, text: linked(text.first) },
      { title: isOne ? `İki ${first.name}` : `${second.name} için`, text: linked(text.second) },
      { title: "Birlikte", text: linked(text.together) },
    ],
    guides: signs.map(({ name, slug }) => ({
      path: signAddress(slug),
      icon: slug,
      title: `${name} burcu rehberi`,
    })),
    others: signs.map(({ name, slug }) => ({
      title: `${name} burcunun öteki uyumları`,
      path: compatibilityAddress(slug),
      slug,
      pairs: pairsOf(name, names!),
    })),
  };
}

const aspectLink = ({ name, slug, angle }: { name: string; slug: string; angle: number }) => ({
  path: aspectAddress(slug),
  icon: undefined,
  title: `${name}, ${angle}°`,
});

/** A sign's twelve pairs without the one that is shown. */
const pairsOf = (name: SignName, [first, second]: [SignName, SignName]) =>
  signNames
    .map((other) => ({ other, pair: inZodiacOrder(name, other) }))
    .filter(({ pair }) => pair[0] !== first || pair[1] !== second)
    .map(({ other, pair: [one, two] }) => ({
      path: pairAddress(slugOf(one), slugOf(two)),
      icon: slugOf(other),
      title: other,
    }));

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

export { meta } from "../../page-meta.ts";

export default function PairPage({ loaderData }: Route.ComponentProps) {
  const { title, lead, rings, facts, angle, parts, guides, others } = loaderData;
  return (
    <>
      <PageHeader name="pair" heading={title} subtitle={lead}>
        <dl>
          {facts.map(({ label, text, links = [] }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {text}
                {links.map(({ path, icon, title }, index) => (
                  <span key={path}>
                    {index > 0 && " & "}
                    <a href={path}>
                      {icon && <Icon name={icon} />} {title}
                    </a>
                  </span>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <div className="header-art pair-art">
          {rings.map(({ key, image, element }) => (
            <div key={key} className={`light-${element}`}>
              <SignPicture image={image} sizes="(width >= 48rem) 16rem, 45vw" eager />
            </div>
          ))}
        </div>
      </PageHeader>
      <div className="wrap band pair">
        <article aria-label={title}>
          <AspectFigure angle={angle} />
          <div className="prose">
            {parts.map(({ title, text }) => (
              <section key={title}>
                <h2>{title}</h2>
                <p>
                  <LinkedText parts={text} />
                </p>
              </section>
            ))}
          </div>
          <TextDates />
        </article>
        <div className="beside">
          <nav aria-labelledby="rehberler">
            <h2 id="rehberler">Rehberler</h2>
            <LinkList links={guides} />
          </nav>
          {others.map(({ title, slug, pairs }) => (
            <nav key={slug} aria-labelledby={`${slug}-ciftleri`}>
              <h2 id={`${slug}-ciftleri`}>{title}</h2>
              <LinkList links={pairs} className="beside-links pair-links" />
            </nav>
          ))}
        </div>
      </div>
    </>
  );
}
