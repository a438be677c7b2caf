import { allSigns } from "content-collections";
import { PageHeader } from "../../components/page-header.tsx";
import { Picture } from "../../components/picture.tsx";
import { RelatedLinks } from "../../components/related-links.tsx";
import { compatibilityAddress, pageAddresses, pairAddress } from "../../content/addresses.ts";
import { toAspects, toBirthSign, toGlossary } from "../../content/links/links.ts";
import { inZodiacOrder } from "../../content/sign-pairs.ts";
import { slugOf } from "../../content/slug.ts";
import { type SignName, signNames } from "../../content/zodiac.ts";
import { coinImage } from "../../images.ts";
import { pageOf } from "../../page-head.ts";
import type { Route } from "./+types/compatibility";
import sheet from "./compatibility.css?url";
import { SignWheel } from "./sign-wheel.tsx";

export function loader() {
  const signs = signNames.flatMap((name) => allSigns.filter((sign) => sign.name === name));
  const shown = signs.map(({ name, slug, element }) => ({ name, slug, element: slugOf(element) }));
  return {
    ...pageOf("compatibility"),
    first: shown.map((sign) => ({ ...sign, path: compatibilityAddress(sign.slug) })),
    wheels: shown.map(({ name, slug }) => ({
      name,
      slug,
      image: coinImage(slug),
      second: shown.map((other) => ({ ...other, path: pathOf(name, other.name) })),
    })),
    again: pageAddresses.compatibility,
    related: [
      { label: "Burcunuzu bilmiyorsanız", links: [toBirthSign()] },
      { label: "Temel Bilgiler", links: [toAspects(), toGlossary()] },
    ],
  };
}

const pathOf = (one: SignName, other: SignName) => {
  const [first, second] = inZodiacOrder(one, other);
  return pairAddress(slugOf(first), slugOf(second));
};

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

export { meta } from "../../page-meta.ts";

export default function Compatibility({ loaderData }: Route.ComponentProps) {
  const { heading, subtitle, first, wheels, again, related } = loaderData;
  return (
    <>
      <PageHeader name="compatibility" heading={heading} subtitle={subtitle} />
      <div className="sky band pair-choice">
        <section id="secim" aria-label="Birinci burç">
          <SignWheel signs={first}>
            <h2>Birinci burç</h2>
            <p>Kendi burcunuzdan ya da aklınızdakinden başlayın</p>
          </SignWheel>
        </section>
        {wheels.map(({ name, slug, image, second }) => (
          <section key={slug} id={slug} aria-label={`${name} ile`}>
            <SignWheel signs={second}>
              <Picture image={image} alt="" />
              <h2>{name} ile …</h2>
              <p>İkinci burcu seçin</p>
              <a href={`${again}#secim`}>Başka burç</a>
            </SignWheel>
          </section>
        ))}
      </div>
      <div className="wrap band">
        <RelatedLinks groups={related} />
      </div>
    </>
  );
}
