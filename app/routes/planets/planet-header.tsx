import { Fragment } from "react";
import { type Image, Picture } from "../../components/picture.tsx";
import type { PlanetFact } from "../../content/planet-facts.ts";
import { slugOf } from "../../content/slug.ts";

type Props = {
  name: string;
  description: string;
  image: Image;
  facts: PlanetFact[];
  /** In which sign it is when, for reading/show-sign.ts. */
  signs: string;
};

/** The planet's picture and facts. Signs link to their entries below. */
export function PlanetHeader({ name, description, image, facts, signs }: Props) {
  return (
    <header className="sky">
      <div className="wrap">
        <Picture image={image} alt="" eager />
        <h2 className="title-xl">{name}</h2>
        <p className="lead">{description}</p>
        <dl>
          <div className="needs-script screen-only">
            <dt>Bugün</dt>
            <dd>
              {/* biome-ignore lint/a11y/useAnchorContent: reading/show-sign.ts fills it. */}
              {/* biome-ignore lint/a11y/useValidAnchor: reading/show-sign.ts sets its address. */}
              <a data-signs={signs} />
            </dd>
          </div>
          {facts.map(({ label, signs, words }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {signs.map((sign, index) => (
                  <Fragment key={sign}>
                    {index > 0 && ", "}
                    <a href={`#${slugOf(sign)}`}>{sign}</a>
                  </Fragment>
                ))}
                {words}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </header>
  );
}
