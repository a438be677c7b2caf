import { turkishOffset } from "../../booking/turkish-day.ts";
import { moonlight, type Sky } from "../content/sky-table.ts";
import { skyAt } from "./sky-now.ts";
import { momentText, untilText } from "./turkish-time.ts";

/**
 * The texts from a minute (since 1970) on: the path of the Moon's drawing, then for each of skyWords' labels a bold word
 * and the rest of its line.
 */
export type SkyRow = [minute: number, moon: string, ...words: string[]];

const MINUTE = 60_000;
const DAY = 86_400_000;

/** All rows of a month in Turkey, "2026-11": one for every minute at which a text changes. */
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

/** `month` may be 13. */
const istanbulMidnight = (year: number, month: number) => Date.UTC(year, month - 1) - turkishOffset;

/** Each midnight, and each quarter of an hour at which the lit percentage changes. */
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
  // The border of the lit part is half an ellipse: the nearer to a half moon, the narrower.
  const width = Math.abs(lit - 50) / 5;
  const outer = isWaxing ? 1 : 0;
  const inner = lit > 50 ? outer : 1 - outer;
  return `M0-10A10 10 0 0 ${outer} 0 10A${width} 10 0 0 ${inner} 0-10`;
}
