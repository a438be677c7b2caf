import type { MetaDescriptor } from "react-router";
import type { PageHead } from "./page-head.ts";

/**
 * Every page exports this: its loader's `head` holds its tags, so that none are built in the browser.
 * Apart from page-head.ts, which reads the content: the browser must not load that.
 */
export const meta = ({ loaderData }: { loaderData?: { head: PageHead } }): MetaDescriptor[] =>
  loaderData?.head.tags ?? [{ title: "Sayfa açılamadı" }];
