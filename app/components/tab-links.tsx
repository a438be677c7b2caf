import { useRef } from "react";
import { Link } from "react-router";
import { useInSight } from "../use-in-sight.ts";
import { Icon } from "./icon.tsx";

type Tab = { id: string; name: string; path: string };

/** A bar of tabs, each with an address of its own. */
export function TabLinks(props: { label: string; tabs: Tab[]; current: string }) {
  const { label, tabs, current } = props;
  const bar = useRef<HTMLElement>(null);
  useInSight(bar, current);
  return (
    <nav ref={bar} className="tab-bar scroll-row" aria-label={label}>
      {tabs.map(({ id, name, path }) => (
        <Link key={id} to={path} aria-current={id === current ? "page" : undefined}>
          <Icon name={id} /> {name}
        </Link>
      ))}
    </nav>
  );
}
