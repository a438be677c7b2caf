import { Breadcrumbs } from "../../components/breadcrumbs.tsx";
import { Icon } from "../../components/icon.tsx";
import { type Image, Picture } from "../../components/picture.tsx";
import type { SignFact } from "../../content/sign-facts.ts";

type SignIntroduction = {
  slug: string;
  name: string;
  date: string;
  description: string;
  /** The slug of its element, which sets the page's colour. */
  element: string;
};

type Props = {
  sign: SignIntroduction;
  image: Image;
  facts: SignFact[];
  sections: { title: string; slug: string; path: string }[];
  current: { title: string; slug: string };
};

/** The widths in sign-header.css. */
const sizes = "(width >= 100rem) 28rem, (width >= 64rem) 22rem, (width >= 48rem) 18rem, 10rem";

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
        {/* On small screens, where the sidebar is a popover. Without JavaScript the sidebar is shown in full below. */}
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
