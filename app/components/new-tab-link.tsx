import type { ComponentProps } from "react";

/** A link that opens beside the page, and says so to whoever does not see it happen. */
export function NewTabLink({ children, ...link }: ComponentProps<"a">) {
  return (
    <a {...link} target="_blank" rel="noreferrer">
      {children}
      <span className="visually-hidden"> (yeni sekmede açılır)</span>
    </a>
  );
}
