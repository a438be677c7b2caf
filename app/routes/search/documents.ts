import {
  about,
  accessibility,
  allArticles,
  allCharts,
  allPlanets,
  allSigns,
  consultationList,
  course,
  elementList,
  home,
  kvkk,
  pageList,
  searchDictionary,
  site,
  sourceList,
} from "content-collections";
import {
  chartAddresses,
  consultationAddress,
  courseAddress,
  elementAddress,
  type PageId,
  pageAddresses,
  pageIds,
  placementAddress,
  planetAddresses,
  sectionAddresses,
  sharedSearchFiles,
} from "../../content/addresses.ts";
import { articleAddresses } from "../../content/all-addresses.ts";
import { articleIcon } from "../../content/article-list.ts";
import { isPromotion } from "../../content/promotion.ts";
import { chartIds, planetNames, signNames } from "../../content/zodiac.ts";
import { guidePassages, htmlPassages, textsIn, titledPassages } from "./passages.ts";
import { pairDocuments, referenceDocuments } from "./reference-documents.ts";
import { type Document, legal } from "./search-index.ts";
import { moonDocuments, retrogradeDocument } from "./sky-documents.ts";

/** Every text of the site as a search finds it: what it is called, where it is read, what it says. */
export function searchDocuments(): Document[] {
  const { names } = searchDictionary;
  return [
    ...signDocuments(),
    ...planetDocuments(),
    ...pairDocuments(),
    ...articleDocuments(),
    ...chartDocuments(),
    ...referenceDocuments(),
    ...consultationDocuments(),
    ...elementDocuments(),
    ...moonDocuments(),
    retrogradeDocument(),
    ...pageDocuments(),
  ]
    .filter(({ path }) => site.promotion || !isPromotion(path))
    .map((document) => {
      const all = [document.names, names[document.title]].filter(Boolean).join(", ");
      return { ...document, ...(all && { names: all }) };
    });
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
      ...(index === 0 && { main: true as const, names: searchDictionary.names[title] ?? "" }),
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
        main: true as const,
      },
      ...planet.positions.map(({ sign, slug, lead, content }) => ({
        ...shared,
        title: `${planet.name} ${sign} Burcunda`,
        path: placementAddress(planet.slug, slug),
        passages: [lead, ...titledPassages(content)],
      })),
    ];
  });
}

function articleDocuments(): Document[] {
  return allArticles
    .toSorted((one, other) => one.order - other.order)
    .map(({ order, title, heading, slug, html }) => ({
      kind: "Yazılar",
      title: heading,
      path: articleAddresses().link(slug),
      icon: articleIcon(title),
      file: slug,
      passages: htmlPassages(html),
      ...(order === 1 && { main: true as const }),
    }));
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

/** What the home page shows without promotion. */
const readingOf = ({ hero, slides, features, moon, calendar, zodiac }: typeof home) => ({
  ...{ hero, moon, calendar, zodiac },
  article: slides.article,
  features: { ...features, cards: features.cards.slice(0, 2) },
});

const legalPages: PageId[] = ["kvkk", "accessibility", "credits"];

function pageDocuments(): Document[] {
  const shared = { kind: "Sayfalar", icon: "star", file: sharedSearchFiles.pages } as const;
  const further: Record<string, string[]> = {
    home: [
      "Randevu durumunu sorgula: Telefon numaranızla randevunuzun durumunu öğrenirsiniz.",
      ...textsIn(site.promotion ? home : readingOf(home)),
    ],
    about: textsIn(site.promotion ? about : { ...about, services: [] }),
    kvkk: htmlPassages(kvkk.html),
    accessibility: htmlPassages(accessibility.html),
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
      ...(legalPages.includes(id) && { kind: legal }),
    };
  });
  return [
    ...pages,
    {
      ...shared,
      title: course.title,
      path: courseAddress(),
      icon: "egitim",
      main: true as const,
      passages: [
        `Ücret: Aylık ${site.course.fee} TL`,
        `Başlangıç: ${site.course.startDate}, saat ${site.course.startTime}`,
        ...textsIn(course),
      ],
    },
  ];
}
