import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { Icon } from "../../components/icon.tsx";
import { useHash } from "../../use-hash.ts";
import { Reading, type ReadingBlock } from "./reading.tsx";

type Position = { sign: string; slug: string; path: string; content: ReadingBlock[] };

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
      {positions.map(({ sign, slug, path, content }) => (
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
            <Reading blocks={content} heading="h4" />
            <a className="own-page" href={path}>
              Bu yorumun kendi sayfası <Icon name="arrow-right" />
            </a>
          </div>
        </details>
      ))}
    </div>
  );
}
