import { Icon } from "./icon.tsx";

/** What follows the text that has just been read. */
export function NextLink({ label, title, path }: { label: string; title: string; path: string }) {
  return (
    <a className="next-link" href={path}>
      {label}{" "}
      <span>
        <b>{title}</b> <Icon name="arrow-right" />
      </span>
    </a>
  );
}
