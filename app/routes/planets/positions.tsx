import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { labelled } from "../../../content-model/guide-text.ts";
import { Icon } from "../../components/icon.tsx";
import { useHash } from "../../use-hash.ts";

type Position = { sign: string; slug: string; content: { title: string; items: string[] }[] };

/** The open entry is the address's fragment; without JavaScript the browser opens and closes them. */
export function Positions({ planet, positions }: { planet: string; positions: Position[] }) {
  const open = useHash();
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open) list.current?.querySelector("[open] > summary")?.scrollIntoView({ block: "nearest" });
  }, [open]);
  const toggle = (slug: string) => (event: React.MouseEvent) => {
    event.preventDefault();
    navigate({ hash: slug === open ? "" : slug });
  };
  return (
    <div ref={list} className="accordion">
      {positions.map(({ sign, slug, content }) => (
        <details key={slug} name="burc" open={slug === open}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button to every browser */}
          <summary onClick={toggle(slug)}>
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
