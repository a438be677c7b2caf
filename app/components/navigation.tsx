import { useLocation } from "react-router";
import { pageAddresses } from "../content/addresses.ts";
import type { PageLink } from "../page-links.ts";
import { Icon } from "./icon.tsx";
import { Logo } from "./logo.tsx";

/** On small screens the menu is a native popover, which needs no script. */
export function Navigation({ name, links }: { name: string; links: PageLink[] }) {
  const here = useLocation().pathname.toLowerCase();
  const currentOf = (path: string) =>
    here === path || here.startsWith(`${path}/`) ? "page" : undefined;
  return (
    <header className="site-header">
      <a href={pageAddresses.home} className="home-link">
        <Logo name={name} />
      </a>
      <nav id="menu" popover="auto" className="menu" aria-label="Ana menü">
        {links.map(({ path, label }) => (
          <a key={path} href={path} aria-current={currentOf(path)}>
            {label}
          </a>
        ))}
      </nav>
      <a
        href={pageAddresses.search}
        className="search-link"
        aria-label="Ara"
        aria-current={currentOf(pageAddresses.search)}
      >
        <Icon name="search" />
      </a>
      <button type="button" className="menu-button" popoverTarget="menu">
        <span className="to-open">
          <Icon name="menu" />
          <span className="visually-hidden">Menü</span>
        </span>
        <span className="to-close">
          <Icon name="close" />
          <span className="visually-hidden">Menüyü kapat</span>
        </span>
      </button>
    </header>
  );
}
