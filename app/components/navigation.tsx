import { useRef } from "react";
import { Link, NavLink } from "react-router";
import { Icon } from "./icon.tsx";
import { Logo } from "./logo.tsx";
import { pages } from "./pages.ts";

/** The menu is a native popover on small screens, so that it opens without JavaScript too. */
export function Navigation({ name }: { name: string }) {
  const menu = useRef<HTMLElement>(null);
  const close = () => menu.current?.matches(":popover-open") && menu.current.hidePopover();
  return (
    <header className="site-header">
      <Link to="/" className="home-link" onClick={close}>
        <Logo name={name} />
      </Link>
      <nav id="menu" ref={menu} popover="auto" className="menu" aria-label="Ana menü">
        {pages.map(([path, label]) => (
          <NavLink key={path} to={path} end={path === "/"} onClick={close}>
            {label}
          </NavLink>
        ))}
      </nav>
      <NavLink to="/ara" className="search-link" aria-label="Ara" onClick={close}>
        <Icon name="search" />
      </NavLink>
      <button type="button" className="menu-button" popoverTarget="menu" aria-label="Menü">
        <Icon name="menu" />
      </button>
    </header>
  );
}
