import type { Linked } from "../../content-model/linked-names.ts";

/** Paragraphs in which a name may lead to the page on what it names. */
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
      <a key={part.path} href={part.path}>
        {part.text}
      </a>
    ),
  );
}
