import { allArticles, allCharts, course, retrogradeCalendar, site } from "content-collections";
import { data } from "react-router";
import { turkishDay } from "../../../booking/turkish-day.ts";
import { LinkedText } from "../../components/linked-paragraphs.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { type Image, Picture, SignPicture } from "../../components/picture.tsx";
import { RelatedLinks } from "../../components/related-links.tsx";
import { TextDates } from "../../components/text-dates.tsx";
import { trustedHtml } from "../../components/trusted-html.ts";
import { retrogradeYearFragment } from "../../content/addresses.ts";
import { articleAddresses } from "../../content/all-addresses.ts";
import { risingSign } from "../../content/article-list.ts";
import {
  type Linked,
  linkParagraphs,
  nameLinker,
  type RelatedGroup,
  relatedToArticle,
} from "../../content/links/links.ts";
import { readingMinutes } from "../../content/reading-time.ts";
import { slugOf } from "../../content/slug.ts";
import { imageOf, signImage } from "../../images.ts";
import { headOf, pageOf } from "../../page-head.ts";
import { calendarLinks, skyWords } from "../../sky/sky-words.ts";
import { linkTerms } from "../../term-links.ts";
import type { Route } from "./+types/blog";
import sheet from "./blog.css?url";
import { Course } from "./course.tsx";
import { Retrogrades } from "./retrogrades.tsx";
import startBlog from "./start-blog.ts?worker&url";

export function loader({ params }: Route.LoaderArgs) {
  const { link, shown } = articleAddresses();
  const articles = allArticles.toSorted((one, other) => one.order - other.order);
  const article = articles.find(({ slug }) => slug === shown(params.article));
  if (!article) throw data(null, 404);
  const page = pageOf("blog");
  const { applicationForm, course: facts } = site;
  const address = link(article.slug);
  const names = nameLinker(allCharts, ["placement", "technique", "planet"], address);
  const terms = linkTerms(address);
  return {
    ...page,
    head: params.article ? headOf(address, article.description) : page.head,
    articles: articles.map(({ title, slug }) => ({ title, slug, path: link(slug) })),
    article: {
      slug: article.slug,
      heading: article.heading,
      minutes: readingMinutes(article.html),
      author: site.author,
      pictures: picturesOf(article),
      html: linkParagraphs(withLowerHeadings(article.html), names, terms),
      sources: terms(sourcesOf(article)),
      related: relatedToArticle(article, allCharts),
    },
    course: site.promotion
      ? { ...course, ...facts, image: imageOf("course", 960, 720), form: applicationForm }
      : undefined,
    retrogrades: {
      links: calendarLinks(site.url, "retrograde"),
      skyWords,
      years: [
        { year: "2024-2025", cards: retrogradeCalendar.stated },
        ...retrogradeCalendar.years.map(({ year, cards }) => ({ year: String(year), cards })),
      ].map(({ year, cards }) => ({
        year,
        fragment: retrogradeYearFragment(year),
        cards: cards.map((card) => ({ ...card, slug: slugOf(card.title) })),
      })),
      builtOn: turkishDay(Date.now()),
    },
  };
}

function picturesOf({ title, picture, pictureAlt }: (typeof allArticles)[number]): ArticlePictures {
  const sign = risingSign(title);
  return {
    image: imageOf(picture, 960, 600),
    alt: pictureAlt,
    rising: sign ? signImage(slugOf(sign)) : undefined,
  };
}

/** The article's books and the sources of all articles; none if the text has a section “Kaynaklar”. */
function sourcesOf({ html, sources }: { html: string; sources?: string | undefined }) {
  if (/>Kaynaklar<\/h2>/.test(html)) return [];
  return [sources, site.articleSources].filter(Boolean).join(" ");
}

/** On this page the article's title is an h2. The feed keeps the h2s of the text. */
const withLowerHeadings = (html: string) => html.replaceAll(/(<\/?)h2\b/g, "$1h3");

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

export { meta } from "../../page-meta.ts";

export default function Blog({ loaderData }: Route.ComponentProps) {
  const { heading, subtitle, articles, article, course, retrogrades } = loaderData;
  return (
    <>
      <PageHeader name="blog" heading={heading} shown={article.heading} subtitle={subtitle} />
      <div className="wrap band reader">
        <nav className="reader-list" aria-labelledby="burclar">
          <h2 id="burclar">Burçlar</h2>
          <div className="scroll-row">
            {articles.map(({ title, slug, path }) => (
              <a key={slug} href={path} aria-current={slug === article.slug ? "page" : undefined}>
                {title}
              </a>
            ))}
          </div>
        </nav>
        <Pane article={article} />
      </div>
      {course && <Course course={course} />}
      <Retrogrades calendar={retrogrades} />
      {/* Not painted before it has run: a page that was chosen in the list would jump from its top to its place. */}
      <script type="module" src={startBlog} fetchPriority="high" />
    </>
  );
}

type Article = {
  slug: string;
  heading: string;
  minutes: number;
  author: string;
  sources: Linked[];
  pictures: ArticlePictures;
  html: string;
  related: RelatedGroup[];
};

function Pane({ article }: { article: Article }) {
  return (
    <article className="reader-pane" aria-labelledby="yazi">
      <div className="reading-progress screen-only" aria-hidden="true" />
      <ArticlePicture pictures={article.pictures} />
      <h2 id="yazi" className="title-lg">
        {article.heading}
      </h2>
      <div className="article-facts">
        <p>{article.minutes} dakikalık okuma</p>
        <p>Yazan: {article.author}</p>
        <TextDates />
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, made HTML at build */}
      <div className="prose" dangerouslySetInnerHTML={trustedHtml(article.html)} />
      {article.sources.length > 0 && (
        <p className="article-sources">
          <b>Kaynaklar:</b> <LinkedText parts={article.sources} />
        </p>
      )}
      <RelatedLinks groups={article.related} />
    </article>
  );
}

type ArticlePictures = { image: Image; alt: string; rising?: Image };

/** The article's picture, beside it that of the rising sign it is about. */
function ArticlePicture({ pictures }: { pictures: ArticlePictures }) {
  const { image, alt, rising } = pictures;
  return (
    <div className="article-picture screen-only">
      <Picture
        image={image}
        alt={alt}
        sizes="(width >= 80rem) 50rem, (width >= 48rem) calc(100vw - 22rem), calc(100vw - 3rem)"
        eager
      />
      {rising && <SignPicture image={rising} sizes="(width >= 48rem) 21rem, 36vw" eager />}
    </div>
  );
}
