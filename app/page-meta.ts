import type { MetaDescriptor } from "react-router";
import type { PageHead } from "./page-head.ts";

/**
 * Every page exports this. It only reads the tags that the loader made, because page-head.ts, which makes them, imports
 * all content and must not reach the browser.
 */
export const meta = ({ loaderData }: { loaderData?: { head: PageHead } }): MetaDescriptor[] =>
  loaderData?.head.tags ?? [{ title: "Sayfa açılamadı" }];
