import type { RelatedLink } from "../content/links/links.ts";
import { Icon } from "./icon.tsx";
import { type Image, Picture } from "./picture.tsx";

/** A link to a sign may have its medallion instead of an icon. */
type Link = RelatedLink & { coin?: Image };
type Group = { label: string; links: Link[] };

/** Links to read on, at the end of a text or beside it. Once on a page, because of its id. */
export function RelatedLinks({ groups }: { groups: Group[] }) {
  return (
    <nav className="related" aria-labelledby="okumaya-devam">
      <p id="okumaya-devam" className="related-title">
        Okumaya devam
      </p>
      <dl>
        {groups.map(({ label, links }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <LinkList links={links} />
            </dd>
          </div>
        ))}
      </dl>
    </nav>
  );
}

type LinkListProps = { links: Link[]; className?: string };

/** Links with icons, in a row unless the class says otherwise. */
export function LinkList({ links, className = "link-list" }: LinkListProps) {
  return (
    <ul className={className}>
      {links.map(({ path, icon, title, coin }) => (
        <li key={path}>
          <a href={path}>
            {coin ? <Picture image={coin} alt="" /> : <Icon name={icon} />} {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
