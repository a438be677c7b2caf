import type { SkyRow } from "../sky/sky-rows.ts";
import type { SkyWords } from "../sky/sky-words.ts";

type Props = { sky: SkyRow | string | undefined; words: SkyWords; className?: string };

/** The sky at this minute. In the prerendered page it is empty, but has its size. */
export function TodaySky({ sky, words: { title, note, labels }, className = "" }: Props) {
  const [, moon, ...facts] = typeof sky === "object" ? sky : [];
  return (
    <section className={`today-sky needs-script ${className}`} aria-label={title}>
      <div className="wrap">
        <h2>{title}</h2>
        <p>{note}</p>
        {typeof sky === "string" ? (
          <p>{sky}</p>
        ) : (
          <dl>
            {labels.map((label, index) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <b>{facts[2 * index]}</b> {facts[2 * index + 1]}
                  {index === 0 && moon && (
                    <svg viewBox="-11 -11 22 22" aria-hidden="true">
                      <circle r="10" />
                      <path d={moon} />
                    </svg>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}
