import { useEffect, useRef, useState } from "react";
import type { Image } from "../../components/picture.tsx";
import type { MoonPhase } from "../../content/moon-phase.ts";
import { useHash, useScrollTo } from "../../use-hash.ts";
import { MoonDial } from "./moon-dial.tsx";

type Props = {
  title: string;
  text: string;
  image: Image;
  ring: string;
  phases: (MoonPhase & { slug: string })[];
  /** The name of today's phase, where that is known. */
  today: string | undefined;
};

/** Without JavaScript all phases stand below each other; with it, one at a time, in the room of the longest. */
export function MoonExplorer({ title, text, image, ring, phases, today }: Props) {
  const [steps, setSteps] = useState(0);
  const count = phases.length;
  const current = steps % count;
  const todays = phases.findIndex(({ name }) => name === today);
  const section = useRef<HTMLElement>(null);
  const hash = useHash(phases.map(({ slug }) => slug));
  const asked = phases.findIndex(({ slug }) => slug === hash);
  useEffect(() => {
    if (asked >= 0) setSteps(asked);
  }, [asked]);
  useScrollTo(hash, section, "start");
  return (
    <section ref={section} className="sky band moon-explorer" aria-label={title}>
      <div className="wrap moon">
        <div>
          <h2 className="title-lg">{title}</h2>
          <p>{text}</p>
        </div>
        <div>
          <MoonDial image={image} ring={ring} steps={steps} today={todays} />
          <button type="button" className="button needs-script" onClick={() => setSteps(steps + 1)}>
            Sonraki Evre →
          </button>
          <p className="needs-script">
            <button
              type="button"
              className={`button ghost small ${todays < 0 ? "resting" : ""}`}
              onClick={() => setSteps(steps + ((todays - current + count) % count))}
            >
              Bugün: {today}
            </button>
          </p>
          <p className="visually-hidden" role="status">
            {steps > 0 && phases[current]?.name}
          </p>
        </div>
        <div className="moon-texts">
          {phases.map(({ name, slug, desc, features }, index) => (
            <article key={name} id={slug} className={index === current ? "fade" : "resting"}>
              <h3>{name}</h3>
              <p>{desc}</p>
              <ul>
                {features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
