import { moonlight, type Sky } from "../content/sky-table.ts";
import { moonPhaseNames, signNames } from "../content/zodiac.ts";
import { istanbulDay } from "./turkish-time.ts";

type SkyNow = {
  phase: string;
  /** In percent of the Moon's disc. */
  lit: number;
  isWaxing: boolean;
  sign: string;
  signUntil: number;
  retrograde: string[];
  /** Undefined at the end of the table. Stations are known to about an hour only: `isRough`. */
  next: { at: number; title: string; isRough: boolean } | undefined;
  /** The last year of the table. */
  lastYear: number;
};

/** The state of the sky at an instant within the table. */
export function skyAt(sky: Sky, now: number): SkyNow {
  if (now < sky.from || now >= sky.until) throw new RangeError("not computed");
  const entered = lastBefore(sky.ingresses, now);
  return {
    phase: phaseAt(sky, now),
    ...moonlight(sky, now),
    sign: signAt(sky, now),
    signUntil: sky.ingresses[entered + 1]!.at,
    retrograde: sky.retrogrades
      .filter(({ start, end }) => start <= now && now < end)
      .map(({ planet }) => planet),
    next: nextEvent(sky, now),
    lastYear: Number(istanbulDay(sky.until - 1).split(" ")[2]),
  };
}

const lastBefore = (list: { at: number }[], now: number) =>
  list.findLastIndex(({ at }) => at <= now);

const signAt = (sky: Sky, now: number) => signNames[lastBefore(sky.ingresses, now) % 12]!;

/** The day (in Turkey) of a new moon, quarter or full moon has its name; the days between have the other four. */
function phaseAt({ quarters }: Sky, now: number): string {
  const passed = lastBefore(quarters, now);
  const today = istanbulDay(now);
  const quarter = [passed, passed + 1].find((index) => istanbulDay(quarters[index]!.at) === today);
  return moonPhaseNames[quarter === undefined ? (passed % 4) * 2 + 1 : (quarter % 4) * 2]!;
}

/** The next new or full moon or station. */
function nextEvent(sky: Sky, now: number): SkyNow["next"] {
  const index = sky.quarters.findIndex(({ at }, place) => place % 2 === 0 && at > now);
  const { at, eclipse } = sky.quarters[index]!;
  const phase = [moonPhaseNames[(index % 4) * 2], eclipse].filter(Boolean).join(", ");
  const moon = { at, title: `${phase} (${signAt(sky, at)})`, isRough: false };
  const stations = sky.retrogrades
    .flatMap(({ planet, start, end }) => [
      { at: start, title: `${planet} retrosu başlıyor`, isRough: true },
      { at: end, title: `${planet} retrosu bitiyor`, isRough: true },
    ])
    .filter((station) => station.at > now);
  const next = [moon, ...stations].reduce((first, one) => (one.at < first.at ? one : first));
  return next.at < sky.until ? next : undefined;
}
