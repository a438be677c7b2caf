import { Icon } from "./icon.tsx";

/** The link to the next text, at the end of a text. */
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
