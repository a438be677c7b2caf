import { home, moonCalendar, moonPhaseList, site } from "content-collections";
import { closingLink, pageAddresses } from "../../../content-model/addresses.ts";
import { isPromotion } from "../../../content-model/promotion.ts";
import { heroEvening } from "../../../content-model/sky.ts";
import { slugOf } from "../../../content-model/slug.ts";
import { signNames } from "../../../content-model/zodiac.ts";
import { Icon } from "../../components/icon.tsx";
import { SignPicture } from "../../components/picture.tsx";
import { TodaySky } from "../../components/today-sky.tsx";
import { dialogFailure, useDialog } from "../../components/use-dialog.ts";
import { useSkyNow } from "../../components/use-sky-now.ts";
import { imageOf, signImage } from "../../images.ts";
import { pageOf } from "../../page-head.ts";
import type { PageScripts } from "../../page-scripts.ts";
import { preloadHero } from "../../preload-image.ts";
import sheet from "../../sheets/home.css?url";
import { calendarLinks, skyWords } from "../../sky/sky-words.ts";
import { useNow } from "../../use-now.ts";
import type { Route } from "./+types/home";
import { calendarYears } from "./calendar-years.ts";
import { MoonCalendar } from "./moon-calendar.tsx";
import { MoonExplorer } from "./moon-explorer.tsx";
import { Notification } from "./notification.tsx";
import { Slider } from "./slider.tsx";
import { ArticleSlide, CourseSlide } from "./slides.tsx";

export function loader() {
  const { hero, features, moon, calendar, zodiac } = home;
  return {
    head: pageOf("home").head,
    name: site.name,
    texts: { hero, moon, calendar, zodiac, features: features.title },
    article: { ...home.slides.article, image: imageOf("uranus-ikizler", 960, 600) },
    promotion: site.promotion ? promotionOf() : undefined,
    heroCaption: `İstanbul’un güney göğü, ${eveningInWords()}`,
    features: featuresOf(),
    moonImage: imageOf("moon/explorer", 640, 640),
    phases: moonPhaseList.phases.map((phase, index) => ({
      ...phase,
      slug: slugOf(phase.name),
      image: imageOf(`moon/${index}`, 480, 480),
    })),
    years: calendarYears(moonCalendar.events),
    skyWords,
    links: calendarLinks(site.url, "moon"),
    signs: signNames.map((name) => ({ name, image: signImage(slugOf(name)) })),
  };
}

/** What is left out where content/site.yaml says `promotion: false`. */
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

function eveningInWords() {
  const options = { dateStyle: "long", timeStyle: "short", timeZone: "Europe/Istanbul" } as const;
  return heroEvening.toLocaleString("tr-TR", options);
}

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: sheet },
  ...preloadHero(),
];

export const handle: PageScripts = { scripts: true };

export { meta } from "../../page-meta.ts";

export default function Home({ loaderData }: Route.ComponentProps) {
  const { name, texts, article, promotion, features, heroCaption, phases, years, signs } =
    loaderData;
  const now = useNow();
  const sky = useSkyNow(now, loaderData.skyWords);
  return (
    <>
      <section className="sky hero hero-sky">
        <div className="wrap hero-row">
          <div className="hero-text">
            <p className="eyebrow">{texts.hero.eyebrow}</p>
            <h1>{name}</h1>
            <p className="lead">{texts.hero.subtitle}</p>
            <p className="actions">
              <a className="button" href="#ozellikler">
                Keşfetmeye Başlayın
              </a>
              <StatusButton />
            </p>
          </div>
          {promotion && <Notification {...promotion.notification} />}
        </div>
        <p className="wrap hero-caption">{heroCaption}</p>
      </section>
      <TodaySky sky={sky} words={loaderData.skyWords} className="sky" />
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
      <MoonExplorer {...texts.moon} image={loaderData.moonImage} phases={phases} />
      <MoonCalendar
        {...texts.calendar}
        years={years}
        links={loaderData.links}
        now={now}
        sky={sky}
      />
      <section className="sky band">
        <div className="wrap all-signs">
          <h2 className="title-lg">{texts.zodiac.title}</h2>
          <p className="lead">{texts.zodiac.text}</p>
          <ul className="sign-row">
            {signs.map(({ name, image }) => (
              <li key={name}>
                <a href={pageAddresses.zodiac}>
                  <SignPicture
                    image={image}
                    sizes="(width >= 64rem) 11rem, (width >= 48rem) 22vw, 26vw"
                  />
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
    </>
  );
}

/** The dialog's code is fetched when it is first asked for. */
function StatusButton() {
  const status = useDialog(async () => (await import("./status-dialog.tsx")).StatusDialog);
  return (
    <>
      <button type="button" className="button ghost needs-script" onClick={status.open}>
        Randevu Durumu Sorgula
      </button>
      {status.state === "failed" && <span role="alert">{dialogFailure}</span>}
      {status.Dialog && status.state === "open" && <status.Dialog onClose={status.close} />}
    </>
  );
}
