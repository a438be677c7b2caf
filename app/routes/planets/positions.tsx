import { Icon } from "../../components/icon.tsx";
import { Reading, type ReadingBlock } from "./reading.tsx";

type Position = {
  sign: string;
  slug: string;
  path: string;
  lead: string;
  note?: string;
  content: ReadingBlock[];
};

/** Native accordion entries; reading/follow-fragment.ts keeps the address's fragment up to date. */
export function Positions({ planet, positions }: { planet: string; positions: Position[] }) {
  return (
    <div className="accordion">
      {positions.map(({ sign, slug, path, lead, note, content }) => (
        <details key={slug} name="burc">
          <summary>
            <Icon name={slug} />
            <h3>
              {planet} {sign} Burcunda
            </h3>
          </summary>
          <div id={slug}>
            <Reading lead={lead} blocks={content} note={note} heading="h4" />
            <a className="planet-page-link" href={path}>
              Bu yorumun kendi sayfası <Icon name="arrow-right" />
            </a>
          </div>
        </details>
      ))}
    </div>
  );
}
