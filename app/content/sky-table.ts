/**
 * content/sky/table.json: four years of sky in a few kilobytes, since pages fetch it. Every time is a
 * minute since 1970; in lists of numbers each stands for its distance from the one before.
 */
export type SkyTable = {
  /** Before and after these nothing is known. */
  from: number;
  until: number;
  /** When the Moon enters the signs, Koç first, all round. */
  ingresses: number[];
  /** How far ahead of the Sun the Moon is at each ingress, in tenths of a degree. */
  elongations: number[];
  /** New moon, first quarter, full moon, last quarter, all round. */
  quarters: number[];
  /** The place among the quarters, and what kind of eclipse. */
  eclipses: [quarter: number, name: string][];
  /** When a planet turns back and forward again, and where, in arcminutes of longitude. */
  retrogrades: [planet: string, start: number, startsAt: number, end: number, endsAt: number][];
};

const MINUTE = 60_000;

export type Retrograde = {
  planet: string;
  start: number;
  end: number;
  startsAt: number;
  endsAt: number;
};

export type Sky = {
  from: number;
  until: number;
  ingresses: { at: number; elongation: number }[];
  quarters: { at: number; eclipse: string | undefined }[];
  retrogrades: Retrograde[];
};

/** The table with instants in milliseconds and angles in degrees; longitudes stay arcminutes. */
export function readSkyTable(table: SkyTable): Sky {
  const elongations = summed(table.elongations);
  const eclipses = new Map(table.eclipses);
  return {
    from: table.from * MINUTE,
    until: table.until * MINUTE,
    ingresses: summed(table.ingresses).map((minute, index) => ({
      at: minute * MINUTE,
      elongation: elongations[index]! / 10,
    })),
    quarters: summed(table.quarters).map((minute, index) => ({
      at: minute * MINUTE,
      eclipse: eclipses.get(index),
    })),
    retrogrades: table.retrogrades.map(([planet, start, startsAt, end, endsAt]) => ({
      planet,
      start: start * MINUTE,
      startsAt,
      end: end * MINUTE,
      endsAt,
    })),
  };
}

/**
 * How much of the Moon's disc is lit, in percent, and whether it grows. Between two ingresses the Moon gains
 * on the Sun so evenly that a straight line is a third of a degree off.
 */
export function moonlight({ ingresses }: Sky, now: number): { lit: number; isWaxing: boolean } {
  const index = ingresses.findLastIndex(({ at }) => at <= now);
  const [before, after] = [ingresses[index]!, ingresses[index + 1]!];
  const part = (now - before.at) / (after.at - before.at);
  const elongation = before.elongation + part * (after.elongation - before.elongation);
  return {
    lit: Math.round(50 * (1 - Math.cos((elongation * Math.PI) / 180))),
    isWaxing: elongation % 360 < 180,
  };
}

function summed(steps: number[]): number[] {
  let sum = 0;
  return steps.map((step) => {
    sum += step;
    return sum;
  });
}

/** What is computed of the sky: all of these, in Turkey time. */
export const skyYears = [2025, 2026, 2027, 2028];

/**
 * The day on which the tables in content/sky, or the words made of them, last became others: calendars are
 * stamped with it, and caches keep the months apart by it.
 */
export const skyVersion = new Date("2026-11-15T00:00:00Z");
