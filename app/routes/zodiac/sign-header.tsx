import { Breadcrumbs } from "../../components/breadcrumbs.tsx";
import { Icon } from "../../components/icon.tsx";
import { type Image, Picture } from "../../components/picture.tsx";
import type { SignFact } from "../../content/sign-facts.ts";

type SignIntroduction = {
  slug: string;
  name: string;
  date: string;
  description: string;
  /** The slug of its element, whose colour the page carries. */
  element: string;
};

type Props = {
  sign: SignIntroduction;
  image: Image;
  facts: SignFact[];
  sections: { title: string; slug: string; path: string }[];
  current: { title: string; slug: string };
};

/** As wide as the ring is drawn in sign-header.css. */
const sizes = "(width >= 100rem) 28rem, (width >= 64rem) 22rem, (width >= 48rem) 18rem, 10rem";

/** The sky above a sign's guide: its ring, its name, its days, and what else there is to know of it in a word. */
export function SignHeader({ sign, image, facts, sections, current }: Props) {
  return (
    <header className={`sky sign-header light-${sign.element}`}>
      <div className="wrap">
        <Breadcrumbs />
        <div className="sign-introduction">
          <Picture image={image} alt="" sizes={sizes} className={`ring-${sign.slug}`} eager />
          <div id="tanitim">
            <h1 className="title-xl">
              {sign.name} Burcu<span className="visually-hidden">: {current.title}</span>
            </h1>
            <p className="sign-days">{sign.date}</p>
            <p className="sign-description">{sign.description}</p>
          </div>
        </div>
        <dl className="sign-facts">
          {facts.map((fact) => (
            <div key={fact.label}>
              <dt>{fact.label}</dt>
              <dd>
                <Fact {...fact} />
              </dd>
            </div>
          ))}
        </dl>
        {/* Where the sidebar is an overlay, and without JavaScript stands below at its full length. */}
        <nav className="section-links needs-script" aria-label="Bölümlere git">
          {sections.map(({ title, slug, path }) => (
            <a key={slug} href={path} aria-current={slug === current.slug ? "page" : undefined}>
              {title}
            </a>
          ))}
        </nav>
      </div>
    </header>
  );
}

function Fact({ text, links = [] }: SignFact) {
  if (text) return text;
  return links.map(({ path, icon, title }, index) => (
    <span key={path}>
      {index > 0 && " & "}
      <a href={path}>
        <Icon name={icon} /> {title}
      </a>
    </span>
  ));
}
