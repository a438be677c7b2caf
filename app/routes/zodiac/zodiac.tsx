import { allSigns } from "content-collections";
import { signAddress } from "../../../content-model/addresses.ts";
import { signNames } from "../../../content-model/zodiac.ts";
import { Icon } from "../../components/icon.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { SignPicture } from "../../components/picture.tsx";
import { pageOf } from "../../page-head.ts";
import type { Route } from "./+types/zodiac";

export function loader() {
  const signs = signNames.flatMap((name) => allSigns.filter((sign) => sign.name === name));
  return {
    ...pageOf("zodiac"),
    signs: signs.map(({ name, slug, date, element, planet }) => ({
      name: `${name} Burcu`.toLocaleUpperCase("tr-TR"),
      slug,
      path: signAddress(slug),
      date,
      element,
      planet,
    })),
  };
}

export { meta } from "../../page-meta.ts";

export default function Zodiac({ loaderData: { heading, subtitle, signs } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader name="zodiac" heading={heading} subtitle={subtitle} />
      <ul className="wrap band sign-grid">
        {signs.map(({ name, slug, path, date, element, planet }) => (
          <li key={slug}>
            <a href={path} className={`sign-card ring-${slug}`}>
              <SignPicture slug={slug} />
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
