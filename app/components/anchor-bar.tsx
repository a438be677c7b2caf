import { Icon } from "./icon.tsx";

type AnchorLink = { path: string; name: string; icon?: string; isHere?: boolean };

/** A sticky bar of links to the parts of a long text. */
export function AnchorBar({ label, links }: { label: string; links: AnchorLink[] }) {
  return (
    <nav className="tab-bar anchor-bar scroll-row" aria-label={label}>
      {links.map(({ path, name, icon, isHere }) => (
        <a key={path} href={path} aria-current={isHere ? "true" : undefined}>
          {icon && <Icon name={icon} />} {name}
        </a>
      ))}
    </nav>
  );
}
