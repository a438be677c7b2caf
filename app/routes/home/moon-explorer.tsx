import { useEffect, useRef, useState } from "react";
import type { MoonPhase } from "../../../content-model/moon-phase.ts";
import { type Image, Picture } from "../../components/picture.tsx";
import { ownScroll } from "../../scroll-behavior.ts";
import { useHash } from "../../use-hash.ts";

/** Without JavaScript all phases stand below each other; with it, one at a time. */
export function MoonExplorer({
  title,
  text,
  image,
  phases,
}: {
  title: string;
  text: string;
  image: Image;
  phases: (MoonPhase & { slug: string; image: Image })[];
}) {
  const [steps, setSteps] = useState(0);
  const current = steps % phases.length;
  const section = useRef<HTMLElement>(null);
  const hash = useHash();
  const asked = phases.findIndex(({ slug }) => slug === hash);
  useEffect(() => {
    if (asked < 0) return;
    setSteps(asked);
    section.current?.scrollIntoView({ behavior: ownScroll() });
  }, [asked]);
  return (
    <section ref={section} className="sky band" aria-label={title}>
      <div className="wrap moon">
        <div className="moon-turn" style={steps ? { rotate: `${steps * 45}deg` } : undefined}>
          <Picture image={image} alt="" />
        </div>
        <div>
          <h2 className="title-lg">{title}</h2>
          <p>{text}</p>
          <p className="visually-hidden" role="status">
            {steps > 0 && phases[current]?.name}
          </p>
          <div>
            {phases.map(({ name, slug, image: disc, desc, features }, index) => (
              <article key={name} id={slug} className={index === current ? "" : "unless-script"}>
                <h3>
                  {/* Less than it is drawn: a third dot for each pixel shows nothing on so small a moon. */}
                  <Picture image={disc} alt="" sizes="2rem" />
                  {name}
                </h3>
                <p>{desc}</p>
                <ul>
                  {features.map((feature) => (
                    <li key={feature}>{feature}</li>
                  ))}
                </ul>
              </article>
            ))}
          </div>
          <button type="button" className="button needs-script" onClick={() => setSteps(steps + 1)}>
            Sonraki Evre →
          </button>
        </div>
      </div>
    </section>
  );
}
