import type { RelatedGroup, RelatedLink } from "../../content-model/related.ts";
import { Icon } from "./icon.tsx";

/** Where to read on: at the end of a text or beside it, as wide as its place. Once on a page. */
export function RelatedLinks({ groups }: { groups: RelatedGroup[] }) {
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

type LinkListProps = { links: RelatedLink[]; className?: string };

/** Links in a row, or as the given class sets them, each with its symbol. */
export function LinkList({ links, className = "link-list" }: LinkListProps) {
  return (
    <ul className={className}>
      {links.map(({ path, icon, title }) => (
        <li key={path}>
          <a href={path}>
            <Icon name={icon} /> {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
