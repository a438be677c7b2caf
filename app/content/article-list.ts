import { readdirSync, readFileSync } from "node:fs";
import { parseFrontMatter } from "./front-matter.ts";
import { namesWord } from "./named.ts";
import { slugOf } from "./slug.ts";
import { planetNames } from "./zodiac.ts";

/** The part of the front matter that lists of articles need. app/content/article.ts validates it. */
type ListedArticle = {
  title: string;
  /** Above the text; by default the title. */
  heading: string;
  slug: string;
  order: number;
  /** A file of app/img, 960 by 600 pixels. */
  picture: string;
};

const folder = "content/articles";

/** All articles in the order of the list; the page opens on the first. */
export const listedArticles: ListedArticle[] = readdirSync(folder)
  .map((file) => {
    const matter = parseFrontMatter(readFileSync(`${folder}/${file}`, "utf8"));
    const {
      title = "",
      heading = title,
      order = 0,
      picture = "",
    } = matter as Partial<ListedArticle>;
    return { title, heading, slug: slugOf(title), order, picture };
  })
  .sort((one, other) => one.order - other.order);

/** "Yükselen Koç" → "Koç"; undefined if an article is not about a rising sign. */
export const risingSign = (title: string) => /^Yükselen (.+)/.exec(title)?.[1];

/** The sign or the planet that an article's title names. */
export const articleIcon = (title: string) =>
  slugOf(risingSign(title) ?? planetNames.find((name) => namesWord(title, name)) ?? "star");
