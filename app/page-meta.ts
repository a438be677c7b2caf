import type { PageHead } from "./page-head.ts";

/** Every page exports this: its loader's `head` holds its tags, so that none are built in the browser. */
export const meta = ({ loaderData }: { loaderData?: { head: PageHead } }): PageHead =>
  loaderData?.head ?? [{ title: "Sayfa açılamadı" }];
