import { type Image, Picture } from "../../components/picture.tsx";
import type { MoonPhase } from "../../content/moon-phase.ts";
import { nightOnTheLeft } from "./turn-moon.ts";

type Props = {
  title: string;
  text: string;
  image: Image;
  ring: string;
  phases: (MoonPhase & { slug: string })[];
};

/**
 * Without JavaScript all phases are listed; with it one shows at a time, in the space of the longest: turn-moon.ts. The
 * shadow on the Moon is that of the phase under the pointer.
 */
export function MoonExplorer({ title, text, image, ring, phases }: Props) {
  return (
    <section className="sky band moon-explorer" aria-label={title}>
      <div className="wrap moon">
        <div>
          <h2 className="title-lg">{title}</h2>
          <p>{text}</p>
        </div>
        <div>
          <div className="moon-dial">
            <div className="moon-turn">
              <img src={ring} alt="" width={1180} height={1180} loading="lazy" />
              <Picture
                image={image}
                alt=""
                sizes="(width >= 78rem) 25rem, (width >= 46rem) 32vw, 66vw"
              />
              <i hidden />
            </div>
            <svg className="needs-script" viewBox="-1 -1 2 2" fill="#080c16" aria-hidden="true">
              <path d={nightOnTheLeft(0)} />
              <path d={nightOnTheLeft(0)} transform="scale(-1)" />
            </svg>
          </div>
          <button type="button" className="button needs-script">
            Sonraki Evre →
          </button>
          <p className="needs-script">
            <button type="button" className="button ghost small resting">
              Bugün:
            </button>
          </p>
          <p className="visually-hidden" role="status" />
        </div>
        <div className="moon-texts">
          {phases.map(({ name, slug, desc, features }, index) => (
            <article key={name} id={slug} className={index === 0 ? "fade" : "resting"}>
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
