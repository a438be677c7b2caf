import { useRef } from "react";
import { Link, NavLink } from "react-router";
import { pageAddresses } from "../../content-model/addresses.ts";
import type { PageLink } from "../page-links.ts";
import { Icon } from "./icon.tsx";
import { Logo } from "./logo.tsx";

/** The menu is a native popover on small screens, so that it opens without JavaScript too. */
export function Navigation({ name, links }: { name: string; links: PageLink[] }) {
  const menu = useRef<HTMLElement>(null);
  const close = () => menu.current?.matches(":popover-open") && menu.current.hidePopover();
  return (
    <header className="site-header">
      <Link to={pageAddresses.home} className="home-link" onClick={close}>
        <Logo name={name} />
      </Link>
      <nav id="menu" ref={menu} popover="auto" className="menu" aria-label="Ana menü">
        {links.map(({ path, label }) => (
          <NavLink key={path} to={path} end={path === pageAddresses.home} onClick={close}>
            {label}
          </NavLink>
        ))}
      </nav>
      <NavLink to={pageAddresses.search} className="search-link" aria-label="Ara" onClick={close}>
        <Icon name="search" />
      </NavLink>
      <button type="button" className="menu-button" popoverTarget="menu" aria-label="Menü">
        <Icon name="menu" />
      </button>
    </header>
  );
}
