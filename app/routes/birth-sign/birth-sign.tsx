import { allSigns, birthSign, site, sunCalendar } from "content-collections";
import { Icon } from "../../components/icon.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { Picture } from "../../components/picture.tsx";
import { RelatedLinks } from "../../components/related-links.tsx";
import { signAddress } from "../../content/addresses.ts";
import { relatedToBirthSign } from "../../content/links/links.ts";
import { monthNames } from "../../content/sign-dates.ts";
import { slugOf } from "../../content/slug.ts";
import { borderDays, ingressYears, signEnteredIn } from "../../content/sun-ingresses.ts";
import { planetNames, signNames } from "../../content/zodiac.ts";
import { coinImage } from "../../images.ts";
import { pageOf } from "../../page-head.ts";
import type { Route } from "./+types/birth-sign";
import sheet from "./birth-sign.css?url";
import findSign from "./find-sign.ts?worker&url";

export function loader() {
  const signs = signNames.flatMap((name) => allSigns.filter((sign) => sign.name === name));
  return {
    ...pageOf("birthSign"),
    years: ingressYears,
    texts: birthSign,
    academy: site.name,
    signs: signs.map(({ name, slug, date }) => ({
      ...{ name, slug, date },
      path: signAddress(slug),
      image: coinImage(slug),
    })),
    borders: monthNames.map((_, index) => borderIn(index + 1)),
    related: relatedToBirthSign(),
  };
}

/** The days of a month in which one sign ends and the next begins. */
function borderIn(month: number) {
  const [first, last] = borderDays(sunCalendar, month);
  const after = signEnteredIn(month);
  const before = signNames.at(signNames.indexOf(after) - 1)!;
  return { days: `${first}–${last}\u00a0${monthNames[month - 1]}`, before, after };
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

export { meta } from "../../page-meta.ts";

export default function BirthSign({ loaderData }: Route.ComponentProps) {
  const { heading, subtitle, texts, academy, years, signs, borders, related } = loaderData;
  const span = `${years.first}–${years.last}`;
  return (
    <>
      <PageHeader name="birth-sign" heading={heading} subtitle={subtitle} />
      <div className="wrap band birth-sign">
        <form className="fields birth-form needs-script">
          <label>
            Doğum tarihiniz
            <input type="date" name="dogum" min="1900-01-01" max="2100-12-31" autoComplete="bday" />
          </label>
          <div className="birth-answer" role="status">
            <p data-answer="hint">{texts.answers.hint}</p>
            <p data-answer="incomplete" hidden>
              {texts.answers.incomplete}
            </p>
            <p data-answer="outside" hidden>
              {texts.answers.outside}
            </p>
            <p data-answer="failed" hidden>
              {texts.answers.failed}
            </p>
            <p data-answer="sign" className="birth-result" hidden>
              Güneş burcunuz <span data-slot="whole" />
            </p>
            <div data-answer="border" className="birth-border" hidden>
              <p>
                Sınır gününde doğmuşsunuz. Güneş’in <b data-slot="entered" /> burcuna girdiği an
                Türkiye saatiyle <b data-slot="hour" />.
              </p>
              <p className="birth-result">
                Daha erken doğduysanız <span data-slot="before" />
              </p>
              <p className="birth-result">
                O saatte ya da daha geç doğduysanız <span data-slot="after" />
              </p>
            </div>
          </div>
        </form>
        <BirthSky {...texts.sky} academy={academy} />
        <section aria-labelledby="gunler">
          <h2 id="gunler">Burçların günleri</h2>
          <table className="birth-signs">
            <thead>
              <tr>
                <th scope="col">Burç</th>
                <th scope="col">Günleri</th>
              </tr>
            </thead>
            <tbody>
              {signs.map(({ name, slug, date, path, image }) => (
                <tr key={slug}>
                  <th scope="row">
                    <a href={path}>
                      <Picture image={image} alt="" /> {name}
                    </a>
                  </th>
                  <td>{date}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <section aria-labelledby="sinirlar">
          <h2 id="sinirlar">Sınır günleri</h2>
          <p>
            Güneş bir burca her yıl aynı saatte girmez. <span className="years">{span}</span>{" "}
            arasında giriş, Türkiye saatiyle şu günlere denk gelir; bu günlerde doğanların burcunu
            yıl ve saat belirler.
          </p>
          <table>
            <thead>
              <tr>
                <th scope="col">Günler</th>
                <th scope="col">Girişten önce</th>
                <th scope="col">Girişten sonra</th>
              </tr>
            </thead>
            <tbody>
              {borders.map(({ days, before, after }) => (
                <tr key={days}>
                  <th scope="row">{days}</th>
                  <td>{before}</td>
                  <td>{after}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <RelatedLinks groups={related} />
      </div>
      {/* Not async: it reads the table above it. */}
      <script type="module" src={findSign} />
    </>
  );
}

/** The sky of the chosen day, which show-sky.ts fills in. */
function BirthSky(texts: { title: string; notes: string[]; academy: string }) {
  return (
    <section className="sky birth-sky fade" aria-labelledby="gok" hidden>
      <h2 id="gok">
        <span className="eyebrow">{texts.title}</span> <span />
      </h2>
      <figure>
        <svg viewBox="0 0 800 800" role="img" aria-label="Zodyak çarkı; yerler tabloda" />
      </figure>
      <div>
        <table>
          <thead>
            <tr>
              <th scope="col">Gezegen</th>
              <th scope="col">Burcu</th>
              <th scope="col">Saat 12.00’de</th>
            </tr>
          </thead>
          <tbody>
            {planetNames.map((name) => (
              <tr key={name}>
                <th scope="row">
                  <Icon name={slugOf(name)} /> {name}
                </th>
                <td />
                <td />
              </tr>
            ))}
          </tbody>
        </table>
        <button type="button" className="button" data-academy={texts.academy}>
          Resim olarak indir
        </button>
      </div>
      <div className="birth-notes">
        {texts.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </section>
  );
}
