import {
  about,
  allArticles,
  allCharts,
  allPlanets,
  allSigns,
  consultationList,
  course,
  elementList,
  home,
  kvkk,
  moonCalendar,
  moonPhaseList,
  pageList,
  retrogradeCalendar,
  sourceList,
} from "content-collections";
import { articleTitles, leadArticle } from "../../../content-model/article.ts";
import { pageAddresses } from "../../../content-model/page-titles.ts";
import { monthNames } from "../../../content-model/sign-dates.ts";
import { slugOf } from "../../../content-model/slug.ts";
import { chartIds, planetNames, signNames } from "../../../content-model/zodiac.ts";
import { guidePassages, htmlPassages, textsIn, titledPassages } from "./passages.ts";
import type { Document } from "./search-index.ts";

/** Every text of the site as a search finds it: what it is called, where it is read, what it says. */
export function searchDocuments(): Document[] {
  return [
    ...signDocuments(),
    ...planetDocuments(),
    ...articleDocuments(),
    ...chartDocuments(),
    ...consultationDocuments(),
    ...elementDocuments(),
    ...moonDocuments(),
    ...pageDocuments(),
  ];
}

/** In the order of the site, not of the files. */
function inOrder<Item, Name>(items: Item[], names: readonly Name[], nameOf: (item: Item) => Name) {
  return names.flatMap((name) => items.filter((item) => nameOf(item) === name));
}

function signDocuments(): Document[] {
  return inOrder(allSigns, signNames, ({ name }) => name).flatMap((sign) =>
    sign.sections.map(({ title, slug, blocks }, index) => ({
      kind: "Burçlar",
      title: `${sign.name} Burcu: ${title}`,
      path: index === 0 ? `/zodiac/${sign.slug}` : `/zodiac/${sign.slug}/${slug}`,
      icon: sign.slug,
      file: sign.slug,
      passages: [
        ...guidePassages(blocks),
        ...(index === 0 ? [`${sign.date} · ${sign.element} · ${sign.planet}`] : []),
      ],
    })),
  );
}

function planetDocuments(): Document[] {
  return inOrder(allPlanets, planetNames, ({ name }) => name).flatMap((planet, index) => {
    const path = index === 0 ? "/planets" : `/planets/${planet.slug}`;
    const shared = { kind: "Gezegenler", icon: planet.slug, file: planet.slug } as const;
    return [
      { ...shared, title: planet.name, path, passages: [planet.description, planet.general] },
      ...planet.positions.map(({ sign, slug, content }) => ({
        ...shared,
        title: `${planet.name} ${sign} Burcunda`,
        path: `${path}#${slug}`,
        passages: titledPassages(content),
      })),
    ];
  });
}

function articleDocuments(): Document[] {
  const articles = inOrder(allArticles, articleTitles, ({ title }) => title).map(
    ({ title, heading, slug, html }): Document => ({
      kind: "Yazılar",
      title: heading,
      path: title === leadArticle ? "/blog" : `/blog/${slug}`,
      icon: title === leadArticle ? "uranus" : slug.replace("yukselen-", ""),
      file: slug,
      passages: htmlPassages(html),
    }),
  );
  const { stated, years } = retrogradeCalendar;
  const cards = [...stated, ...years.flatMap((year) => year.cards)];
  const retrogrades: Document = {
    kind: "Yazılar",
    title: "Gezegen Retro Tarihleri",
    path: "/blog#retro",
    icon: "merkur",
    file: "retro",
    passages: cards.flatMap(({ title, periods }) =>
      periods.map(({ range, description }) => `${title} retrosu ${range}: ${description}`),
    ),
  };
  return [...articles, retrogrades];
}

function chartDocuments(): Document[] {
  return inOrder(allCharts, chartIds, ({ id }) => id).map((chart, index) => ({
    kind: "Haritalar",
    title: chart.title,
    path: index === 0 ? "/charts" : `/charts/${chart.id}`,
    icon: chart.id,
    file: chart.id,
    passages: [
      ...chart.description,
      ...chart.features.map(({ title, description }) => `${title}: ${description}`),
      chart.lastDescription,
    ],
  }));
}

function consultationDocuments(): Document[] {
  return consultationList.types.map((type) => ({
    kind: "Danışmanlık",
    title: type.title,
    path: `/consultation#${type.slug}`,
    icon: type.slug,
    file: "danismanlik",
    passages: [
      type.shortDescription,
      ...type.description,
      ...(type.details ?? []).map(({ title, content }) => `${title}: ${content}`),
      [type.appointmentType, type.appointmentDate, type.duration].filter(Boolean).join(" · "),
    ],
  }));
}

function elementDocuments(): Document[] {
  return elementList.elements.map((element) => ({
    kind: "Elementler",
    title: `${element.name} Elementi`,
    path: `/elements#${element.id}`,
    icon: element.slug,
    file: "elementler",
    passages: [
      element.description,
      ...[...element.characteristics, ...element.weaknesses].map(
        ({ title, description }) => `${title}: ${description}`,
      ),
      element.signs.join(" · "),
    ],
  }));
}

function moonDocuments(): Document[] {
  const shared = { kind: "Ay Evreleri", icon: "ay", file: "ay-evreleri" } as const;
  const phases = moonPhaseList.phases.map(({ name, desc, features }) => ({
    ...shared,
    title: name,
    path: `/#${slugOf(name)}`,
    passages: [desc, ...features],
  }));
  const years = Map.groupBy(moonCalendar.events, ({ date }) => date.slice(0, 4));
  const calendars = [...years].map(([year, events]) => ({
    ...shared,
    title: `Ay Takvimi ${year}`,
    path: `/#ay-${year}`,
    passages: events.map(({ date, phase, sign, degree, eclipse }) => {
      const [, month = 1, day] = date.split("-").map(Number);
      const row = `${day} ${monthNames[month - 1]} ${year} · ${phase} · ${sign} ${degree}°`;
      return eclipse ? `${row} · ${eclipse}` : row;
    }),
  }));
  return [...phases, ...calendars];
}

/** Nobody looks for the search itself, nor for the page that is not there. */
const { search: _search, notFound: _notFound, ...pagePaths } = pageAddresses;

function pageDocuments(): Document[] {
  const shared = { kind: "Sayfalar", icon: "star", file: "sayfalar" } as const;
  const further: Record<string, string[]> = {
    home: textsIn(home),
    about: textsIn(about),
    kvkk: htmlPassages(kvkk.html),
    credits: sourceList.sources.map(
      ({ title, author, changed }) => `${title}: ${author}. ${changed}`,
    ),
  };
  const pages = Object.entries(pagePaths).map(([id, path]) => {
    const { title, subtitle, description } = pageList.pages[id as keyof typeof pagePaths];
    return {
      ...shared,
      title: id === "home" ? "Anasayfa" : title,
      path,
      passages: [...(subtitle ? [subtitle] : []), description, ...(further[id] ?? [])],
    };
  });
  return [
    ...pages,
    { ...shared, title: course.title, path: "/blog#egitim", passages: textsIn(course) },
  ];
}
