import {
  defineCollection,
  defineConfig,
  defineParser,
  defineSingleton,
} from "@content-collections/core";
import { parse } from "yaml";
import { articleSchema } from "./app/content/article.ts";
import { aspectsSchema } from "./app/content/aspect.ts";
import { chartSchema } from "./app/content/chart.ts";
import { chartWheelsSchema } from "./app/content/chart-wheel.ts";
import { consultationsSchema } from "./app/content/consultation.ts";
import { creditsSchema } from "./app/content/credit.ts";
import { datesSchema } from "./app/content/dates.ts";
import { elementsSchema } from "./app/content/element.ts";
import { parseFrontMatter } from "./app/content/front-matter.ts";
import { glossarySchema } from "./app/content/glossary.ts";
import { housesSchema } from "./app/content/house.ts";
import { moonPhasesSchema } from "./app/content/moon-phase.ts";
import {
  aboutSchema,
  birthSignSchema,
  courseSchema,
  homeSchema,
  pagesSchema,
  proseSchema,
} from "./app/content/page.ts";
import { firstSignOf, pairsSchema } from "./app/content/pair.ts";
import { parseMarked } from "./app/content/placeholders.ts";
import { planetSchema } from "./app/content/placement.ts";
import { planetSignsSchema } from "./app/content/planet-signs.ts";
import { withPromotionOverrides } from "./app/content/promotion-overrides.ts";
import { retrogradesSchema } from "./app/content/retrograde.ts";
import { searchAnswersSchema } from "./app/content/search-answers.ts";
import { searchDictionarySchema } from "./app/content/search-dictionary.ts";
import { signSchema } from "./app/content/sign.ts";
import { signFactsSchema } from "./app/content/sign-facts.ts";
import { siteSchema } from "./app/content/site.ts";
import { moonCalendarSchema, retrogradeSchema } from "./app/content/sky.ts";
import { sunIngressesSchema } from "./app/content/sun-ingresses.ts";

const document = defineParser(parseFrontMatter);
const sourceFile = defineParser((text: string) => ({ sources: parse(text) }));
const pagesFile = defineParser((text: string) => withPromotionOverrides("pages.yaml", parse(text)));
const homeFile = defineParser((text: string) => withPromotionOverrides("home.yaml", parse(text)));
/** A file that is one list, under a name. */
const listFile = (name: string) => defineParser((text: string) => ({ [name]: parse(text) }));
/** A file in which the academy has something to fill in or to confirm. */
const markedFile = defineParser(
  (text: string) => parseMarked(text).data as Record<string, unknown>,
);

function file<Name extends string, Schema>(name: Name, path: string, schema: Schema) {
  return { name, filePath: `content/${path}`, parser: "yaml", schema } as const;
}

function folder<Name extends string, Schema>(name: Name, path: string, schema: Schema) {
  return { name, directory: `content/${path}`, include: "*.md", parser: document, schema } as const;
}

/* Where each kind of content lies, and the schema that it must meet. */
const site = defineSingleton({ ...file("site", "site.yaml", siteSchema), parser: markedFile });
const pageList = defineSingleton({
  ...file("pageList", "pages/pages.yaml", pagesSchema),
  parser: pagesFile,
});
const home = defineSingleton({
  ...file("home", "pages/home.yaml", homeSchema),
  parser: homeFile,
});
const about = defineSingleton({
  ...file("about", "pages/about.yaml", aboutSchema),
  parser: markedFile,
});
const course = defineSingleton(file("course", "pages/course.yaml", courseSchema));
const birthSign = defineSingleton(file("birthSign", "pages/birth-sign.yaml", birthSignSchema));
const kvkk = defineSingleton({ ...file("kvkk", "pages/kvkk.md", proseSchema), parser: document });
const accessibility = defineSingleton({
  ...file("accessibility", "pages/accessibility.md", proseSchema),
  parser: document,
});
const consultationList = defineSingleton({
  ...file("consultationList", "consultations.yaml", consultationsSchema),
  parser: markedFile,
});
const elementList = defineSingleton(file("elementList", "elements.yaml", elementsSchema));
const moonPhaseList = defineSingleton(file("moonPhaseList", "moon-phases.yaml", moonPhasesSchema));
const moonCalendar = defineSingleton(file("moonCalendar", "sky/moon.yaml", moonCalendarSchema));
const retrogradeCalendar = defineSingleton(
  file("retrogradeCalendar", "sky/retrograde.yaml", retrogradeSchema),
);
const chartWheelList = defineSingleton(
  file("chartWheelList", "chart-wheels.yaml", chartWheelsSchema),
);
const signCalendar = defineSingleton({
  ...file("signCalendar", "sky/planet-signs.json", planetSignsSchema),
  parser: "json",
});
const dateList = defineSingleton({
  ...file("dateList", "dates.json", datesSchema),
  parser: "json",
});
const sourceList = defineSingleton({
  name: "sourceList",
  filePath: "content/credits.yaml",
  parser: sourceFile,
  schema: creditsSchema,
});
const searchDictionary = defineSingleton(
  file("searchDictionary", "search.yaml", searchDictionarySchema),
);
const answerList = defineSingleton(file("answerList", "search-answers.yaml", searchAnswersSchema));
const signFactList = defineSingleton(file("signFactList", "sign-facts.yaml", signFactsSchema));
const glossary = defineSingleton({
  ...file("glossary", "reference/glossary.yaml", glossarySchema),
  parser: listFile("terms"),
});
const houseList = defineSingleton({
  ...file("houseList", "reference/houses.yaml", housesSchema),
  parser: listFile("houses"),
});
const aspectList = defineSingleton({
  ...file("aspectList", "reference/aspects.yaml", aspectsSchema),
  parser: listFile("aspects"),
});
const retrogradeGuide = defineSingleton(
  file("retrogradeGuide", "reference/retrogrades.yaml", retrogradesSchema),
);
const pairFiles = defineCollection({
  ...folder("pairFiles", "reference/pairs", pairsSchema),
  include: "*.yaml",
  parser: listFile("pairs"),
  transform: (file) => ({ ...file, sign: firstSignOf(file, file._meta.path) }),
});
const sunCalendar = defineSingleton({
  ...file("sunCalendar", "sky/sun-ingresses.json", sunIngressesSchema),
  parser: "json",
});
const signs = defineCollection(folder("signs", "signs", signSchema));
const charts = defineCollection(folder("charts", "charts", chartSchema));
const articles = defineCollection(folder("articles", "articles", articleSchema));
const planets = defineCollection({
  ...folder("planets", "placements", planetSchema),
  include: "*.yaml",
  parser: "yaml",
});

export default defineConfig({
  content: [
    site,
    pageList,
    home,
    about,
    course,
    birthSign,
    kvkk,
    accessibility,
    consultationList,
    elementList,
    moonPhaseList,
    moonCalendar,
    retrogradeCalendar,
    chartWheelList,
    signCalendar,
    dateList,
    sourceList,
    searchDictionary,
    answerList,
    signFactList,
    signs,
    charts,
    articles,
    planets,
    glossary,
    houseList,
    aspectList,
    retrogradeGuide,
    pairFiles,
    sunCalendar,
  ],
});
