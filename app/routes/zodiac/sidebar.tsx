import { Icon } from "../../components/icon.tsx";
import { type Image, Picture } from "../../components/picture.tsx";
import { pageAddresses } from "../../content/addresses.ts";

type Props = {
  sign: { title: string; date: string };
  coin: Image;
  sections: { title: string; slug: string; path: string }[];
  current: string;
};

/** Beside the text from 768 px up; below that a popover. */
export function Sidebar({ sign, coin, sections, current }: Props) {
  return (
    <aside id="bolumler" popover="auto" className="sidebar" aria-label={sign.title}>
      <div className="sidebar-top">
        <a className="button ghost small" href={pageAddresses.zodiac}>
          <Icon name="arrow-left" /> Tüm Burçlar
        </a>
        <button
          type="button"
          className="sidebar-close needs-script"
          popoverTarget="bolumler"
          popoverTargetAction="hide"
          aria-label="Bölümleri kapat"
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="sidebar-sign">
        <Picture image={coin} alt="" />
        <div>
          <p>{sign.title}</p>
          <p>{sign.date}</p>
        </div>
      </div>
      <nav aria-label="Bölümler">
        {sections.map(({ title, slug, path }) => (
          <a key={slug} href={path} aria-current={slug === current ? "page" : undefined}>
            <Icon name={slug} /> {title}
          </a>
        ))}
      </nav>
    </aside>
  );
}
