import { moonCalendarAddress, retrogradesAddress } from "../../content-model/addresses.ts";
import { MoonDisc } from "./moon-disc.tsx";
import type { SkyNow } from "./sky-now.ts";
import { momentText, untilText } from "./turkish-time.ts";
import { useSkyNow } from "./use-sky-now.ts";

/** What the sky does at this minute. The prerendered page keeps the room for it, and says nothing of today. */
export function TodaySky({ isDark = false }: { isDark?: boolean }) {
  const sky = useSkyNow();
  return (
    <section className={`today-sky needs-script${isDark ? " sky" : ""}`} aria-label="Bugün gökyüzü">
      <div className="wrap">
        <h2>Bugün gökyüzü</h2>
        <p className="note">Türkiye saatiyle</p>
        {typeof sky === "string" ? <Missing reason={sky} /> : <Facts sky={sky} />}
      </div>
    </section>
  );
}

function Missing({ reason }: { reason: string }) {
  return (
    <p className="missing">
      {reason} Tarihler <a href={moonCalendarAddress()}>Ay takviminde</a> ve{" "}
      <a href={retrogradesAddress()}>retro tarihlerinde</a>.
    </p>
  );
}

function Facts({ sky }: { sky: SkyNow | undefined }) {
  return (
    <dl>
      <div>
        <dt>Ay’ın evresi</dt>
        <dd>
          {sky && (
            <>
              <MoonDisc {...sky} />
              <b>{sky.phase}</b> %{sky.lit} aydınlık
            </>
          )}
        </dd>
      </div>
      <div>
        <dt>Ay’ın burcu</dt>
        <dd>
          {sky && (
            <>
              <b>{sky.sign} burcunda</b> {untilText(sky.signUntil, sky.now)}
            </>
          )}
        </dd>
      </div>
      <div>
        <dt>Retrodakiler</dt>
        <dd>{sky && <b>{sky.retrograde.join(", ") || "Şu anda hiçbiri"}</b>}</dd>
      </div>
      <div>
        <dt>Sıradaki</dt>
        <dd>{sky && <Next sky={sky} />}</dd>
      </div>
    </dl>
  );
}

function Next({ sky: { next, now, lastYear } }: { sky: SkyNow }) {
  if (!next) return <b>{lastYear} sonrası henüz hesaplanmadı</b>;
  const { at, title, isRough } = next;
  return (
    <>
      <b>{title}</b>{" "}
      <time dateTime={new Date(at).toISOString()}>
        {momentText(at, now)}
        {isRough && " civarında"}
      </time>
    </>
  );
}
