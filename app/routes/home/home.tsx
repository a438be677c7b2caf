import { home, moonCalendar, moonPhaseList, site } from "content-collections";
import { closingLink, pageAddresses } from "../../../content-model/addresses.ts";
import { heroEvening } from "../../../content-model/sky.ts";
import { slugOf } from "../../../content-model/slug.ts";
import { signNames } from "../../../content-model/zodiac.ts";
import { Icon } from "../../components/icon.tsx";
import { NewTabLink } from "../../components/new-tab-link.tsx";
import { Picture, SignPicture } from "../../components/picture.tsx";
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

export function loader() {
  return {
    head: pageOf("home").head,
    academy: {
      name: site.name,
      fee: site.course.fee,
      form: site.applicationForm,
    },
    texts: home,
    heroCaption: `İstanbul’un güney göğü, ${eveningInWords()}`,
    featureLinks: [pageAddresses.about, pageAddresses.charts, pageAddresses.consultation],
    images: {
      course: imageOf("course", 960, 720),
      uranus: imageOf("uranus-ikizler", 960, 600),
      moon: imageOf("moon/explorer", 640, 640),
    },
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

function eveningInWords() {
  const options = { dateStyle: "long", timeStyle: "short", timeZone: "Europe/Istanbul" } as const;
  return heroEvening.toLocaleString("tr-TR", options);
}

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: sheet },
  ...preloadHero(),
];

/** Half of the slider where text stands beside the picture, else all of it. */
const slideSizes = "(width >= 78rem) 35rem, (width >= 64rem) 45vw, 92vw";

export const handle: PageScripts = { scripts: true };

export { meta } from "../../page-meta.ts";

export default function Home({ loaderData }: Route.ComponentProps) {
  const { academy, texts, heroCaption, featureLinks, images, phases, years, signs } = loaderData;
  const now = useNow();
  const sky = useSkyNow(now, loaderData.skyWords);
  return (
    <>
      <section className="sky hero hero-sky">
        <div className="wrap hero-row">
          <div className="hero-text">
            <p className="eyebrow">{texts.hero.eyebrow}</p>
            <h1>{academy.name}</h1>
            <p className="lead">{texts.hero.subtitle}</p>
            <p className="actions">
              <a className="button" href="#ozellikler">
                Keşfetmeye Başlayın
              </a>
              <StatusButton />
            </p>
          </div>
          <Notification {...texts.notification} />
        </div>
        <p className="wrap hero-caption">{heroCaption}</p>
      </section>
      <TodaySky sky={sky} words={loaderData.skyWords} className="sky" />
      <Slider>
        <article className="slide">
          <Picture image={images.course} alt={texts.slides.course.imageAlt} sizes={slideSizes} />
          <div>
            <h2>{texts.slides.course.title}</h2>
            <p>{texts.slides.course.text}</p>
            <ul>
              {texts.slides.course.facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
            <p className="fee">
              Aylık <strong>{academy.fee} TL</strong>
            </p>
            <p className="actions">
              <NewTabLink className="button" href={academy.form}>
                Başvuru Formu <Icon name="external" />
              </NewTabLink>
              <a className="button ghost" href={pageAddresses.blog}>
                Detaylı Bilgi
              </a>
            </p>
          </div>
        </article>
        <article className="slide">
          <Picture image={images.uranus} alt={texts.slides.article.imageAlt} sizes={slideSizes} />
          <div>
            <h2>{texts.slides.article.title}</h2>
            <p>{texts.slides.article.text}</p>
            <p className="actions">
              <a className="button" href={pageAddresses.blog}>
                Yazıyı Oku
              </a>
            </p>
          </div>
        </article>
      </Slider>
      <section id="ozellikler" className="band">
        <div className="wrap">
          <h2 className="title-lg">{texts.features.title}</h2>
          <div className="feature-grid">
            {texts.features.cards.map((card, index) => (
              <a
                key={card.title}
                href={featureLinks[index] ?? pageAddresses.home}
                className="card feature"
              >
                <Icon name={["egitim", "solar", "danismanlik"][index] ?? ""} />
                <h3>{card.title}</h3>
                <p>{card.description}</p>
                <span className="more">{card.link}</span>
              </a>
            ))}
          </div>
        </div>
      </section>
      <MoonExplorer {...texts.moon} image={images.moon} phases={phases} />
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
      <section className="band closing">
        <div className="wrap">
          <h2 className="title-lg">{texts.closing.title}</h2>
          <p className="lead">{texts.closing.text}</p>
          <a className="button" href={closingLink}>
            {texts.closing.link}
          </a>
        </div>
      </section>
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
