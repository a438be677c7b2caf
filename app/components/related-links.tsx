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

/** Links in a row, each with its symbol. */
export function LinkList({ links }: { links: RelatedLink[] }) {
  return (
    <ul className="link-list">
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
