import { useEffect, useRef, useState } from "react";
import { type Image, Picture } from "../../components/picture.tsx";
import type { MoonPhase } from "../../content/moon-phase.ts";
import { useHash, useScrollTo } from "../../use-hash.ts";

type Props = {
  title: string;
  text: string;
  image: Image;
  ring: string;
  phases: (MoonPhase & { slug: string })[];
  /** The name of today's phase, if known. */
  today: string | undefined;
};

/** Without JavaScript all phases are listed; with it one shows at a time, in the space of the longest. */
export function MoonExplorer({ title, text, image, ring, phases, today }: Props) {
  const [steps, setSteps] = useState(0);
  const count = phases.length;
  const current = steps % count;
  const todays = phases.findIndex(({ name }) => name === today);
  const section = useRef<HTMLElement>(null);
  const hash = useHash(phases.map(({ slug }) => slug));
  const linked = phases.findIndex(({ slug }) => slug === hash);
  useEffect(() => {
    if (linked >= 0) setSteps(linked);
  }, [linked]);
  useScrollTo(hash, section);
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

type DialProps = { image: Image; ring: string; steps: number; today: number };

/**
 * The Moon and the ring of its phases turn together; pointer and shadow do not. The shadow is that of the phase under
 * the pointer.
 */
function MoonDial({ image, ring, steps, today }: DialProps) {
  const phase = steps % 8;
  return (
    <div className="moon-dial">
      <div className="moon-turn" style={steps ? { rotate: `${steps * 45}deg` } : undefined}>
        <img src={ring} alt="" width={1180} height={1180} loading="lazy" />
        <Picture image={image} alt="" sizes="(width >= 78rem) 25rem, (width >= 46rem) 32vw, 66vw" />
        {today >= 0 && <i style={{ rotate: `${today * -45}deg` }} />}
      </div>
      <svg className="needs-script" viewBox="-1 -1 2 2" fill="#080c16" aria-hidden="true">
        <path d={nightOnTheLeft(phase)} />
        <path d={nightOnTheLeft((8 - phase) % 8)} transform="scale(-1)" />
      </svg>
    </div>
  );
}

/**
 * The dark part of a disc of radius 1 on its left, so many eighths after the new moon; none from the full moon on. Its
 * border is half an ellipse. It extends beyond the disc, which clips it, so that blurring softens only this border.
 */
function nightOnTheLeft(eighths: number): string {
  const x = eighths < 4 ? Math.cos((eighths * Math.PI) / 4) : -1.3;
  // Two Bézier curves approximate half an ellipse (0.5523), and CSS can animate between the eight phases.
  const c = (x * 0.5523).toFixed(3);
  const edge = x.toFixed(3);
  return `M0-1V-2H-2V2H0V1C${c} 1 ${edge} .5523 ${edge} 0S${c}-1 0-1`;
}
