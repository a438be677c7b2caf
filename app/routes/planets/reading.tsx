import { LinkedText } from "../../components/linked-paragraphs.tsx";
import { labelled } from "../../content/guide-text.ts";
import type { Linked, LinkedLine } from "../../content/links/links.ts";

/** An item is “Label: text”, or has been split already and has links. */
export type ReadingBlock = { title: string; items: (string | LinkedLine)[] };

/** The text on a planet in a sign: a lead, titled blocks, and for Jupiter an untitled summary. */
export function Reading(props: {
  lead: string | Linked[];
  blocks: ReadingBlock[];
  note?: string | Linked[] | undefined;
  heading: "h2" | "h4";
}) {
  const { lead, blocks, note, heading: Heading } = props;
  return (
    <div className="reading">
      <p className="lead">
        <LinkedText parts={[lead].flat()} />
      </p>
      {blocks.map(({ title, items }) => (
        <section key={title}>
          {title && <Heading>{title}</Heading>}
          {title ? (
            <ul>
              {items.map(lineOf).map(({ label, text }) => (
                <li key={JSON.stringify(text)}>
                  {label && <strong>{label}:</strong>} <LinkedText parts={text} />
                </li>
              ))}
            </ul>
          ) : (
            <p className="summary">
              <LinkedText parts={partsOf(items[0]!)} />
            </p>
          )}
        </section>
      ))}
      {note && (
        <p className="footnote">
          * <LinkedText parts={[note].flat()} />
        </p>
      )}
    </div>
  );
}

const partsOf = (item: string | LinkedLine) => (typeof item === "string" ? [item] : item.text);

function lineOf(item: string | LinkedLine): LinkedLine {
  if (typeof item !== "string") return item;
  const { label, text } = labelled(item);
  return { ...(label && { label }), text: [text] };
}
