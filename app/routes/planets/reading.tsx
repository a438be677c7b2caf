import { labelled } from "../../../content-model/guide-text.ts";

export type ReadingBlock = { title: string; items: string[] };

/** What a planet says in a sign: titled blocks, and where it has one, a closing sentence. */
export function Reading(props: { blocks: ReadingBlock[]; note?: string; heading: "h2" | "h4" }) {
  const { blocks, note, heading: Heading } = props;
  return (
    <div className="reading">
      {blocks.map(({ title, items }) => (
        <section key={title}>
          {title && <Heading>{title}</Heading>}
          {title ? (
            <ul>
              {items.map((item) => (
                <Item key={item} item={item} />
              ))}
            </ul>
          ) : (
            <p className="summary">{items[0]}</p>
          )}
        </section>
      ))}
      {note && <p className="footnote">* {note}</p>}
    </div>
  );
}

function Item({ item }: { item: string }) {
  const { label, text } = labelled(item);
  return (
    <li>
      {label && <strong>{label}:</strong>} {text}
    </li>
  );
}
