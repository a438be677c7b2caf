import type { Linked } from "../content/links/links.ts";

/** Paragraphs with links in names and technical words. */
export function LinkedParagraphs({ paragraphs }: { paragraphs: Linked[][] }) {
  return paragraphs.map((parts) => (
    <p key={JSON.stringify(parts)}>
      <LinkedText parts={parts} />
    </p>
  ));
}

export function LinkedText({ parts }: { parts: Linked[] }) {
  return parts.map((part) =>
    typeof part === "string" ? (
      part
    ) : (
      <a key={part.path} href={part.path} className={part.explains && "term"}>
        {part.text}
      </a>
    ),
  );
}
