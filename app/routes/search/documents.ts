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
import {
  articleAddresses,
  chartAddresses,
  consultationAddress,
  courseAddress,
  elementAddress,
  moonPhaseAddress,
  moonYearAddress,
  pageAddresses,
  pageIds,
  placementAddress,
  planetAddresses,
  retrogradesAddress,
  sectionAddresses,
  sharedSearchFiles,
} from "../../../content-model/addresses.ts";
import { articleTitles, leadArticle, risingSign } from "../../../content-model/article-list.ts";
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
      path: sectionAddresses(sign.slug).link(slug),
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
  return inOrder(allPlanets, planetNames, ({ name }) => name).flatMap((planet) => {
    const shared = { kind: "Gezegenler", icon: planet.slug, file: planet.slug } as const;
    return [
      {
        ...shared,
        title: planet.name,
        path: planetAddresses().link(planet.slug),
        passages: [planet.description, planet.general],
      },
      ...planet.positions.map(({ sign, slug, content }) => ({
        ...shared,
        title: `${planet.name} ${sign} Burcunda`,
        path: placementAddress(planet.slug, slug),
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
      path: articleAddresses().link(slug),
      icon: articleIcon(title),
      file: slug,
      passages: htmlPassages(html),
    }),
  );
  const { stated, years } = retrogradeCalendar;
  const cards = [...stated, ...years.flatMap((year) => year.cards)];
  const retrogrades: Document = {
    kind: "Yazılar",
    title: "Gezegen Retro Tarihleri",
    path: retrogradesAddress(),
    icon: "merkur",
    file: sharedSearchFiles.retrogrades,
    passages: cards.flatMap(({ title, periods }) =>
      periods.map(({ range, description }) => `${title} retrosu ${range}: ${description}`),
    ),
  };
  return [...articles, retrogrades];
}

function articleIcon(title: string): string {
  if (title === leadArticle) return "uranus";
  const sign = risingSign(title);
  return sign ? slugOf(sign) : "star";
}

function chartDocuments(): Document[] {
  return inOrder(allCharts, chartIds, ({ id }) => id).map((chart) => ({
    kind: "Haritalar",
    title: chart.title,
    path: chartAddresses().link(chart.id),
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
    path: consultationAddress(type.slug),
    icon: type.slug,
    file: sharedSearchFiles.consultations,
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
    path: elementAddress(element.id),
    icon: element.slug,
    file: sharedSearchFiles.elements,
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
  const shared = { kind: "Ay Evreleri", icon: "ay", file: sharedSearchFiles.moon } as const;
  const phases = moonPhaseList.phases.map(({ name, desc, features }) => ({
    ...shared,
    title: name,
    path: moonPhaseAddress(slugOf(name)),
    passages: [desc, ...features],
  }));
  const years = Map.groupBy(moonCalendar.events, ({ date }) => date.slice(0, 4));
  const calendars = [...years].map(([year, events]) => ({
    ...shared,
    title: `Ay Takvimi ${year}`,
    path: moonYearAddress(year),
    passages: events.map(({ date, phase, sign, degree, eclipse }) => {
      const [, month = 1, day] = date.split("-").map(Number);
      const row = `${day} ${monthNames[month - 1]} ${year} · ${phase} · ${sign} ${degree}°`;
      return eclipse ? `${row} · ${eclipse}` : row;
    }),
  }));
  return [...phases, ...calendars];
}

function pageDocuments(): Document[] {
  const shared = { kind: "Sayfalar", icon: "star", file: sharedSearchFiles.pages } as const;
  const further: Record<string, string[]> = {
    home: textsIn(home),
    about: textsIn(about),
    kvkk: htmlPassages(kvkk.html),
    credits: sourceList.sources.map(
      ({ title, author, changed }) => `${title}: ${author}. ${changed}`,
    ),
  };
  // Nobody looks for the search itself, nor for the page that is not there.
  const found = pageIds().filter((id) => id !== "search" && id !== "notFound");
  const pages = found.map((id) => {
    const { title, menu = title, subtitle, description } = pageList.pages[id];
    return {
      ...shared,
      title: id === "home" ? menu : title,
      path: pageAddresses[id],
      passages: [...(subtitle ? [subtitle] : []), description, ...(further[id] ?? [])],
    };
  });
  return [
    ...pages,
    { ...shared, title: course.title, path: courseAddress(), passages: textsIn(course) },
  ];
}
