import { allSigns, sunCalendar } from "content-collections";
import { PageHeader } from "../../components/page-header.tsx";
import { Picture } from "../../components/picture.tsx";
import { RelatedLinks } from "../../components/related-links.tsx";
import { signAddress } from "../../content/addresses.ts";
import { relatedToBirthSign } from "../../content/links/links.ts";
import { monthNames } from "../../content/sign-dates.ts";
import {
  borderDays,
  ingressYears,
  packedIngresses,
  signEnteredIn,
} from "../../content/sun-ingresses.ts";
import { signNames } from "../../content/zodiac.ts";
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
    entries: packedIngresses(sunCalendar),
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
  const { heading, subtitle, years, entries, signs, borders, related } = loaderData;
  const span = `${years.first}–${years.last}`;
  return (
    <>
      <PageHeader name="birth-sign" heading={heading} subtitle={subtitle} />
      <div className="wrap band birth-sign">
        <form
          className="fields birth-form needs-script"
          data-first={years.first}
          data-entries={entries}
        >
          <label>
            Doğum tarihiniz
            <input
              type="date"
              name="dogum"
              min={`${years.first}-01-01`}
              max={`${years.last}-12-31`}
              autoComplete="bday"
            />
          </label>
          <div className="birth-answer" role="status">
            <p className="birth-hint">Tarihi seçince burcunuz burada görünür.</p>
            <p className="birth-result" hidden>
              Güneş burcunuz <span data-slot="whole" />
            </p>
            <div className="birth-border" hidden>
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
            <p hidden>
              Giriş saatleri <span className="years">{span}</span> yılları için hesaplandı; başka
              yıllarda aşağıdaki tablolar yol gösterir.
            </p>
          </div>
        </form>
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
