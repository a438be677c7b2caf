import { allSigns } from "content-collections";
import { Icon } from "../../components/icon.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { SignPicture } from "../../components/picture.tsx";
import { RelatedLinks } from "../../components/related-links.tsx";
import { signAddress } from "../../content/addresses.ts";
import { relatedToZodiac } from "../../content/links/links.ts";
import { seasons } from "../../content/sign-facts.ts";
import { slugOf } from "../../content/slug.ts";
import { coinImage, signImage } from "../../images.ts";
import { pageOf } from "../../page-head.ts";
import type { Route } from "./+types/zodiac";
import sheet from "./zodiac.css?url";

export function loader() {
  return {
    ...pageOf("zodiac"),
    seasons: seasons.map(({ name, signs }) => {
      const cards = signs
        .flatMap((one) => allSigns.filter((sign) => sign.name === one))
        .map(cardOf);
      return { name, slug: slugOf(name), days: daysOf(cards), signs: cards };
    }),
    related: relatedToZodiac(),
  };
}

/** From the first day of the first sign to the last of the last. */
function daysOf(signs: { date: string }[]): string {
  const [first, last] = [signs.at(0), signs.at(-1)].map((sign) => sign!.date.split("- "));
  return `${first![0]}- ${last![1]}`;
}

function cardOf({ name, slug, date, element, planet }: (typeof allSigns)[number]) {
  return {
    name: `${name} Burcu`.toLocaleUpperCase("tr-TR"),
    slug,
    path: signAddress(slug),
    image: signImage(slug),
    coin: coinImage(slug),
    date,
    element: { name: element, slug: slugOf(element) },
    planet: { name: planet, slug: slugOf(planet.split(" & ")[0]!) },
  };
}

/** The widths in zodiac.css. Phones get medallions. */
const sizes = "(width >= 80rem) 16rem, (width >= 64rem) min(27vw, 20rem), 20rem";

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: sheet },
  // For the view transition of the ring back to its card: the first paint must include the cards. It waits for the
  // element after them, since browsers count an element as present from its opening tag on.
  { rel: "expect", href: "#devami", blocking: "render" },
];

export { meta } from "../../page-meta.ts";

export default function Zodiac({ loaderData }: Route.ComponentProps) {
  const { heading, subtitle, seasons, related } = loaderData;
  return (
    <>
      <PageHeader name="zodiac" heading={heading} subtitle={subtitle} />
      <div className="wrap sign-grid">
        {seasons.map(({ name, slug, days, signs }) => (
          <section key={slug} className="season" aria-labelledby={slug}>
            <div className="season-name">
              <h2 id={slug}>{name}</h2>
              <p>{days}</p>
            </div>
            <ul>
              {signs.map((sign) => (
                <li key={sign.slug} id={sign.slug}>
                  <SignCard {...sign} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div id="devami" className="wrap zodiac-related">
        <RelatedLinks groups={related} />
      </div>
    </>
  );
}

function SignCard({
  name,
  slug,
  path,
  image,
  coin,
  date,
  element,
  planet,
}: ReturnType<typeof cardOf>) {
  return (
    <a href={path} className={`sign-card ring-${slug} light-${element.slug}`}>
      <SignPicture image={image} small={coin} sizes={sizes} />
      <div>
        <h3>{name}</h3>
        <p>{date}</p>
        <dl>
          <dt className="visually-hidden">Element</dt>
          <dd className="sign-element">
            <Icon name={element.slug} /> {element.name}
          </dd>
          <dt className="visually-hidden">Yönetici gezegen</dt>
          <dd>
            <Icon name={planet.slug} /> {planet.name}
          </dd>
        </dl>
      </div>
    </a>
  );
}
