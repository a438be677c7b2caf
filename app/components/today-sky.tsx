import { moonCalendarAddress, retrogradesAddress } from "../../content-model/addresses.ts";
import type { SkyRow } from "../sky/sky-rows.ts";

type Props = { sky: SkyRow | string | undefined; labels: string[]; className?: string };

/** What the sky does at this minute. The prerendered page keeps the room for it, and says nothing of today. */
export function TodaySky({ sky, labels, className = "" }: Props) {
  const isMissing = typeof sky === "string";
  const [, moon, ...words] = isMissing || !sky ? [] : sky;
  return (
    <section className={`today-sky needs-script ${className}`} aria-label="Bugün gökyüzü">
      <div className="wrap">
        <h2>Bugün gökyüzü</h2>
        <p className="note">Türkiye saatiyle</p>
        {isMissing ? (
          <p className="missing">
            {sky} Tarihler <a href={moonCalendarAddress}>Ay takviminde</a> ve{" "}
            <a href={retrogradesAddress()}>retro tarihlerinde</a>.
          </p>
        ) : (
          <dl>
            {labels.map((label, index) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <b>{words[2 * index]}</b> {words[2 * index + 1]}
                  {index === 0 && <MoonDisc path={moon} />}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}

export function MoonDisc({ path }: { path: string | undefined }) {
  return (
    path && (
      <svg className="moon-disc" viewBox="-11 -11 22 22" aria-hidden="true">
        <circle r="10" />
        <path d={path} />
      </svg>
    )
  );
}
