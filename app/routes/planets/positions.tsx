import { labelled } from "../../../content-model/guide-text.ts";
import { Icon } from "../../components/icon.tsx";

type Position = { sign: string; slug: string; content: { title: string; items: string[] }[] };

/** The browser opens and closes the entries; reading/follow-fragment.ts lets the address follow. */
export function Positions({ planet, positions }: { planet: string; positions: Position[] }) {
  return (
    <div className="accordion">
      {positions.map(({ sign, slug, content }) => (
        <details key={slug} name="burc">
          <summary>
            <Icon name={slug} />
            <h3>
              {planet} {sign} Burcunda
            </h3>
            <Icon name="chevron-down" />
          </summary>
          <div id={slug}>
            {content.map(({ title, items }) => (
              <section key={title}>
                {title && <h4>{title}</h4>}
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
          </div>
        </details>
      ))}
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
