import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { Icon } from "./icon.tsx";

type Tab = { id: string; name: string; path: string };

/** A bar of tabs, each with an address of its own; the chosen one is kept in sight. */
export function TabLinks({
  label,
  tabs,
  current,
}: {
  label: string;
  tabs: Tab[];
  current: string;
}) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const chosen = bar.current?.querySelector<HTMLElement>(`[href="${pathOf(tabs, current)}"]`);
    if (chosen) bar.current?.scrollTo({ left: chosen.offsetLeft - bar.current.clientWidth / 3 });
  }, [tabs, current]);
  return (
    <nav ref={bar} className="tab-bar" aria-label={label}>
      {tabs.map(({ id, name, path }) => (
        <Link key={id} to={path} aria-current={id === current ? "page" : undefined}>
          <Icon name={id} /> {name}
        </Link>
      ))}
    </nav>
  );
}

function pathOf(tabs: Tab[], current: string) {
  return tabs.find(({ id }) => id === current)?.path;
}
