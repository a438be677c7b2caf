import type { SkyWords } from "../sky/sky-words.ts";

/** The sky at this minute. In the prerendered page it is empty, but has its size: show-today-sky.ts fills it. */
export function TodaySky({ words, className = "" }: { words: SkyWords; className?: string }) {
  const { title, note, labels, outside, failed, ...months } = words;
  return (
    <section
      className={`today-sky needs-script ${className}`}
      aria-label={title}
      data-first={months.first}
      data-last={months.last}
      data-file={months.file}
    >
      <div className="wrap">
        <h2>{title}</h2>
        <p>{note}</p>
        <dl>
          {labels.map((label, index) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <b /> <span />
                {index === 0 && (
                  <svg viewBox="-11 -11 22 22" aria-hidden="true" {...{ hidden: true }}>
                    <circle r="10" />
                    <path />
                  </svg>
                )}
              </dd>
            </div>
          ))}
        </dl>
        <p data-answer="outside" hidden>
          {outside}
        </p>
        <p data-answer="failed" hidden>
          {failed}
        </p>
      </div>
    </section>
  );
}
