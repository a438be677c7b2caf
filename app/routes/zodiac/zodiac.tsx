import { allSigns } from "content-collections";
import { signAddress } from "../../../content-model/addresses.ts";
import { signNames } from "../../../content-model/zodiac.ts";
import { Icon } from "../../components/icon.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { SignPicture } from "../../components/picture.tsx";
import { signImage } from "../../images.ts";
import wideSky from "../../img/headers/zodiac-1600.avif?url";
import narrowSky from "../../img/headers/zodiac-narrow.avif?url";
import { pageOf } from "../../page-head.ts";
import { preloadSky } from "../../preload-image.ts";
import type { Route } from "./+types/zodiac";

export function loader() {
  const signs = signNames.flatMap((name) => allSigns.filter((sign) => sign.name === name));
  return {
    ...pageOf("zodiac"),
    signs: signs.map(({ name, slug, date, element, planet }) => ({
      name: `${name} Burcu`.toLocaleUpperCase("tr-TR"),
      slug,
      path: signAddress(slug),
      image: signImage(slug),
      date,
      element,
      planet,
    })),
  };
}

/** As wide as the grid's columns in zodiac.css, without the card's padding. */
const sizes = "(width >= 80rem) 17rem, (width >= 64rem) 30vw, (width >= 48rem) 45vw, 85vw";

export const links: Route.LinksFunction = () => preloadSky(narrowSky, wideSky);

export { meta } from "../../page-meta.ts";

export default function Zodiac({ loaderData: { heading, subtitle, signs } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader name="zodiac" heading={heading} subtitle={subtitle} />
      <ul className="wrap band sign-grid">
        {signs.map(({ name, slug, path, image, date, element, planet }) => (
          <li key={slug}>
            <a href={path} className={`sign-card ring-${slug}`}>
              <SignPicture image={image} sizes={sizes} />
              <h2>
                <Icon name={slug} /> {name}
              </h2>
              <p>{date}</p>
              <dl>
                <dt>Element</dt>
                <dd>{element}</dd>
                <dt>Yönetici gezegen</dt>
                <dd>{planet}</dd>
              </dl>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
