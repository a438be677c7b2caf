import { home, moonCalendar, moonPhaseList, site } from "content-collections";
import { monthShown } from "../../../contract/hero-months.ts";
import { Icon } from "../../components/icon.tsx";
import { SignPicture } from "../../components/picture.tsx";
import { SkyPicture } from "../../components/sky-picture.tsx";
import { TodaySky } from "../../components/today-sky.tsx";
import { dialogFailure } from "../../components/use-dialog.ts";
import { closingLink, pageAddresses } from "../../content/addresses.ts";
import { heroCaption } from "../../content/hero-sky.ts";
import { isPromotion } from "../../content/promotion.ts";
import { slugOf } from "../../content/slug.ts";
import { signNames } from "../../content/zodiac.ts";
import { addressesOf, coinImage, drawingOf, imageOf, signImage } from "../../images.ts";
import { pageOf } from "../../page-head.ts";
import type { PageScripts } from "../../page-scripts.ts";
import { calendarLinks, skyWords } from "../../sky/sky-words.ts";
import type { Route } from "./+types/home";
import { calendarYears } from "./calendar-years.ts";
import sheet from "./home.css?url";
import { MoonCalendar } from "./moon-calendar.tsx";
import { MoonExplorer } from "./moon-explorer.tsx";
import { Notification } from "./notification.tsx";
import { Slider } from "./slider.tsx";
import { ArticleSlide, CourseSlide } from "./slides.tsx";
import startHome from "./start-home.ts?worker&url";

export function loader() {
  const { hero, features, moon, calendar, zodiac } = home;
  return {
    head: pageOf("home").head,
    name: site.name,
    texts: { hero, moon, calendar, zodiac, features: features.title },
    article: { ...home.slides.article, image: imageOf("uranus-ikizler", 960, 600) },
    promotion: site.promotion ? promotionOf() : undefined,
    hero: heroOf(monthShown(drawnMonths(), new Date())!),
    features: featuresOf(),
    moonImages: { image: imageOf("moon/explorer", 840, 840), ring: drawingOf("moon/ring") },
    phases: moonPhaseList.phases.map((phase) => ({ ...phase, slug: slugOf(phase.name) })),
    years: calendarYears(moonCalendar.events),
    skyWords,
    links: calendarLinks(site.url, "moon"),
    signs: signNames.map((name) => {
      const slug = slugOf(name);
      return { name, slug, image: signImage(slug), coin: coinImage(slug) };
    }),
  };
}

/** Left out with `promotion: false` in content/site.yaml. */
function promotionOf() {
  const { slides, notification, closing } = home;
  const { course, applicationForm: form } = site;
  const image = imageOf("course", 960, 720);
  return { notification, closing, course: { ...slides.course, fee: course.fee, form, image } };
}

function featuresOf() {
  const links = [pageAddresses.about, pageAddresses.charts, pageAddresses.consultation];
  const icons = ["egitim", "solar", "danismanlik"];
  return home.features.cards
    .map((card, index) => ({ ...card, path: links[index]!, icon: icons[index]! }))
    .filter(({ path }) => site.promotion || !isPromotion(path));
}

const drawnMonths = () => [
  ...new Set(Object.keys(addressesOf("hero/sky")).map((name) => name.slice(0, "2026-11".length))),
];

/** The picture of the month of the build. app/build/dated-pages.ts derives the pages of the other months from this one. */
function heroOf(month: string) {
  const tall = imageOf(`hero/sky-${month}-tall`, 800, 1200);
  const wide = imageOf(`hero/sky-${month}`, 2400, 1350);
  const sources = [
    { media: "(width < 48rem)", avif: tall.avif, webp: tall.webp },
    { sizes: "max(100vw, 100rem)", avif: wide.avif, webp: wide.webp },
  ];
  return { sources, caption: heroCaption(month) };
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

export const handle: PageScripts = { keepsPresses: true };

export { meta } from "../../page-meta.ts";

export default function Home({ loaderData }: Route.ComponentProps) {
  const { name, texts, article, promotion, features, hero, phases, years, signs } = loaderData;
  return (
    <>
      <section className="sky hero">
        <SkyPicture className="hero-sky" width={2400} height={1350} sources={hero.sources} />
        <div className="wrap hero-row">
          <div className="hero-text">
            <p className="eyebrow">{texts.hero.eyebrow}</p>
            <h1>{name}</h1>
            <p className="lead">{texts.hero.subtitle}</p>
            <p className="actions">
              <a className="button" href="#ozellikler">
                Keşfetmeye başla
              </a>
              <button
                type="button"
                className="button ghost needs-script"
                data-failure={dialogFailure}
              >
                Randevu durumunu sorgula
              </button>
              <span role="alert" />
            </p>
          </div>
          {promotion && <Notification {...promotion.notification} />}
        </div>
        <p className="wrap hero-moon needs-script" />
        <p className="wrap hero-caption">{hero.caption}</p>
      </section>
      <TodaySky words={loaderData.skyWords} className="sky" />
      {promotion ? (
        <Slider>
          <CourseSlide {...promotion.course} />
          <ArticleSlide {...article} />
        </Slider>
      ) : (
        <section className="sky slider" aria-label="Öne çıkanlar">
          <ArticleSlide {...article} />
        </section>
      )}
      <section id="ozellikler" className="band">
        <div className="wrap">
          <h2 className="title-lg">{texts.features}</h2>
          <div className="feature-grid">
            {features.map((card) => (
              <a key={card.title} href={card.path} className="card feature">
                <Icon name={card.icon} />
                <h3>{card.title}</h3>
                <p>{card.description}</p>
                <span className="more">{card.link}</span>
              </a>
            ))}
          </div>
        </div>
      </section>
      <MoonExplorer {...texts.moon} {...loaderData.moonImages} phases={phases} />
      <MoonCalendar {...texts.calendar} years={years} links={loaderData.links} />
      <section className="sky band">
        <div className="wrap all-signs">
          <h2 className="title-lg">{texts.zodiac.title}</h2>
          <p className="lead">{texts.zodiac.text}</p>
          <ul className="sign-row">
            {signs.map(({ name, slug, image, coin }) => (
              <li key={name}>
                <a href={`${pageAddresses.zodiac}#${slug}`}>
                  <SignPicture image={image} small={coin} sizes="(width >= 64rem) 11rem, 22vw" />
                  {name}
                </a>
              </li>
            ))}
          </ul>
          <a className="button" href={pageAddresses.zodiac}>
            Keşfet
          </a>
        </div>
      </section>
      {promotion && (
        <section className="band closing">
          <div className="wrap">
            <h2 className="title-lg">{promotion.closing.title}</h2>
            <p className="lead">{promotion.closing.text}</p>
            <a className="button" href={closingLink}>
              {promotion.closing.link}
            </a>
          </div>
        </section>
      )}
      <script type="module" src={startHome} fetchPriority="high" />
    </>
  );
}
