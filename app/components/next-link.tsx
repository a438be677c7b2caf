import { Icon } from "./icon.tsx";

/** What follows the text that has just been read. */
export function NextLink({ label, title, path }: { label: string; title: string; path: string }) {
  return (
    <a className="next-link" href={path}>
      {label} <b>{title}</b>
      {/* With the last word, never on a line of its own. */}
      {"\u00a0"}
      <Icon name="arrow-right" />
    </a>
  );
}
