import {
  defineCollection,
  defineConfig,
  defineParser,
  defineSingleton,
} from "@content-collections/core";
import { articleSchema } from "./content-model/article.ts";
import { chartSchema } from "./content-model/chart.ts";
import { consultationsSchema } from "./content-model/consultation.ts";
import { elementsSchema } from "./content-model/element.ts";
import { parseFrontMatter } from "./content-model/front-matter.ts";
import { moonPhasesSchema } from "./content-model/moon-phase.ts";
import {
  aboutSchema,
  courseSchema,
  homeSchema,
  pagesSchema,
  proseSchema,
} from "./content-model/page.ts";
import { planetSchema } from "./content-model/placement.ts";
import { signSchema } from "./content-model/sign.ts";
import { parseSite, siteSchema } from "./content-model/site.ts";
import { moonCalendarSchema, retrogradeSchema } from "./content-model/sky.ts";

const document = defineParser(parseFrontMatter);
const siteFile = defineParser((text: string) => parseSite(text).data as Record<string, unknown>);

function file<Name extends string, Schema>(name: Name, path: string, schema: Schema) {
  return { name, filePath: `content/${path}`, parser: "yaml", schema } as const;
}

function folder<Name extends string, Schema>(name: Name, path: string, schema: Schema) {
  return { name, directory: `content/${path}`, include: "*.md", parser: document, schema } as const;
}

/** Where each kind of content lies, and the schema that it must meet. */
export default defineConfig({
  content: [
    defineSingleton({ ...file("site", "site.yaml", siteSchema), parser: siteFile }),
    defineSingleton(file("pageList", "pages/pages.yaml", pagesSchema)),
    defineSingleton(file("home", "pages/home.yaml", homeSchema)),
    defineSingleton(file("about", "pages/about.yaml", aboutSchema)),
    defineSingleton(file("course", "pages/course.yaml", courseSchema)),
    defineSingleton({ ...file("kvkk", "pages/kvkk.md", proseSchema), parser: document }),
    defineSingleton(file("consultationList", "consultations.yaml", consultationsSchema)),
    defineSingleton(file("elementList", "elements.yaml", elementsSchema)),
    defineSingleton(file("moonPhaseList", "moon-phases.yaml", moonPhasesSchema)),
    defineSingleton(file("moonCalendar", "sky/moon.yaml", moonCalendarSchema)),
    defineSingleton(file("retrogradeCalendar", "sky/retrograde.yaml", retrogradeSchema)),
    defineCollection(folder("signs", "signs", signSchema)),
    defineCollection(folder("charts", "charts", chartSchema)),
    defineCollection(folder("articles", "articles", articleSchema)),
    defineCollection({
      ...folder("planets", "placements", planetSchema),
      include: "*.yaml",
      parser: "yaml",
    }),
  ],
});
