import { Icon } from "./icon.tsx";

type Tab = { id: string; name: string; path: string };

/** A bar of links that look like tabs; reading/show-tab.ts scrolls the chosen one into sight. */
export function TabLinks(props: { label: string; tabs: Tab[]; current: string }) {
  const { label, tabs, current } = props;
  return (
    <nav className="tab-bar scroll-row" aria-label={label}>
      {tabs.map(({ id, name, path }) => (
        <a key={id} href={path} aria-current={id === current ? "page" : undefined}>
          <Icon name={id} /> {name}
        </a>
      ))}
    </nav>
  );
}
