import { Icon } from "./icon.tsx";

type AnchorLink = { path: string; name: string; icon?: string; isHere?: boolean };

/** A bar that leads to the parts of a long page, or of one that is split; it stays in sight as tabs do. */
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
