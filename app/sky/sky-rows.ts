import { turkishOffset } from "../../booking/turkish-day.ts";
import { moonlight, type Sky } from "../content/sky-table.ts";
import { skyAt } from "./sky-now.ts";
import { momentText, untilText } from "./turkish-time.ts";

/**
 * What is said from a minute since 1970 on: the drawing of the Moon, then a word and what belongs to it for
 * each of skyWords' labels.
 */
export type SkyRow = [minute: number, moon: string, ...words: string[]];

const MINUTE = 60_000;
const DAY = 86_400_000;

/** Everything that is said in a month of Turkey's, "2026-11": a row for every minute at which a word changes. */
export function skyRows(sky: Sky, month: string): SkyRow[] {
  const [year, number] = month.split("-").map(Number);
  const start = istanbulMidnight(year!, number!);
  const end = istanbulMidnight(year!, number! + 1);
  const events = [
    ...sky.ingresses.map(({ at }) => at),
    ...sky.quarters.map(({ at }) => at),
    ...sky.retrogrades.flatMap((period) => [period.start, period.end]),
  ].filter((at) => at > start && at < end);
  const instants = new Set([...lightChanges(sky, start, end), ...events]);
  return [...instants].sort((a, b) => a - b).map((at) => skyRow(sky, at));
}

/** A month may be the thirteenth. */
const istanbulMidnight = (year: number, month: number) => Date.UTC(year, month - 1) - turkishOffset;

/** Each midnight, and each quarter of an hour in which the Moon has gained or lost a whole percent of light. */
function lightChanges(sky: Sky, start: number, end: number): number[] {
  const changes: number[] = [];
  let before: number | undefined;
  for (let at = start; at < end; at += 15 * MINUTE) {
    const { lit } = moonlight(sky, at);
    if (lit !== before || (at - start) % DAY === 0) changes.push(at);
    before = lit;
  }
  return changes;
}

function skyRow(sky: Sky, at: number): SkyRow {
  const now = skyAt(sky, at);
  const { next } = now;
  return [
    at / MINUTE,
    moonPath(moonlight(sky, at)),
    now.phase,
    `%${now.lit} aydınlık`,
    `${now.sign} burcunda`,
    untilText(now.signUntil, at),
    now.retrograde.join(", ") || "Şu anda hiçbiri",
    "",
    next?.title ?? `${now.lastYear} sonrası henüz hesaplanmadı`,
    next ? `${momentText(next.at, at)}${next.isRough ? " civarında" : ""}` : "",
  ];
}

/** The lit part of a disc of radius 10: on the right while it grows, as seen from Turkey. */
function moonPath({ lit, isWaxing }: { lit: number; isWaxing: boolean }): string {
  // The border between day and night is half an ellipse, as wide as the lit part is away from a half.
  const width = Math.abs(lit - 50) / 5;
  const outer = isWaxing ? 1 : 0;
  const inner = lit > 50 ? outer : 1 - outer;
  return `M0-10A10 10 0 0 ${outer} 0 10A${width} 10 0 0 ${inner} 0-10`;
}
