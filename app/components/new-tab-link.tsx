import type { ComponentProps } from "react";

/** A link that opens in a new tab, and tells screen readers so. */
export function NewTabLink({ children, ...link }: ComponentProps<"a">) {
  return (
    <a {...link} target="_blank" rel="noreferrer">
      {children}
      <span className="visually-hidden"> (yeni sekmede açılır)</span>
    </a>
  );
}
