import { site } from "content-collections";
import type { Article, BreadcrumbList, Graph, Thing } from "schema-dts";
import { pageAddresses } from "../content/addresses.ts";
import type { Breadcrumb } from "../content/breadcrumbs.ts";
import { absolute, academy, academyReference, academyWithConsultations } from "./academy.ts";
import { trainingCourse } from "./course.ts";
import { termSet, termsAt } from "./glossary.ts";

/** Only articles name an author; other texts are the academy's. */
export type Text = { headline: string; published: string; modified: string; author?: string };

type Described = {
  address: string;
  image: string;
  trail: Breadcrumb[];
  text?: Text;
};

/** A page's structured data for search engines (schema.org); undefined if there is none. */
export function graphOf(page: Described): Graph | undefined {
  const things = [...shownAt(page.address), ...article(page), ...breadcrumbList(page.trail)];
  if (things.length === 0) return;
  return { "@context": "https://schema.org", "@graph": things };
}

function shownAt(address: string): Thing[] {
  switch (address) {
    case pageAddresses.home:
    case pageAddresses.about:
      return [academy()];
    case pageAddresses.consultation:
      return [academyWithConsultations()];
    case pageAddresses.blog:
      return site.promotion ? [trainingCourse()] : [];
    case pageAddresses.glossary:
      return [termSet()];
    default:
      return termsAt(address);
  }
}

function article({ address, image, text }: Described): Article[] {
  if (!text) return [];
  return [
    {
      "@type": "Article",
      headline: text.headline,
      image: absolute(image),
      inLanguage: "tr",
      datePublished: text.published,
      dateModified: text.modified,
      author: text.author ? { "@type": "Person", name: text.author } : academyReference,
      publisher: academyReference,
      mainEntityOfPage: absolute(address),
    },
  ];
}

function breadcrumbList(trail: Breadcrumb[]): BreadcrumbList[] {
  if (trail.length === 0) return [];
  return [
    {
      "@type": "BreadcrumbList",
      itemListElement: trail.map(({ name, path }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name,
        item: absolute(path),
      })),
    },
  ];
}
