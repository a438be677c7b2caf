import type { MetaDescriptor } from "react-router";
import type { PageHead } from "./page-head.ts";

/** Every page exports this: its loader's `head` becomes its tags. */
export function meta({ loaderData }: { loaderData?: { head: PageHead } }): MetaDescriptor[] {
  if (!loaderData) return [{ title: "Sayfa açılamadı" }];
  const { title, description, url } = loaderData.head;
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:type", content: "website" },
    { property: "og:locale", content: "tr_TR" },
  ];
}
